package bergerie.server.http;

import bergerie.rules.Seat;
import bergerie.rules.Words;
import bergerie.server.hall.Hall;
import bergerie.server.hall.Secrets;
import bergerie.server.wire.Parts;
import bergerie.server.wire.codec.AtTableWriter;
import bergerie.server.wire.codec.GivenWriter;
import bergerie.server.wire.codec.WishedReader;
import bergerie.server.wire.shape.Given;
import bergerie.server.wire.shape.Wished;
import bergerie.table.Letter;
import bergerie.table.wire.json.Fields;
import java.util.ArrayList;
import java.util.List;

/** Calls about tables: setting one up, looking at it, sitting down. */
record Tables(Hall hall) {

  static final Answer UNKNOWN = Answer.fault(404, "table", "no such table", "table inconnue");

  Answer create(Fields fields) {
    return created(hall, TableWish.read(fields, hall));
  }

  static Answer created(Hall hall, TableWish wish) {
    String table = hall.create(wish.head()).join();
    List<Given.GivenSeat> seats = new ArrayList<>();
    for (TableWish.Given given : wish.seats()) {
      seats.add(new Given.GivenSeat(seats.size(), given.kind(), given.token(), given.invite()));
    }
    Given.Created created = new Given.Created(table, seats, wish.watch());
    return Answer.json(201, json -> GivenWriter.write(json, created));
  }

  Answer info(String table) {
    return hall.describe(table)
        .join()
        .map(Parts::table)
        .map(info -> Answer.json(200, json -> AtTableWriter.write(json, info)))
        .orElse(UNKNOWN);
  }

  Answer join(String table, Fields fields) {
    Wished.Join wish = WishedReader.readJoin(fields);
    String token =
        wish.id().map(request -> Secrets.token(wish.invite(), request)).orElseGet(Secrets::token);
    Letter.Consent consent =
        wish.known().orElse(false) ? Letter.Consent.KNOWN_POSITION : Letter.Consent.NOTHING;
    Letter.Invitation invitation =
        new Letter.Invitation(wish.invite(), wish.name().orElse(""), token, consent);
    return switch (hall.join(table, invitation).join()) {
      case Letter.Joining.Seated(Seat seat, String given) ->
          Answer.json(200, json -> GivenWriter.write(json, new Given.Seated(seat.index(), given)));
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
}
