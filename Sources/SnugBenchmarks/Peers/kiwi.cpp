// Measures kiwi. It is ours and contains nothing of kiwi's.
//
// It does for kiwi what SolverMeasurement does for our solver, as often and as long, and prints the same
// lines. Its arguments are a problem (see ProblemFile), an order of the constraints and a way to give the
// container its width (see Kiwi.swift).
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <exception>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace {

const int reach = 50;
const int least_resizes = 100;
const double least_duration = 0.1;
const double quick_batch = 0.001;
const double longest_duration = 0.5;
const std::size_t most_runs = 1001;
// Above every constraint that is not required.
const double edit_strength = 1e9;

struct Row {
  double strength;  // negative if required
  char relation;
  double bound;
  std::vector<std::pair<double, int>> terms;
};

struct Problem {
  int variables = 0;
  double width = 0;
  std::vector<Row> rows;
};

Problem read(const char *path) {
  std::ifstream in(path);
  Problem problem;
  std::size_t rows = 0;
  in >> problem.variables >> problem.width >> rows;
  problem.rows.resize(rows);
  for (Row &row : problem.rows) {
    std::size_t terms = 0;
    in >> row.strength >> row.relation >> row.bound >> terms;
    row.terms.resize(terms);
    for (auto &term : row.terms) in >> term.first >> term.second;
  }
  if (!in) throw std::runtime_error("the problem cannot be read");
  return problem;
}

void sort(Problem &problem, const std::string &order) {
  auto sort_by = [&](auto key) {
    std::stable_sort(
        problem.rows.begin(), problem.rows.end(),
        [&](const Row &left, const Row &right) { return key(left) < key(right); });
  };
  auto required = [](const Row &row) { return row.strength < 0; };
  auto strength = [](const Row &row) { return row.strength < 0 ? HUGE_VAL : row.strength; };
  if (order == "required-first") sort_by([&](const Row &row) { return !required(row); });
  if (order == "required-last") sort_by(required);
  if (order == "strongest-first") sort_by([&](const Row &row) { return -strength(row); });
  if (order == "strongest-last") sort_by(strength);
}

// The container's width is the first variable.
struct System {
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;

  System(const Problem &problem, bool edits, bool width_first) : variables(problem.variables) {
    if (width_first) give_width(problem, edits);
    for (const Row &row : problem.rows) {
      std::vector<kiwi::Term> terms;
      terms.reserve(row.terms.size());
      for (const auto &term : row.terms) terms.emplace_back(variables[term.second], term.first);
      kiwi::RelationalOperator relation = row.relation == '<'   ? kiwi::OP_LE
                                          : row.relation == '>' ? kiwi::OP_GE
                                                                : kiwi::OP_EQ;
      solver.addConstraint(kiwi::Constraint(
          kiwi::Expression(std::move(terms), -row.bound), relation,
          row.strength < 0 ? kiwi::strength::required : row.strength));
    }
    if (!width_first) give_width(problem, edits);
    solver.updateVariables();
  }

  void give_width(const Problem &problem, bool edits) {
    if (edits) {
      solver.addEditVariable(variables[0], edit_strength);
      solver.suggestValue(variables[0], problem.width);
    } else {
      solver.addConstraint(variables[0] == problem.width);
    }
  }
};

template <typename Work>
double seconds(Work work) {
  auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

void report(const char *quantity, double number) {
  std::cout << quantity << ' ' << number << std::endl;
}

void measure(const Problem &problem, bool edits, bool width_first) {
  std::vector<double> times;
  double total = 0;
  std::unique_ptr<System> system;
  while (times.empty() || (times.size() < most_runs && total < longest_duration)) {
    system.reset();
    times.push_back(seconds([&] { system.reset(new System(problem, edits, width_first)); }));
    total += times.back();
  }
  std::sort(times.begin(), times.end());
  report("build", times[times.size() / 2]);

  std::cout << "values";
  for (const kiwi::Variable &variable : system->variables) std::cout << ' ' << variable.value();
  std::cout << std::endl;

  if (!edits) return;
  int step = 0;
  int batch = 1;
  total = 0;
  while (total < longest_duration && (step < least_resizes || total < least_duration)) {
    double time = seconds([&] {
      for (int end = step + batch; step < end;) {
        step += 1;
        int place = step % (2 * reach);
        double change = std::min(place, 2 * reach - place);
        system->solver.suggestValue(system->variables[0], problem.width + change);
        system->solver.updateVariables();
      }
    });
    total += time;
    if (time < quick_batch) batch *= 2;
  }
  report("resize", total / step);
}

}  // namespace

int main(int, char **arguments) {
  try {
    std::cout.precision(17);
    Problem problem = read(arguments[1]);
    sort(problem, arguments[2]);
    std::string width = arguments[3];
    bool edits = width.find("edited") == 0;
    measure(problem, edits, width.find("-first") != std::string::npos);
  } catch (const std::exception &error) {
    std::cerr << error.what() << std::endl;
    return 1;
  }
}
