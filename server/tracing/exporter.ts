import { innermostReason } from '../support/innermost-reason.ts';
import type { Logger } from '../support/logger.ts';
import { renderSpans } from './otlp.ts';
import type { Attributes, Span } from './tracer.ts';

// Sends ended spans to a collector in batches. An unreachable or slow collector costs spans, never requests.

type Options = {
  /** The base URL of the collector; spans are sent to its path `/v1/traces`. */
  endpoint: string;
  headers: Record<string, string>;
  resource: Attributes;
  logger: Pick<Logger, 'info' | 'warn'>;
  intervalMs?: number;
};

const maxBatch = 512;
const maxWaiting = 4096;
const timeoutMs = 5_000;

export class Exporter {
  readonly #options: Options;
  readonly #url: string;
  readonly #timer: NodeJS.Timeout;
  #waiting: Span[] = [];
  #sending: Promise<void> | undefined;
  #lost = 0;
  #isAway = false;

  constructor(options: Options) {
    this.#options = options;
    this.#url = `${options.endpoint.replace(/\/$/, '')}/v1/traces`;
    this.#timer = setInterval(() => void this.#send(), options.intervalMs ?? 2_000).unref();
  }

  add(span: Span): void {
    if (this.#waiting.length >= maxWaiting) this.#lost += 1;
    else if (this.#waiting.push(span) >= maxBatch) void this.#send();
  }

  /** Sends the spans that are left, unless the collector cannot be reached. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sending;
    while (this.#waiting.length > 0 && !this.#isAway) await this.#send();
  }

  /** One batch at a time, so that a slow collector does not collect connections. */
  #send(): Promise<void> {
    if (this.#waiting.length === 0) return Promise.resolve();
    this.#sending ??= this.#post(this.#waiting.splice(0, maxBatch)).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #post(spans: Span[]): Promise<void> {
    const { headers, resource, logger } = this.#options;
    const reason = await fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: renderSpans(resource, spans),
      signal: AbortSignal.timeout(timeoutMs),
    })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.ok ? undefined : `HTTP ${response.status}`;
      })
      // Handles a response that is cut off as well: an unhandled rejection would end the process.
      .catch(innermostReason);
    if (reason) this.#lost += spans.length;
    if (reason && !this.#isAway) logger.warn({ reason }, 'traces cannot be sent');
    if (!reason && this.#isAway) logger.info({ lost: this.#lost }, 'traces can be sent again');
    if (!reason) this.#lost = 0;
    this.#isAway = reason !== undefined;
  }
}
