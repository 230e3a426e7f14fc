import { randomUUID } from 'node:crypto';
import type { Enums } from '../../../domain/database.types.ts';
import { findDocumentType } from '../../documents/document-type.ts';
import type { StoredFile } from '../../documents/file-store.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { UploadedFile } from '../../functions/multipart.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';

export type SavedCv = StoredFile & {
  fileName: string;
  mimeType: string;
  size: number;
  sha256: string;
};

/** Saves the file before the transaction that refers to it. The clean-up task deletes files without a reference. */
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

/** Keeps the name that the person gave the file, without characters that have a meaning in paths or shells. */
export function fileNameOf(givenName: string, extension: string): string {
  const name = givenName
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}"<>|:*?]/gu, '')
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, 100);
  return `${name || 'cv'}.${extension}`;
}

export async function attachCv(
  query: Query,
  personId: string,
  cv: SavedCv,
  kind: Enums<'document_kind'> = 'cv',
): Promise<string> {
  const inserted = await query(
    db
      .insertInto('documents')
      .values({
        person_id: personId,
        kind,
        bucket: cv.bucket,
        path: cv.path,
        file_name: cv.fileName,
        mime_type: cv.mimeType,
        size_bytes: cv.size,
        sha256: cv.sha256,
      })
      .returning('id'),
  );
  return requireRow(inserted).id;
}
