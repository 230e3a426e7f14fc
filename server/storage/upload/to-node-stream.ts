import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** Returns the body of a request as a stream of Node. */
export function toNodeStream(body: ReadableStream<Uint8Array>): Readable {
  const readable = Readable.fromWeb(body as NodeStream<Uint8Array>);
  // The reader handles errors; without a reader an error must not end the process.
  readable.on('error', () => undefined);
  return readable;
}
