import type { IncomingMessage } from 'node:http';
import { PacedWork } from './paced-work.ts';

/** A larger number of chunks in one read of the socket takes milliseconds to parse. */
const maxChunks = 1_000;
export const readsPerTurn = 1;
/** Maximum number of such reads per body: no client sends forty thousand chunks of a few bytes each. */
const maxSlowReads = 4;

/**
 * Joins the chunks of a body that arrive in one read of the socket. A chunk can hold one byte, and each
 * costs a turn through every stream between the socket and the reader of the body. After a read of very
 * many chunks the connection waits for its turn among those of its network; after a few such reads it is closed.
 */
export function createJoinChunks(networkOf: (incoming: IncomingMessage) => string) {
  const reads = new PacedWork(readsPerTurn);
  return (incoming: IncomingMessage): void => {
    if (incoming.headers['transfer-encoding'] === undefined) return;
    const { socket } = incoming;
    const push = incoming.push.bind(incoming);
    let chunks: Buffer[] = [];
    let bytes = 0;
    let slowReads = 0;
    let [isScheduled, isPaused, hasEnded, isComplete] = [false, false, false, false];
    const deliver = () => {
      isScheduled = false;
      if (chunks.length > 0) {
        const joined = chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, bytes);
        chunks = [];
        bytes = 0;
        push(joined);
      }
      if (hasEnded && !isComplete) {
        isComplete = true;
        push(null);
      }
      if (isPaused) {
        isPaused = false;
        socket.resume();
      }
    };
    const deliverInTurn = () => (isPaused ? reads.run(networkOf(incoming), deliver) : deliver());
    // Node's parser calls this for each chunk, and with null at the end; false makes it stop reading.
    incoming.push = (chunk: Buffer | null) => {
      if (chunk === null) {
        hasEnded = true;
        if (!isPaused) deliver();
        return false;
      }
      // After all chunks of this read; the tick queue would run after each of them.
      if (!isScheduled) setImmediate(deliverInTurn);
      isScheduled = true;
      chunks.push(chunk);
      bytes += chunk.length;
      if (chunks.length > maxChunks && !isPaused) {
        isPaused = true;
        slowReads += 1;
        if (slowReads > maxSlowReads) socket.destroy();
        else socket.pause();
      }
      return incoming.readableLength + bytes < incoming.readableHighWaterMark;
    };
  };
}
