package bergerie.server.http;

import bergerie.server.hall.Hall;
import bergerie.server.store.Vault;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.function.ToDoubleFunction;

/** Figures for whoever runs the house. */
final class Metrics {

  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

  Metrics(Hall hall, Sockets sockets) {
    gauge("bergerie.tables", "tables in memory", hall, Hall::size);
    gauge("bergerie.connections", "open connections", sockets, Sockets::size);
    counter("bergerie.moves", "durable moves", hall, h -> h.housekeeper().moves().sum());
    counter("bergerie.refusals", "refused moves", hall, h -> h.housekeeper().refusals().sum());
    Vault store = hall.store();
    gauge("bergerie.store.waiting", "appends waiting", store, s -> s.load().waiting());
    counter("bergerie.store.commits", "transactions", store, s -> s.load().commits());
    counter("bergerie.store.entries", "log entries written", store, s -> s.load().entries());
    new JvmMemoryMetrics().bindTo(registry);
    new JvmThreadMetrics().bindTo(registry);
  }

  private <T> void gauge(String name, String what, T source, ToDoubleFunction<T> value) {
    Gauge.builder(name, source, value).description(what).register(registry);
  }

  private <T> void counter(String name, String what, T source, ToDoubleFunction<T> value) {
    FunctionCounter.builder(name, source, value).description(what).register(registry);
  }

  String scrape() {
    return registry.scrape();
  }
}
