import type { Readable } from 'node:stream';

/** Reads a body in pieces of a chosen size. A body that ends early counts as far as it came. */
export class BodyReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #next: Uint8Array | undefined;
  /** The reason why the body ended early. */
  error: unknown;

  constructor(body: Readable) {
    this.#chunks = body[Symbol.asyncIterator]();
  }

  async hasMore(): Promise<boolean> {
    while (!this.#next?.length) {
      const chunk = await this.#read();
      if (!chunk) return false;
      this.#next = chunk;
    }
    return true;
  }

  async *take(bytes: number): AsyncGenerator<Uint8Array> {
    for (let bytesLeft = bytes; bytesLeft > 0 && (await this.hasMore()); ) {
      const chunk = this.#next ?? new Uint8Array();
      const piece = chunk.subarray(0, bytesLeft);
      this.#next = chunk.subarray(piece.length);
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
