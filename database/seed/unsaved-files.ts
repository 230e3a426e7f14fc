import type { ClientBase } from 'pg';
import { renderSeedFile, type SeedFile } from './people/documents.ts';

// The demo's CVs are files and not part of the transaction that writes its rows. If the process dies
// in between, a marker stays, and the next start creates the files from the stored text.

const mark = 'demo_files_unsaved';

export async function markUnsaved(client: ClientBase): Promise<void> {
  await client.query(`insert into public.settings (key, value) values ($1, 'true')`, [mark]);
}

export async function findUnsaved(client: ClientBase): Promise<SeedFile[]> {
  const { rows } = await client.query<{ path: string; sha256: string; text: string }>(
    `select path, sha256, extracted_text as text from public.documents as document
     where exists (select from public.settings where key = $1)
       and bucket = 'cvs' and path = person_id || '/cv.pdf' and extracted_text is not null
       and not exists (select from storage.objects where bucket_id = bucket and name = document.path)`,
    [mark],
  );
  // A CV that replaced the demo's own is left alone.
  return rows
    .map(({ path, sha256, text }) => ({ ...renderSeedFile(path, text), expected: sha256 }))
    .filter(({ sha256, expected }) => sha256 === expected);
}

type Query = (text: string, values: unknown[]) => Promise<unknown>;

export async function forgetUnsaved(query: Query): Promise<void> {
  await query('delete from public.settings where key = $1', [mark]);
}
