import type { BrowserClient } from '../../../backend/browser-client.ts';
import { insertOnce } from '../../../backend/insert-once.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';

export type Note = {
  id: string;
  body: string;
  authorId: string | null;
  author: string | null;
  isForClient: boolean;
  createdAt: string;
  updatedAt: string;
};

export async function listApplicationNotes(
  client: BrowserClient,
  applicationId: string,
): Promise<Note[]> {
  const rows = await unwrap(
    client
      .from('application_notes')
      .select(
        'id, body, author_id, is_for_client, created_at, updated_at, author:staff_profiles(name)',
      )
      .eq('application_id', applicationId)
      .order('created_at', { ascending: false }),
  );
  return rows.map(({ id, body, author_id, is_for_client, created_at, updated_at, author }) => ({
    id,
    body,
    authorId: author_id,
    author: author?.name ?? null,
    isForClient: is_for_client,
    createdAt: created_at,
    updatedAt: updated_at,
  }));
}

type NoteText = { body: string; mentions: string[] };

export async function createApplicationNote(
  client: BrowserClient,
  applicationId: string,
  note: NoteText & { is_for_client?: boolean },
): Promise<void> {
  await insertOnce(client, 'application_notes', { application_id: applicationId, ...note });
}

/** Fails if the note is gone, so that its text is not lost unnoticed. */
export async function updateApplicationNote(
  client: BrowserClient,
  id: string,
  note: NoteText,
): Promise<void> {
  await unwrap(client.from('application_notes').update(note).eq('id', id).select('id').single());
}

/** Shows a note on the shortlists of the job, or hides it there. */
export async function setNoteShared(
  client: BrowserClient,
  id: string,
  { isShared }: { isShared: boolean },
) {
  const change = { is_for_client: isShared };
  await unwrap(client.from('application_notes').update(change).eq('id', id).select('id').single());
}

export async function deleteApplicationNote(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('application_notes').delete().eq('id', id).select('id'));
}
