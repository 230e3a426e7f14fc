import type { Enums } from '../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { insertOnce } from '../../../backend/insert-once.ts';
import { deleteOne, unwrap } from '../../../backend/unwrap.ts';

export type NoteKind = Enums<'client_note_kind'>;

export async function listClientNotes(client: BrowserClient, clientId: string, max: number) {
  return unwrap(
    client
      .from('client_notes')
      .select('id, kind, body, author_id, created_at, updated_at, author:staff_profiles(name)')
      .eq('client_id', clientId)
      .order('created_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(max),
  );
}

export type ClientNote = Awaited<ReturnType<typeof listClientNotes>>[number];

type NoteText = { body: string; mentions: string[] };

export async function createClientNote(
  client: BrowserClient,
  clientId: string,
  note: NoteText & { kind: NoteKind },
) {
  await insertOnce(client, 'client_notes', { client_id: clientId, ...note });
}

/** Fails if the note is gone, so that its text is not lost unnoticed. */
export async function updateClientNote(client: BrowserClient, id: string, note: NoteText) {
  await unwrap(client.from('client_notes').update(note).eq('id', id).select('id').single());
}

export async function deleteClientNote(client: BrowserClient, id: string) {
  await deleteOne(client.from('client_notes').delete().eq('id', id).select('id'));
}
