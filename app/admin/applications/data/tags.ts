import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import type { Tag } from './card.ts';

export async function listTags(client: BrowserClient): Promise<Tag[]> {
  return unwrap(client.from('tags').select('id, name').order('name').limit(500));
}

/** Adds a tag by its name and creates the tag if it does not exist. */
export async function addTag(client: BrowserClient, personId: string, name: string): Promise<void> {
  const known = await unwrap(client.from('tags').select('id').eq('name', name).maybeSingle());
  const tag = known ?? (await unwrap(client.from('tags').insert({ name }).select('id').single()));
  await unwrap(
    client
      .from('person_tags')
      .upsert({ person_id: personId, tag_id: tag.id }, { ignoreDuplicates: true }),
  );
}

/** No deleted row is no error: a colleague may have removed the tag before. */
export async function removeTag(
  client: BrowserClient,
  personId: string,
  tagId: string,
): Promise<void> {
  await unwrap(client.from('person_tags').delete().match({ person_id: personId, tag_id: tagId }));
}
