import { mebibyte } from '../../domain/units.ts';

/** Above this size, joining the chunks at the end would hold up the event loop: 40 MB take 50 ms. */
const maxJoined = mebibyte;

/** Collects the chunks of a file. A large one is copied chunk by chunk into memory of the maximum size. */
export class GrowingBytes {
  private readonly chunks: Buffer[] = [];
  private all: Buffer<ArrayBuffer> | undefined;
  private length = 0;
  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  append(chunk: Buffer): void {
    if (!this.all && this.length + chunk.length > maxJoined) this.moveChunks();
    if (this.all) chunk.copy(this.all, this.length);
    else this.chunks.push(chunk);
    this.length += chunk.length;
  }

  take(): Buffer<ArrayBuffer> {
    return this.all?.subarray(0, this.length) ?? Buffer.concat(this.chunks);
  }

  /** The system provides a page of this memory when something is written to it. */
  private moveChunks(): void {
    this.all = Buffer.allocUnsafeSlow(this.maxBytes + 1);
    let position = 0;
    for (const chunk of this.chunks.splice(0)) position += chunk.copy(this.all, position);
  }
}
