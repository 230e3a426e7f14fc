import { timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono } from 'hono';
import type { Answered } from './request-log.ts';

// What an operator's Prometheus reads at /metrics. Names no page and no person: only how many
// answers of which service, how long they took, and how the process feels.

type Gauge = { name: string; help: string; values: { labels?: string; value: number }[] };

/** Read when somebody asks, so that nothing is counted for nobody. */
export type Gauges = () => Promise<Gauge[]>;

const bounds = [0.005, 0.025, 0.1, 0.5, 2, 10];
const services = /^\/(auth|rest|realtime|storage|functions)\/v1(?:\/|$)/;

type Series = { service: string; status: string; count: number; seconds: number; below: number[] };

export class Metrics {
  readonly #series: Series[] = [];
  /** By service, then by the first digit of the status: nothing is joined to find one. */
  readonly #places = new Map<string, Series[]>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  observe({ url, status, started }: Answered): void {
    const seconds = (performance.now() - started) / 1000;
    const series = this.#seriesOf(serviceOf(url), Math.floor(status / 100));
    series.count++;
    series.seconds += seconds;
    for (let place = bounds.length - 1; place >= 0 && seconds <= (bounds[place] ?? 0); place--) {
      series.below[place] = (series.below[place] ?? 0) + 1;
    }
  }

  render(gauges: Gauge[]): string {
    const lines = ['# TYPE alpaca_http_request_seconds histogram'];
    for (const { service, status, count, seconds, below } of this.#series) {
      const labels = `service="${service}",status="${status}"`;
      bounds.forEach((bound, place) => {
        lines.push(
          `alpaca_http_request_seconds_bucket{${labels},le="${bound}"} ${below[place] ?? 0}`,
        );
      });
      lines.push(`alpaca_http_request_seconds_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`alpaca_http_request_seconds_sum{${labels}} ${seconds}`);
      lines.push(`alpaca_http_request_seconds_count{${labels}} ${count}`);
    }
    for (const { name, help, values } of [...gauges, ...this.#ofProcess()]) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`);
      for (const { labels, value } of values) {
        lines.push(`${name}${labels ? `{${labels}}` : ''} ${value}`);
      }
    }
    return `${lines.join('\n')}\n`;
  }

  #seriesOf(service: string, digit: number): Series {
    const places = this.#places.get(service) ?? [];
    const known = places[digit];
    if (known) return known;
    const created = { service, status: `${digit}xx`, count: 0, seconds: 0, below: [] };
    places[digit] = created;
    this.#places.set(service, places);
    this.#series.push(created);
    return created;
  }

  #ofProcess(): Gauge[] {
    const { rss, heapUsed } = process.memoryUsage();
    const delay = this.#delay.percentile(99) / 1e9;
    this.#delay.reset();
    const gauge = (name: string, help: string, value: number) => ({
      name: `alpaca_process_${name}`,
      help,
      values: [{ value }],
    });
    return [
      gauge('resident_bytes', 'Memory of the process', rss),
      gauge('heap_bytes', 'Memory in use by JavaScript', heapUsed),
      gauge('uptime_seconds', 'Since the process began', process.uptime()),
      gauge(
        'loop_delay_seconds',
        'Wait of a ready task since the last look, 99th percentile',
        delay,
      ),
    ];
  }
}

function serviceOf(url: string): string {
  const service = services.exec(url)?.[1];
  if (service) return service;
  return url.startsWith('/assets/') ? 'files' : 'pages';
}

type Options = { metrics: Metrics; gauges: Gauges; token: string | undefined };

/** Only for who knows the token; without one there is nothing here. */
export function metricsRoute({ metrics, gauges, token }: Options): Hono {
  return new Hono().get('/metrics', async (context) => {
    if (!token || !isSame(context.req.header('authorization') ?? '', `Bearer ${token}`)) {
      return context.notFound();
    }
    return context.text(metrics.render(await gauges()), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
