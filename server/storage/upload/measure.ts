import { createHash } from 'node:crypto';
import { tooLarge } from '../errors.ts';
import type { Bytes } from '../files/files.ts';

export interface Measured {
  body: Bytes;
  /** Known once the body has been read to its end. */
  size: () => number;
  etag: () => string;
}

/** Counts and hashes what passes, and cuts it off at the limit. */
export function measure(source: Bytes, limit: number): Measured {
  const hash = createHash('sha256');
  let size = 0;
  async function* pass(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      hash.update(chunk);
      yield chunk;
    }
  }
  return {
    body: pass(),
    size: () => size,
    etag: () => `"${hash.digest('hex').slice(0, 32)}"`,
  };
}
