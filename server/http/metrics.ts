import { timingSafeEqual } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Hono } from 'hono';
import type { ResponseInfo } from './middleware/request-log.ts';

// Prometheus metrics at /metrics: responses and their duration by service, and the state of the
// process. They contain no page and no personal data.

type Gauge = {
  name: string;
  help: string;
  /** A counter only grows while the process runs. */
  type?: 'counter';
  values: { labels?: string; value: number }[];
};

/** Read on each request for the metrics, so that nothing is counted without a reader. */
export type Gauges = () => Promise<Gauge[]>;

const bounds = [0.005, 0.025, 0.1, 0.5, 2, 10];
const services = /^\/(auth|rest|realtime|storage|functions)\/v1(?:\/|$)/;

type Series = { service: string; status: string; count: number; seconds: number; below: number[] };

export class Metrics {
  readonly #series: Series[] = [];
  /** Counts by service, then by the first digit of the status, so that no key has to be concatenated. */
  readonly #byService = new Map<string, Series[]>();
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  observe({ url, status, started }: ResponseInfo): void {
    const seconds = (performance.now() - started) / 1000;
    const series = this.#seriesOf(serviceOf(url), Math.floor(status / 100));
    series.count++;
    series.seconds += seconds;
    for (let index = bounds.length - 1; index >= 0 && seconds <= (bounds[index] ?? 0); index--)
      series.below[index] = (series.below[index] ?? 0) + 1;
  }

  render(gauges: Gauge[]): string {
    const lines = [
      '# HELP alpaca_http_request_seconds Responses by service and status, and how long they took',
      '# TYPE alpaca_http_request_seconds histogram',
    ];
    for (const { service, status, count, seconds, below } of this.#series) {
      const labels = `service="${service}",status="${status}"`;
      bounds.forEach((bound, index) => {
        lines.push(
          `alpaca_http_request_seconds_bucket{${labels},le="${bound}"} ${below[index] ?? 0}`,
        );
      });
      lines.push(`alpaca_http_request_seconds_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`alpaca_http_request_seconds_sum{${labels}} ${seconds}`);
      lines.push(`alpaca_http_request_seconds_count{${labels}} ${count}`);
    }
    for (const { name, help, type = 'gauge', values } of [...gauges, ...this.#processGauges()]) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      for (const { labels, value } of values) {
        lines.push(`${name}${labels ? `{${labels}}` : ''} ${value}`);
      }
    }
    return `${lines.join('\n')}\n`;
  }

  #seriesOf(service: string, digit: number): Series {
    const byDigit = this.#byService.get(service) ?? [];
    const counter = byDigit[digit];
    if (counter) return counter;
    const created = { service, status: `${digit}xx`, count: 0, seconds: 0, below: [] };
    byDigit[digit] = created;
    this.#byService.set(service, byDigit);
    this.#series.push(created);
    return created;
  }

  #processGauges(): Gauge[] {
    const { rss, heapUsed } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
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
      gauge('cpu_seconds', 'Time on processors since the process began', (user + system) / 1e6),
      gauge('open_files', 'Open files and sockets', countOpenFiles()),
      gauge('uptime_seconds', 'Since the process began', process.uptime()),
      gauge(
        'loop_delay_seconds',
        'Wait of a ready task since the last look, 99th percentile',
        delay,
      ),
    ];
  }
}

/** Returns 0 where the system does not list them. */
function countOpenFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

function serviceOf(url: string): string {
  const service = services.exec(url)?.[1];
  if (service) return service;
  return url.startsWith('/assets/') ? 'files' : 'pages';
}

type Options = { metrics: Metrics; gauges: Gauges; token: string | undefined };

/** Requires the token; without a configured token the route does not exist. */
export function metricsRoute({ metrics, gauges, token }: Options): Hono {
  return new Hono().get('/metrics', async (context) => {
    if (!token || !isEqual(context.req.header('authorization') ?? '', `Bearer ${token}`)) {
      return context.notFound();
    }
    return context.text(metrics.render(await gauges()), 200, {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
  });
}

function isEqual(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}
