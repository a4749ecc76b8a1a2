package bergerie.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The network between a server and its database, which a test can cut and mend. */
public final class Cable implements AutoCloseable {

  private enum State {
    WHOLE,
    /** Connections break, and new ones are refused at once. */
    CUT,
    /** Nothing breaks, and nothing arrives. */
    SILENT
  }

  private final int to;
  private final ServerSocket door;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private State state = State.WHOLE;

  private Cable(int to, ServerSocket door) {
    this.to = to;
    this.door = door;
  }

  public static Cable to(Database.Place place) throws IOException {
    int port = URI.create(place.url().orElseThrow()).getPort();
    Cable cable = new Cable(port, new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
    Thread.ofVirtual().start(cable::accept);
    return cable;
  }

  /** The same place, reached by this cable. */
  public Database.Place through(Database.Place place) {
    return new Database.Place(
        place.data(),
        place.url().map(url -> url.replace("localhost:" + to, "127.0.0.1:" + door.getLocalPort())));
  }

  public void cut() {
    change(State.CUT);
    breakAll();
  }

  public void silence() {
    change(State.SILENT);
  }

  /** What was silent stays broken, as after a router's restart. */
  public void mend() {
    breakAll();
    change(State.WHOLE);
  }

  private void change(State next) {
    lock.lock();
    try {
      state = next;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private State state() {
    lock.lock();
    try {
      return state;
    } finally {
      lock.unlock();
    }
  }

  private void breakAll() {
    sockets.forEach(Cable::end);
    sockets.clear();
  }

  private void accept() {
    try {
      while (true) {
        Socket near = door.accept();
        sockets.add(near);
        if (state() == State.CUT) {
          end(near);
        } else {
          Thread.ofVirtual().start(() -> connect(near));
        }
      }
    } catch (IOException e) {
      // Closed: the test is over.
    }
  }

  private void connect(Socket near) {
    try {
      passWhenWhole();
      Socket far = new Socket(InetAddress.getLoopbackAddress(), to);
      sockets.add(far);
      Thread.ofVirtual().start(() -> pass(near, far));
      pass(far, near);
    } catch (IOException | InterruptedException e) {
      end(near);
    }
  }

  private void pass(Socket from, Socket into) {
    try (from;
        into) {
      InputStream in = from.getInputStream();
      OutputStream out = into.getOutputStream();
      byte[] bytes = new byte[8192];
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        passWhenWhole();
        out.write(bytes, 0, read);
      }
    } catch (IOException | InterruptedException e) {
      // Broken on one side: closing tells the other.
    }
  }

  private void passWhenWhole() throws InterruptedException {
    lock.lock();
    try {
      while (state == State.SILENT) {
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  private static void end(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
    mend();
  }
}
