import { hostname } from 'node:os';
import type { Config } from '../boot/config.ts';
import type { Middleware } from '../http/api-fast-path.ts';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../support/logger.ts';
import type { RunTask } from '../worker/worker.ts';
import { Exporter } from './exporter.ts';
import { traceDatabase } from './trace-database.ts';
import { traceRequests } from './trace-requests.ts';
import { parseTraceparent } from './traceparent.ts';
import { spanKind, Tracer } from './tracer.ts';

/** The parts of the product that take part in traces. */
export type Tracing = {
  traceDatabase: (database: Database) => Database;
  traceRequests: Middleware;
  runTask: RunTask;
  stop: () => Promise<void>;
};

/** Traces requests, their statements and tasks. Loaded only if a collector is configured. */
export function startTracing(config: Config, endpoint: string, logger: Logger): Tracing {
  const exporter = new Exporter({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    resource: {
      'service.name': config.OTEL_SERVICE_NAME,
      'service.instance.id': `${hostname()}:${process.pid}`,
    },
    logger,
  });
  const tracer = new Tracer({
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
    onEnd: (span) => exporter.add(span),
  });
  return {
    traceDatabase: (database) => traceDatabase(database, tracer),
    traceRequests: traceRequests(tracer),
    runTask: traceTasks(tracer),
    stop: () => exporter.stop(),
  };
}

/** Begins a span for each task, in the trace of the request or task that queued it. */
function traceTasks(tracer: Tracer): RunTask {
  return (name, payload, run) => {
    const { traceparent } = (payload ?? {}) as { traceparent?: unknown };
    const options = {
      kind: spanKind.consumer,
      attributes: { 'messaging.destination.name': name },
      remote: parseTraceparent(traceparent),
    };
    return tracer.run(name, options, () => run(tracer.traceparent));
  };
}
