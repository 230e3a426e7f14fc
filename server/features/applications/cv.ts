import { randomUUID } from 'node:crypto';
import { findDocumentType } from '../../documents/document-type.ts';
import type { StoredFile } from '../../documents/file-store.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { UploadedFile } from '../../functions/multipart.ts';
import type { Query } from '../../postgres/query.ts';

export type SavedCv = StoredFile & {
  fileName: string;
  mimeType: string;
  size: number;
  sha256: string;
};

/** Saves before the transaction that names the file; one that is never named goes with the clean-up. */
export async function saveCv(
  file: UploadedFile | undefined,
  { context }: Call,
): Promise<SavedCv | undefined> {
  if (!file) return undefined;
  const { bytes, sha256 } = file;
  const type = await findDocumentType(bytes);
  if (typeof type === 'string') throw new FunctionError('invalid', { fields: { cv: type } });
  const stored = { bucket: 'cvs', path: `${randomUUID()}.${type.extension}` };
  await context.files.save(stored, bytes, type.mimeType);
  return {
    ...stored,
    fileName: fileNameOf(file.name, type.extension),
    mimeType: type.mimeType,
    size: bytes.length,
    sha256,
  };
}

/** What the person called it, without what could be mistaken for a path or a command. */
function fileNameOf(given: string, extension: string): string {
  const name = given
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}"<>|:*?]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 100);
  return `${name || 'cv'}.${extension}`;
}

export async function attachCv(query: Query, personId: string, cv: SavedCv): Promise<string> {
  const { rows } = await query(
    `insert into public.documents (person_id, kind, bucket, path, file_name, mime_type, size_bytes, sha256)
     values ($1, 'cv', $2, $3, $4, $5, $6, $7) returning id`,
    [personId, cv.bucket, cv.path, cv.fileName, cv.mimeType, cv.size, cv.sha256],
  );
  return rows[0].id;
}
