import { expect, it } from 'vitest';
import { encodeText } from './frames.ts';

const finalText = 0x81;

it.each([
  [0, [finalText, 0]],
  [125, [finalText, 125]],
  [126, [finalText, 126, 0, 126]],
  [65_535, [finalText, 126, 0xff, 0xff]],
  [65_536, [finalText, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('encodes a text of %i bytes as one frame', (size, head) => {
  const text = 'x'.repeat(size);
  const bytes = encodeText(text);
  expect([...bytes.subarray(0, head.length)]).toEqual(head);
  expect(bytes.toString('utf8', head.length)).toBe(text);
});

it('counts bytes, not characters', () => {
  expect([...encodeText('å')]).toEqual([finalText, 2, 0xc3, 0xa5]);
});
