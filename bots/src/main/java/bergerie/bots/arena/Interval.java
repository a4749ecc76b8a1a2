package bergerie.bots.arena;

/** Between which bounds a share lies with 95 % confidence, by Wilson's formula. */
public record Interval(double low, double high) {

  private static final double Z = 1.959964;

  public static Interval of(double wins, long games) {
    double share = wins / games;
    double spread = Z * Z / games;
    double centre = share + spread / 2;
    double reach = Z * Math.sqrt(share * (1 - share) / games + spread / (4 * games));
    return new Interval((centre - reach) / (1 + spread), (centre + reach) / (1 + spread));
  }
}
