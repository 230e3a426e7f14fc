/** Bits of the second byte of a frame. */
const maskBit = 0x80;
const lengthBits = 0x7f;

/**
 * Counts the frames in the bytes of a websocket without parsing their content. A frame can be as small as
 * six bytes, and the library emits events and answers for each, so they have to be counted first.
 */
export class FrameCounter {
  /** The beginning of a header whose rest has not arrived. */
  #header = Buffer.alloc(0);
  /** Bytes of the current frame's content that have not arrived. */
  #rest = 0;

  /** Returns the number of frames that begin in these bytes. */
  count(bytes: Buffer): number {
    const chunk = this.#header.length > 0 ? Buffer.concat([this.#header, bytes]) : bytes;
    this.#header = Buffer.alloc(0);
    let frames = 0;
    let at = 0;
    while (at + this.#rest < chunk.length) {
      at += this.#rest;
      this.#rest = 0;
      const length = lengthOf(chunk, at);
      if (length === undefined) {
        this.#header = Buffer.from(chunk.subarray(at));
        return frames;
      }
      frames += 1;
      this.#rest = length;
    }
    this.#rest -= chunk.length - at;
    return frames;
  }
}

/** Returns the length of the frame that begins here, with its header; undefined if the header is incomplete. */
function lengthOf(chunk: Buffer, at: number): number | undefined {
  const second = chunk[at + 1];
  if (second === undefined) return undefined;
  const short = second & lengthBits;
  const mask = second & maskBit ? 4 : 0;
  if (short < 126) return 2 + mask + short;
  const extended = short === 126 ? 2 : 8;
  if (at + 2 + extended > chunk.length) return undefined;
  const content =
    short === 126 ? chunk.readUInt16BE(at + 2) : Number(chunk.readBigUInt64BE(at + 2));
  return 2 + extended + mask + content;
}
