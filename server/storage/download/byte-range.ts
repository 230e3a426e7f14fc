import { invalidRange } from '../errors.ts';
import type { ByteRange } from '../files/files.ts';

const single = /^bytes=(\d*)-(\d*)$/;

/** Parses the Range header; undefined stands for the whole file, also for a list of several ranges. */
export function parseByteRange(header: string | undefined, size: number): ByteRange | undefined {
  if (!header || header.includes(',')) return undefined;
  const [, first, last] = single.exec(header.replaceAll(' ', '')) ?? [];
  if (first === undefined || last === undefined || first + last === '') throw invalidRange(size);
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (range.start > range.end || range.start >= size) throw invalidRange(size);
  return range;
}
