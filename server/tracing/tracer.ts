import { AsyncLocalStorage } from 'node:async_hooks';
import { newSpanId, newTraceId, renderTraceparent, type SpanContext } from './traceparent.ts';

// Spans of OpenTelemetry. A span belongs to the one in whose asynchronous context it begins.

export type Attributes = Record<string, string | number | boolean>;

/** Numbers of the protocol. */
export const spanKind = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 };

export type Span = SpanContext & {
  name: string;
  kind: number;
  parentId: string | undefined;
  startedAt: bigint;
  endedAt: bigint;
  attributes: Attributes;
  hasFailed: boolean;
};

type Begin = {
  kind: number;
  attributes?: Attributes;
  /** The span of another program, or of the request that queued a task. */
  remote?: SpanContext;
};

type Options = {
  /** Share of new traces that are recorded, from 0 to 1. For a trace that a caller began, the caller decides. */
  ratio: number;
  onEnd: (span: Span) => void;
};

/** The clock may be set while a span is open, so times within the process are measured from its start. */
const epoch = BigInt(Date.now()) * 1_000_000n - process.hrtime.bigint();
const now = () => epoch + process.hrtime.bigint();

export class Tracer {
  readonly #current = new AsyncLocalStorage<Span>();
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Runs `work` in a new span. The span ends when `end` is called. */
  begin<T>(name: string, { kind, attributes = {}, remote }: Begin, work: (span: Span) => T): T {
    const parent = remote ?? this.#current.getStore();
    const span: Span = {
      name,
      kind,
      traceId: parent?.traceId ?? newTraceId(),
      spanId: newSpanId(),
      parentId: parent?.spanId,
      isSampled: parent?.isSampled ?? Math.random() < this.#options.ratio,
      startedAt: now(),
      endedAt: 0n,
      attributes,
      hasFailed: false,
    };
    return this.#current.run(span, () => work(span));
  }

  end(span: Span): void {
    if (!span.isSampled) return;
    span.endedAt = now();
    this.#options.onEnd(span);
  }

  /** Runs `work` in a span that ends with it. */
  async run<T>(name: string, options: Begin, work: (span: Span) => Promise<T>): Promise<T> {
    return this.begin(name, options, async (span) => {
      try {
        return await work(span);
      } catch (error) {
        span.hasFailed = true;
        const { code } = error as { code?: unknown };
        // A message may quote a row.
        if (typeof code === 'string') span.attributes['error.type'] = code;
        throw error;
      } finally {
        this.end(span);
      }
    });
  }

  /** True in a span that is recorded. */
  get isRecording(): boolean {
    return this.#current.getStore()?.isSampled === true;
  }

  /** Names the current span for a program or a task that continues it; undefined outside of a recorded one. */
  get traceparent(): string | undefined {
    const span = this.#current.getStore();
    return span?.isSampled ? renderTraceparent(span) : undefined;
  }
}
