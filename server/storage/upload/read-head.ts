import type { Readable } from 'node:stream';
import { FilesUnavailable } from '../../documents/files-unavailable.ts';
import { invalidRequest, StorageError } from '../errors.ts';
import type { Bytes } from '../files/files.ts';

/** Reads the beginning of a stream, and returns it with a stream of the whole content. */
export async function readHead(
  body: Readable,
  length: number,
): Promise<{ head: Buffer; isWhole: boolean; whole: Bytes }> {
  const iterator: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  let headBytes = 0;
  let isWhole = false;
  while (headBytes < length && !isWhole) {
    const next = await nextOf(iterator);
    if (next.done) isWhole = true;
    else {
      chunks.push(next.value);
      headBytes += next.value.length;
    }
  }
  const head = Buffer.concat(chunks);
  return { head, isWhole, whole: followedBy(head, iterator) };
}

async function* followedBy(
  head: Buffer,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  for (let next = await nextOf(rest); !next.done; next = await nextOf(rest)) yield next.value;
}

/** An incomplete body is a client error, or the client has disconnected. */
async function nextOf(iterator: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> {
  try {
    return await iterator.next();
  } catch (cause) {
    if (cause instanceof StorageError || cause instanceof FilesUnavailable) throw cause;
    throw invalidRequest('The upload ended early', cause);
  }
}
