import type { RunTask } from '../worker/worker.ts';
import { parseTraceparent } from './traceparent.ts';
import { spanKind, type Tracer } from './tracer.ts';

/** Begins a span for each task, in the trace of the request or task that queued it. */
export function traceTasks(tracer: Tracer): RunTask {
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
