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
    let position = 0;
    while (position + this.#rest < chunk.length) {
      position += this.#rest;
      this.#rest = 0;
      const length = lengthOf(chunk, position);
      if (length === undefined) {
        this.#header = Buffer.from(chunk.subarray(position));
        return frames;
      }
      frames += 1;
      this.#rest = length;
    }
    this.#rest -= chunk.length - position;
    return frames;
  }
}

/** Returns the length of the frame that begins here, with its header; undefined if the header is incomplete. */
function lengthOf(chunk: Buffer, position: number): number | undefined {
  const second = chunk[position + 1];
  if (second === undefined) return undefined;
  const short = second & lengthBits;
  const mask = second & maskBit ? 4 : 0;
  if (short < 126) return 2 + mask + short;
  const lengthBytes = short === 126 ? 2 : 8;
  if (position + 2 + lengthBytes > chunk.length) return undefined;
  const content =
    short === 126 ? chunk.readUInt16BE(position + 2) : Number(chunk.readBigUInt64BE(position + 2));
  return 2 + lengthBytes + mask + content;
}
