package bergerie.bots.tables;

import bergerie.games.baghbandi.BaghBandiPosition;
import bergerie.games.baghbandi.Field;
import bergerie.rules.hunt.Customs;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The tables of Bagh Bandi for whatever set-up a position has. Those of the usual set-up are the
 * ones to be looked through.
 */
final class AllBandiTables extends HuntTables<BaghBandiPosition> {

  private final Field usualField;
  private final BandiTables usual;
  private final BandiTables other;

  /**
   * Both tables.
   *
   * @param usualField the field of the first
   */
  AllBandiTables(Field usualField, BandiTables usual, BandiTables other) {
    this.usualField = usualField;
    this.usual = usual;
    this.other = other;
  }

  private BandiTables of(BaghBandiPosition position) {
    return position.field().homes().equals(usualField.homes()) ? usual : other;
  }

  @Override
  OptionalInt code(BaghBandiPosition position) {
    return of(position).code(position);
  }

  @Override
  boolean holdFor(Customs customs) {
    return usual.holdFor(customs);
  }

  @Override
  boolean distances(BaghBandiPosition position) {
    return of(position).distances(position);
  }

  @Override
  List<BaghBandiPosition> twins(BaghBandiPosition position) {
    return of(position).twins(position);
  }

  @Override
  boolean countsTurns() {
    return usual.countsTurns();
  }

  @Override
  Stream<Layer<BaghBandiPosition>> all() {
    return usual.all();
  }

  @Override
  boolean isEmpty() {
    return usual.isEmpty() && other.isEmpty();
  }

  @Override
  void openAll() {
    usual.openAll();
    other.openAll();
  }
}
