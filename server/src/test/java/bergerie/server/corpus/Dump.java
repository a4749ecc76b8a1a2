package bergerie.server.corpus;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.postgresql.PGConnection;

/** A PostgreSQL database as text: its tables as they stand, and their rows, as psql reads them. */
final class Dump {

  private static final String END_OF_ROWS = "\\.";

  private Dump() {}

  static Connection connect(String url) throws SQLException {
    URI uri = URI.create(url);
    String[] user = uri.getUserInfo().split(":", 2);
    return DriverManager.getConnection(
        "jdbc:postgresql://" + uri.getHost() + ":" + uri.getPort() + uri.getPath(),
        user[0],
        user[1]);
  }

  static String write(String url) {
    try (Connection connection = connect(url)) {
      StringBuilder dump = new StringBuilder();
      for (String table :
          rows(
              connection,
              "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename")) {
        dump.append("CREATE TABLE ").append(table).append(" (");
        dump.append(String.join(", ", rows(connection, COLUMNS.formatted(table)))).append(");\n");
        dump.append("COPY ").append(table).append(" FROM stdin;\n");
        dump.append(copied(connection, table)).append(END_OF_ROWS).append('\n');
        rows(connection, KEYS.formatted(table)).forEach(key -> dump.append(key).append(";\n"));
      }
      return dump.toString();
    } catch (SQLException | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final String COLUMNS =
      """
      SELECT quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
        || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
        || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '')
      FROM pg_attribute a
      LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE a.attrelid = '%s'::regclass AND a.attnum > 0 AND NOT a.attisdropped
      ORDER BY a.attnum
      """;

  /** Keys, then indexes that are not a key's. */
  private static final String KEYS =
      """
      SELECT 'ALTER TABLE ' || conrelid::regclass || ' ADD CONSTRAINT ' || quote_ident(conname)
        || ' ' || pg_get_constraintdef(oid)
      FROM pg_constraint WHERE conrelid = '%1$s'::regclass AND contype <> 'n'
      UNION ALL
      SELECT pg_get_indexdef(indexrelid) FROM pg_index i
      WHERE indrelid = '%1$s'::regclass
        AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)
      """;

  private static List<String> rows(Connection connection, String query) throws SQLException {
    List<String> rows = new ArrayList<>();
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      while (row.next()) {
        rows.add(row.getString(1));
      }
    }
    return rows;
  }

  private static String copied(Connection connection, String table)
      throws SQLException, IOException {
    StringWriter rows = new StringWriter();
    var _ =
        connection
            .unwrap(PGConnection.class)
            .getCopyAPI()
            .copyOut("COPY (SELECT * FROM " + table + " ORDER BY 1, 2) TO STDOUT", rows);
    return rows.toString();
  }

  static void load(String url, String dump) {
    try (Connection connection = connect(url);
        Statement statement = connection.createStatement()) {
      Iterator<String> lines = dump.lines().iterator();
      while (lines.hasNext()) {
        String line = lines.next();
        if (line.startsWith("COPY ")) {
          copy(connection, line, lines);
        } else {
          statement.execute(line);
        }
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copy(Connection connection, String command, Iterator<String> lines)
      throws SQLException, IOException {
    StringBuilder rows = new StringBuilder();
    for (String line = lines.next(); !line.equals(END_OF_ROWS); line = lines.next()) {
      rows.append(line).append('\n');
    }
    var _ =
        connection
            .unwrap(PGConnection.class)
            .getCopyAPI()
            .copyIn(command.replace(";", ""), new StringReader(rows.toString()));
  }
}
