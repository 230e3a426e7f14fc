import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { mebibyte } from '../../../domain/units.ts';
import type { Run } from '../caller.ts';
import type { Storage } from '../context.ts';
import { clientGone, invalidRequest, tooLarge } from '../errors.ts';
import { partKey } from '../files/keys.ts';
import { requireRoom } from '../files/require-room.ts';
import { measure } from '../upload/measure.ts';
import { BodyReader } from './body-reader.ts';
import { noSuchUpload, wrongOffset } from './tus.ts';
import { addPart, findUpload, type Upload } from './uploads.ts';

/** The chunk size of the official client. A lost connection or process loses at most one part. */
const partBytes = 6 * mebibyte;
/** Limits the files of one upload: a client may send chunks of one byte. */
const maxParts = 1000;

/** Stores a body as parts of an upload. Each counts as soon as it is stored, also if the rest never arrives. */
export async function receiveParts(
  storage: Pick<Storage, 'files'>,
  run: Run,
  first: Upload,
  body: Readable,
  limit: number,
): Promise<Upload> {
  await requireRoom(storage.files);
  const reader = new BodyReader(body);
  let upload = first;
  try {
    while (await reader.hasMore()) {
      if (upload.parts.length >= maxParts) throw invalidRequest('The chunks are too small');
      const bytesLeft = (upload.size ?? limit) - upload.received;
      if (bytesLeft <= 0) throw tooLarge();
      upload = await receivePart(storage, run, upload, reader.take(Math.min(partBytes, bytesLeft)));
    }
  } finally {
    body.destroy();
  }
  if (reader.error) throw clientGone(reader.error);
  return upload;
}

async function receivePart(
  { files }: Pick<Storage, 'files'>,
  run: Run,
  upload: Upload,
  bytes: AsyncIterable<Uint8Array>,
): Promise<Upload> {
  const id = randomUUID();
  const key = partKey(upload.id, id);
  const measured = measure(bytes, partBytes);
  await files.write(key, measured.body);
  const updated = await addPart(run, upload, { id, size: measured.size() });
  if (updated) return updated;
  await files.delete([key]);
  const current = await findUpload(run, upload.id);
  if (!current) throw noSuchUpload();
  throw current.received === upload.received ? tooLarge() : wrongOffset(current.received);
}
