package bergerie.table.desk;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.table.Dispatch;
import bergerie.table.House;
import bergerie.table.Letter;
import bergerie.table.wire.Parts;
import bergerie.table.wire.TableInfo;
import bergerie.table.wire.codec.AtTableWriter;
import bergerie.table.wire.codec.GivenWriter;
import bergerie.table.wire.codec.WishedReader;
import bergerie.table.wire.shape.Given;
import bergerie.table.wire.shape.Wished;
import java.util.Optional;

/** Requests about tables: setting one up, looking at it, sitting down. */
record Tables(House house) {

  Result create(String body) {
    return TableWish.read(Body.read(body), house).begin(house.keyring());
  }

  Result join(String table, String body) {
    Wished.Join wish = WishedReader.readJoin(Body.read(body));
    if (wish.look().orElse(false)) {
      return new Result.Asking(table, question -> new Letter.Knock(question, wish.invite()));
    }
    String token =
        wish.id()
            .map(request -> house.keyring().token(wish.invite(), request))
            .orElseGet(house.keyring()::token);
    Letter.Consent consent =
        wish.known().orElse(false) ? Letter.Consent.KNOWN_POSITION : Letter.Consent.NOTHING;
    Letter.Invitation invitation =
        new Letter.Invitation(wish.invite(), wish.name().orElse(""), token, consent);
    return new Result.Asking(table, question -> new Letter.Join(question, invitation));
  }

  /** What a table has to say. */
  static Answer told(Dispatch.Answer answer) {
    return switch (answer) {
      case Dispatch.Described(var _, Optional<TableInfo> info) ->
          info.map(Parts::table)
              .map(known -> Answer.json(200, json -> AtTableWriter.write(json, known)))
              .orElse(Answer.NO_TABLE);
      case Dispatch.Joined(var _, Letter.Joining joining) -> joined(joining);
      case Dispatch.Unanswered _ -> Answer.UNSAVED;
    };
  }

  private static Answer joined(Letter.Joining joining) {
    return switch (joining) {
      case Letter.Joining.Seated(Seat seat, String given) ->
          seat(new Given.Seated(seat.index(), Optional.of(given)));
      case Letter.Joining.Free(Seat seat) -> seat(new Given.Seated(seat.index(), Optional.empty()));
      case Letter.Joining.Taken _ ->
          Answer.fault(409, "invite", "this seat is taken", "cette place est prise");
      case Letter.Joining.Known _ ->
          Answer.fault(
              409,
              "known",
              "others may know what is hidden here, from the match it comes from:"
                  + " agree to it with known: true, or don't sit down",
              "d’autres connaissent peut-être ce qui est caché ici, par la partie d’origine :"
                  + " acceptez-le avec known: true, ou ne vous asseyez pas");
      case Letter.Joining.Unknown(String field, Words why) ->
          Answer.fault(field.equals("table") ? 404 : 403, field, why);
    };
  }

  private static Answer seat(Given.Seated seat) {
    return Answer.json(200, json -> GivenWriter.write(json, seat));
  }
}
