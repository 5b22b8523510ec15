"""Measures HiGHS. It is ours and contains nothing of HiGHS's.

It does for HiGHS what SolverMeasurement does for our solver, as often and as long, and prints the same
lines, but no resizes. Its arguments are a problem (see ProblemFile) and those of a variant (see
HiGHS.swift).

Each optional constraint has a variable for its error, an equality two. The levels are solved from the
highest down, each from the basis of the one before. The optimum of a level is kept by a row, which bounds
the sum of its errors, or by fixing the variables and rows with a reduced cost, which needs no tolerance.
Both are variants, and the faster one counts. The model is made as arrays before the clock runs; the time
is that of passing it on and solving all levels. Python's part in it was 6 to 25 % with rows, and up to
half with fixing in layouts of hundreds of levels.
"""

import sys
import time

import highspy
import numpy as np

INFINITY = highspy.kHighsInf
PATIENCE = 0.5
MOST_RUNS = 1001
# What HiGHS takes for zero (dual_feasibility_tolerance).
ZERO_DUAL = 1e-7


class Problem:
    def __init__(self, path):
        with open(path) as file:
            words = iter(file.read().split())
        self.variables, width = int(next(words)), float(next(words))
        self.lower = [-INFINITY] * self.variables
        self.upper = [INFINITY] * self.variables
        self.lower[0] = self.upper[0] = width
        self.row_lower, self.row_upper = [], []
        self.start, self.index, self.value = [0], [], []
        errors = {}
        for _ in range(int(next(words))):
            strength, relation = float(next(words)), next(words)
            bound, count = float(next(words)), int(next(words))
            terms = [(float(next(words)), int(next(words))) for _ in range(count)]
            lower = -INFINITY if relation == "<" else bound
            upper = INFINITY if relation == ">" else bound
            if strength < 0 and count == 1 and terms[0][0] == 1:
                variable = terms[0][1]
                self.lower[variable] = max(self.lower[variable], lower)
                self.upper[variable] = min(self.upper[variable], upper)
                continue
            if strength >= 0:
                for sign, bounded in ((1, lower), (-1, upper)):
                    if abs(bounded) < INFINITY:
                        errors.setdefault(strength, []).append(len(self.lower))
                        terms.append((sign, len(self.lower)))
                        self.lower.append(0)
                        self.upper.append(INFINITY)
            self.row_lower.append(lower)
            self.row_upper.append(upper)
            self.value += [coefficient for coefficient, _ in terms]
            self.index += [variable for _, variable in terms]
            self.start.append(len(self.index))
        self.levels = [
            np.array(errors[level], dtype=np.int32) for level in sorted(errors, reverse=True)
        ]

    def program(self):
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = len(self.lower), len(self.row_lower)
        program.col_cost_ = np.zeros(len(self.lower))
        program.col_lower_, program.col_upper_ = np.array(self.lower), np.array(self.upper)
        program.row_lower_ = np.array(self.row_lower)
        program.row_upper_ = np.array(self.row_upper)
        matrix = program.a_matrix_
        matrix.format_ = highspy.MatrixFormat.kRowwise
        matrix.start_, matrix.index_ = np.array(self.start), np.array(self.index)
        matrix.value_ = np.array(self.value)
        return program


def keep_by_row(highs, errors):
    # No tolerance but HiGHS's own, 1e-7: with a small one, later levels turn out infeasible.
    most = max(0, highs.getInfo().objective_function_value)
    if len(errors) == 1:
        highs.changeColBounds(int(errors[0]), 0, most)
    else:
        highs.addRow(-INFINITY, most, len(errors), errors, np.ones(len(errors)))


def keep_by_fixing(highs, errors):
    solution = highs.getSolution()
    for duals, values, change in (
        (solution.col_dual, solution.col_value, highs.changeColsBounds),
        (solution.row_dual, solution.row_value, highs.changeRowsBounds),
    ):
        fixed = np.flatnonzero(np.abs(duals) > ZERO_DUAL).astype(np.int32)
        values = np.array(values)[fixed]
        change(len(fixed), fixed, values, values)


def solve(problem, program, keep, presolve, strategy):
    highs = highspy.Highs()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    highs.setOptionValue("solver", "simplex")
    highs.setOptionValue("presolve", presolve)
    highs.setOptionValue("simplex_strategy", int(strategy))
    highs.passModel(program)
    for level, errors in enumerate(problem.levels):
        if level > 0:
            before = problem.levels[level - 1]
            keep(highs, before)
            highs.changeColsCost(len(before), before, np.zeros(len(before)))
        highs.changeColsCost(len(errors), errors, np.ones(len(errors)))
        highs.run()
        status = highs.getModelStatus()
        if status != highspy.HighsModelStatus.kOptimal:
            sys.exit(f"level {level}: {status}")
    if not problem.levels:
        highs.run()
    return highs.getSolution().col_value[: problem.variables]


def main(path, presolve, keep, strategy):
    problem = Problem(path)
    program = problem.program()
    keep = {"rows": keep_by_row, "fixing": keep_by_fixing}[keep]
    times = []
    while not times or (len(times) < MOST_RUNS and sum(times) < PATIENCE):
        start = time.perf_counter()
        values = solve(problem, program, keep, presolve, strategy)
        times.append(time.perf_counter() - start)
    print("build", sorted(times)[len(times) // 2], flush=True)
    print("values", *map(float, values), flush=True)


main(*sys.argv[1:])
