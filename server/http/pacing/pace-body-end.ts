import type { IncomingMessage } from 'node:http';
import { PacedWork } from './paced-work.ts';

/** Bytes: a smaller body costs less to parse than the request around it, which is limited by itself. */
const smallBody = 8 * 1024;
export const bodiesPerTurn = 2;

/**
 * Lets a few large bodies of one network end in each iteration of the event loop. A body is parsed when its last byte
 * has arrived, and a client can send the last bytes of many bodies at the same moment, long after the requests started.
 */
export function createPaceBodyEnd(networkOf: (incoming: IncomingMessage) => string) {
  const ends = new PacedWork(bodiesPerTurn);
  return (incoming: IncomingMessage): void => {
    const { headers } = incoming;
    const isChunked = headers['transfer-encoding'] !== undefined;
    if (!isChunked && !(Number(headers['content-length']) > smallBody)) return;
    const push = incoming.push.bind(incoming);
    // Node's parser calls this for each part of the body, and with null at the end.
    incoming.push = (chunk: Buffer | null) => {
      if (chunk !== null) return push(chunk);
      ends.run(networkOf(incoming), () => push(null));
      return false;
    };
  };
}
