// The plain program Snug is measured against; see CONTRIBUTING.
#pragma once

// Draws flat lists of marks with Cairo and Pango, on so many threads; 0 when all went well.
int draw_lists(int count, char **arguments);

// Runs two command lines in turn and prints how long each took, and how long on all
// processors, in seconds; 0 when both went well.
int race(int count, char **arguments);
