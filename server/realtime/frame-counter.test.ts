import { expect, it } from 'vitest';
import { FrameCounter } from './frame-counter.ts';

/** A masked frame, as clients send it. */
function frame(size: number): Buffer {
  const header = Buffer.alloc(size < 126 ? 2 : size < 65_536 ? 4 : 10);
  header[0] = 0x82;
  header[1] = 0x80 | (size < 126 ? size : size < 65_536 ? 126 : 127);
  if (header.length === 4) header.writeUInt16BE(size, 2);
  if (header.length === 10) header.writeBigUInt64BE(BigInt(size), 2);
  return Buffer.concat([header, Buffer.alloc(4 + size, 'x')]);
}

const sizes = [0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 70_000, 0, 0];
const stream = Buffer.concat(sizes.map(frame));

it.each([1, 2, 3, 7, 13, 1_000, 65_536, stream.length])(
  'counts the frames of a socket that is read %i bytes at a time',
  (step) => {
    const counter = new FrameCounter();
    let frames = 0;
    for (let at = 0; at < stream.length; at += step)
      frames += counter.count(stream.subarray(at, at + step));
    expect(frames).toBe(sizes.length);
  },
);
