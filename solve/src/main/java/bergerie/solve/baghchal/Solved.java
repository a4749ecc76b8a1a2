package bergerie.solve.baghchal;

import bergerie.solve.layer.Cells;

/** The values of a layer, with wolves and with sheep to move. */
record Solved(Cells wolves, Cells sheep) {}
