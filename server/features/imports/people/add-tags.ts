import type { Query } from '../../../postgres/query.ts';

type Added = { tags: string[]; newTags: string[] };

/** Gives a person tags by name, and creates those that do not exist. */
export async function addTags(query: Query, personId: string, names: string[]): Promise<Added> {
  if (names.length === 0) return { tags: [], newTags: [] };
  const created = await query<{ id: string }>(
    `insert into public.tags (name) select unnest($1::extensions.citext[]) on conflict (name) do nothing returning id`,
    [names],
  );
  const { rows } = await query<{ tag_id: string }>(
    `insert into public.person_tags (person_id, tag_id)
     select $1, id from public.tags where name = any ($2::extensions.citext[]) on conflict do nothing returning tag_id`,
    [personId, names],
  );
  return { tags: rows.map(({ tag_id: id }) => id), newTags: created.rows.map(({ id }) => id) };
}
