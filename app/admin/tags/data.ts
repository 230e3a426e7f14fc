import type { TagColour } from '../../../domain/people/tag-colour.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { deleteOne, unwrap, unwrapRaised } from '../../backend/unwrap.ts';
import { rowFields } from '../kit/saved-fields/data/row-fields.ts';
import type { Tag } from '../people/data/people.ts';

/** A tag, and how many people have it. */
export type CountedTag = Tag & { people: number };

// Part of the key of people, like the tags that their screens show.
export const tagListKey = [...queryKeys.table('people'), 'tags', 'counted'];

export async function listCountedTags(client: BrowserClient): Promise<CountedTag[]> {
  const rows = await unwrap(
    client.from('tag_list').select('id, name, colour, people').order('name').limit(1000),
  );
  return rows.map(({ id, name, colour, people }) => ({
    id: id ?? '',
    name: String(name),
    colour: colour as TagColour,
    people: people ?? 0,
  }));
}

export const tagSource = (client: BrowserClient, id: string) =>
  rowFields(client, { table: 'tags', key: { id }, columns: ['name', 'colour'] });

export async function addTag(
  client: BrowserClient,
  tag: Pick<Tag, 'name' | 'colour'>,
): Promise<void> {
  await unwrap(client.from('tags').insert(tag));
}

export async function mergeTags(client: BrowserClient, id: string, target: string): Promise<void> {
  await unwrapRaised(client.rpc('merge_tags', { tag: id, target }));
}

export async function deleteTag(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('tags').delete().eq('id', id).select('id'));
}
