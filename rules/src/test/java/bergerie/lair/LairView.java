package bergerie.lair;

import java.util.List;

/** What a viewer sees: its own hand and choice, the size of the others' hands. */
public record LairView(
    List<Integer> hand,
    int chosen,
    List<Integer> sizes,
    List<Boolean> sealed,
    List<Integer> points,
    List<Integer> shown,
    int round) {}
