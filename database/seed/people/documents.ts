import { createHash } from 'node:crypto';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { writeCv } from './cv.ts';
import { renderCvPdf } from './cv-pdf.ts';
import type { Person } from './person.ts';

export type SeedFile = {
  bucket: string;
  path: string;
  mimeType: string;
  bytes: Buffer;
  sha256: string;
};

export function renderSeedFile(path: string, text: string): SeedFile {
  const bytes = renderCvPdf(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bucket: 'cvs', path, mimeType: 'application/pdf', bytes, sha256 };
}

/** The row of a CV, and its file. */
export function cvDocument(
  random: Random,
  person: Person,
  now: Date,
): { row: Row & { id: string; person_id: string }; file: SeedFile } {
  const text = writeCv(person, random, now);
  const file = renderSeedFile(`${person.id}/cv.pdf`, text);
  return {
    row: {
      id: random.uuid(),
      person_id: person.id,
      kind: 'cv',
      bucket: file.bucket,
      path: file.path,
      file_name: `CV ${person.firstName} ${person.lastName}.pdf`,
      mime_type: file.mimeType,
      size_bytes: file.bytes.length,
      sha256: file.sha256,
      extraction: 'done',
      extracted_text: text,
      created_at: person.createdAt,
    },
    file,
  };
}
