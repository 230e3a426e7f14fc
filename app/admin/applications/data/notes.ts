import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';

export type Note = {
  id: string;
  body: string;
  authorId: string | null;
  author: string | null;
  createdAt: string;
  updatedAt: string;
};

export async function listNotes(client: BrowserClient, applicationId: string): Promise<Note[]> {
  const rows = await unwrap(
    client
      .from('application_notes')
      .select('id, body, author_id, created_at, updated_at, author:staff_profiles(name)')
      .eq('application_id', applicationId)
      .order('created_at', { ascending: false }),
  );
  return rows.map(({ id, body, author_id, created_at, updated_at, author }) => ({
    id,
    body,
    authorId: author_id,
    author: author?.name ?? null,
    createdAt: created_at,
    updatedAt: updated_at,
  }));
}

type NoteText = { body: string; mentions: string[] };

export async function createNote(
  client: BrowserClient,
  applicationId: string,
  note: NoteText,
): Promise<void> {
  await unwrap(client.from('application_notes').insert({ application_id: applicationId, ...note }));
}

/** Fails if the note is gone, so that its text is not lost unnoticed. */
export async function updateNote(client: BrowserClient, id: string, note: NoteText): Promise<void> {
  await unwrap(client.from('application_notes').update(note).eq('id', id).select('id').single());
}

/** Succeeds if the note is already gone. */
export async function deleteNote(client: BrowserClient, id: string): Promise<void> {
  await unwrap(client.from('application_notes').delete().eq('id', id));
}
