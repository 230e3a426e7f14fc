import type { Readable } from 'node:stream';

/**
 * Reads a body in pieces of a chosen size. If the connection is lost, the reader ends like a complete body and sets
 * `error`.
 */
export class BodyReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  /** The rest of the chunk that was read last. */
  #rest: Uint8Array = new Uint8Array();
  /** The reason why the body ended early. */
  error: unknown;

  constructor(body: Readable) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const chunk = await this.#read();
      if (!chunk) return false;
      this.#rest = chunk;
    }
    return true;
  }

  async *take(bytes: number): AsyncGenerator<Uint8Array> {
    for (let bytesLeft = bytes; bytesLeft > 0 && (await this.hasMore()); ) {
      const piece = this.#rest.subarray(0, bytesLeft);
      this.#rest = this.#rest.subarray(piece.length);
      bytesLeft -= piece.length;
      yield piece;
    }
  }

  async #read(): Promise<Uint8Array | undefined> {
    try {
      const { done, value } = await this.#chunks.next();
      return done ? undefined : value;
    } catch (error) {
      this.error = error;
      return undefined;
    }
  }
}
