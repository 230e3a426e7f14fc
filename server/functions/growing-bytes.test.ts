import { expect, it } from 'vitest';
import { GrowingBytes } from './growing-bytes.ts';

it.each([
  ['small', 3],
  ['large', 5_000_000],
  ['of the maximum size', 6_000_000],
])('joins the chunks of a file that is %s', (_, size) => {
  const file = Buffer.from(Array.from({ length: size }, (_, at) => at % 251));
  const received = new GrowingBytes(6_000_000);
  for (let at = 0; at < size; at += 65_536) received.append(file.subarray(at, at + 65_536));
  expect(received.take().equals(file)).toBe(true);
});
