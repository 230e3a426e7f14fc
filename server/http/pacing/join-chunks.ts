import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { widerNetwork } from '../../support/network/wider-network.ts';

/** A larger number of chunks in one read of the socket takes milliseconds to parse. */
const maxChunks = 1_000;
/** Maximum number of such reads per body: no client sends forty thousand chunks of a few bytes each. */
const maxSlowReads = 4;

/**
 * Joins the chunks of a body that arrive in one read of the socket. A chunk can hold one byte, and each
 * costs a turn through every stream between the socket and the reader of the body. One network may send
 * one read of very many chunks per iteration of the event loop, and a few per body. The connection of any
 * other such read is closed: it has been received already, so that it can only be read or be lost.
 */
export function createJoinChunks(networkOf: (incoming: IncomingMessage) => string) {
  const slowNetworks = new Set<string>();
  const mayReadOn = (incoming: IncomingMessage): boolean => {
    const network = widerNetwork(networkOf(incoming));
    if (slowNetworks.has(network)) return false;
    if (slowNetworks.size === 0) setImmediate(() => slowNetworks.clear());
    slowNetworks.add(network);
    return true;
  };
  return (incoming: IncomingMessage): void => {
    if (incoming.headers['transfer-encoding'] === undefined) return;
    const push = incoming.push.bind(incoming);
    let read = new Read();
    let slowReads = 0;
    let [isScheduled, isAbandoned] = [false, false];
    const deliver = () => {
      isScheduled = false;
      if (read.chunks === 0 || isAbandoned) return;
      const { body } = read;
      read = new Read();
      push(body);
    };
    // Node's parser calls this for each chunk, and with null at the end. False makes it stop reading the
    // socket until somebody asks for more of the body.
    incoming.push = (chunk: Buffer | null) => {
      // Parts of the body are missing, so its end must not make it look complete. The reader learns that the connection is lost.
      if (isAbandoned) return false;
      if (chunk === null) {
        deliver();
        return push(null);
      }
      // Runs after all chunks of this read. `process.nextTick` would run after each of them.
      if (!isScheduled) setImmediate(deliver);
      isScheduled = true;
      read.add(chunk);
      if (read.chunks === maxChunks + 1) {
        slowReads += 1;
        isAbandoned = slowReads > maxSlowReads || !mayReadOn(incoming);
        if (isAbandoned) abandon(incoming.socket);
      }
      return (
        read.chunks <= maxChunks &&
        incoming.readableLength + read.length < incoming.readableHighWaterMark
      );
    };
  };
}

const smallChunk = 256;
const smallChunksBytes = 4 * 1024;

/** Copies small chunks, because ten thousand objects of one byte each take megabytes until they are joined. */
class Read {
  chunks = 0;
  length = 0;
  readonly #parts: Buffer[] = [];
  #small: Buffer | undefined;
  #smallLength = 0;

  add(chunk: Buffer): void {
    this.chunks += 1;
    this.length += chunk.length;
    if (this.chunks === 1 || chunk.length > smallChunk) {
      this.#endSmall();
      this.#parts.push(chunk);
      return;
    }
    if (this.#smallLength + chunk.length > smallChunksBytes) this.#endSmall();
    this.#small ??= Buffer.allocUnsafe(smallChunksBytes);
    this.#small.set(chunk, this.#smallLength);
    this.#smallLength += chunk.length;
  }

  get body(): Buffer {
    this.#endSmall();
    const [first = Buffer.alloc(0), ...others] = this.#parts;
    return others.length === 0 ? first : Buffer.concat(this.#parts, this.length);
  }

  #endSmall(): void {
    if (this.#small) this.#parts.push(this.#small.subarray(0, this.#smallLength));
    this.#small = undefined;
    this.#smallLength = 0;
  }
}

type SocketWithParser = Socket & { parser?: Record<string, unknown> };

/**
 * Closes the connection, and skips the chunks behind in the same read: without a function to call for each,
 * Node's parser passes over them twenty times as fast. The next connection may get the same parser.
 */
function abandon(socket: SocketWithParser): void {
  const { parser } = socket;
  socket.destroy();
  const key = parser && Object.keys(parser).find((key) => isBodyCallback(parser[key]));
  if (!key) return;
  const onBody = parser[key];
  parser[key] = undefined;
  setImmediate(() => {
    parser[key] = onBody;
  });
}

const isBodyCallback = (value: unknown) =>
  typeof value === 'function' && value.name === 'parserOnBody';
