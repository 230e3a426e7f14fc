import type { IncomingMessage } from 'node:http';

/**
 * Joins the chunks of a body that arrive in one read of the socket. A chunk can hold one byte, and each
 * costs a turn through every stream between the socket and the reader of the body.
 */
export function joinChunks(incoming: IncomingMessage): void {
  if (incoming.headers['transfer-encoding'] === undefined) return;
  const push = incoming.push.bind(incoming);
  let chunks: Buffer[] = [];
  let bytes = 0;
  const flush = () => {
    if (chunks.length === 0) return;
    const joined = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, bytes);
    chunks = [];
    bytes = 0;
    push(joined);
  };
  // Node's parser calls this for each chunk, and with null at the end; false makes it stop reading.
  incoming.push = (chunk: Buffer | null) => {
    if (chunk === null) {
      flush();
      return push(null);
    }
    // After all chunks of this read; the tick queue would run after each of them.
    if (chunks.length === 0) setImmediate(flush);
    chunks.push(chunk);
    bytes += chunk.length;
    return incoming.readableLength + bytes < incoming.readableHighWaterMark;
  };
}
