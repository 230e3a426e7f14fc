import fc from 'fast-check';
import type { Actor } from '../call.ts';
import * as hostile from '../hostile.ts';

export type Endpoint = { method: string; path: string; body?: object };

const bucket = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('media', 'cvs', 'fuzz') },
  hostile.inUrl,
);
const key = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'a.png',
      'fuzz/b.png',
      'x/../y',
      'x%2F..%2Fy',
      '%2e%2e%2f%2e%2e%2fpackage.json',
      'a//b',
      '.',
    ),
  },
  hostile.inUrl,
);
export const actors: Actor[] = ['anon', 'ada', 'editor', 'recruiter', 'admin', 'service'];

/** Fills in the placeholders of a path with usual and hostile values. */
export const pathOf = (path: string) =>
  fc
    .tuple(bucket, key, fc.array(hostile.inUrl, { minLength: 2, maxLength: 2 }))
    .map(([ofBucket, ofKey, texts]) => {
      const filled = texts.reduce((whole, text) => whole.replace(':text', text), path);
      return `/storage/v1${filled.replace(':bucket', ofBucket).replace(':key', ofKey)}`;
    });
