import { expect, it } from 'vitest';
import { Sender } from 'ws';
import { FrameCounter } from './frame-counter.ts';

const sizes = [0, 1, 125, 126, 127, 4_000, 65_535, 65_536, 70_000, 0, 0];
const options = { fin: true, mask: true, readOnly: true, opcode: 2, rsv1: false };
const stream = Buffer.concat(
  sizes.flatMap((size) => Sender.frame(Buffer.alloc(size, 'x'), options) as Buffer[]),
);

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
