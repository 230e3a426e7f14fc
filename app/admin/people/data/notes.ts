import type { BrowserClient } from '../../../backend/browser-client.ts';
import { insertOnce } from '../../../backend/insert-once.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';

export async function listPersonNotes(client: BrowserClient, personId: string, max: number) {
  return unwrap(
    client
      .from('person_notes')
      .select('id, body, author_id, created_at, updated_at, author:staff_profiles(name)')
      .eq('person_id', personId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(max),
  );
}

export async function createPersonNote(client: BrowserClient, personId: string, body: string) {
  await insertOnce(client, 'person_notes', { person_id: personId, body });
}

/** Fails if the note is gone, so that its text is not lost unnoticed. */
export async function updatePersonNote(client: BrowserClient, id: string, body: string) {
  await unwrap(client.from('person_notes').update({ body }).eq('id', id).select('id').single());
}

export async function deletePersonNote(client: BrowserClient, id: string) {
  await deleteOne(client.from('person_notes').delete().eq('id', id).select('id'));
}
