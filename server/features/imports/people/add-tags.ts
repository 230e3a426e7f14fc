import type { Query } from '../../../postgres/query.ts';

type Added = { tags: string[]; newTags: string[] };

/** Gives a person tags by name, and creates missing tags. */
export async function addTags(query: Query, personId: string, names: string[]): Promise<Added> {
  if (names.length === 0) return { tags: [], newTags: [] };
  const created = await query<{ id: string }>(
    `insert into public.tags (name) select unnest($1::extensions.citext[]) on conflict (name) do nothing returning id`,
    [names],
  );
  const { rows } = await query<{ tag_id: string }>(
    `insert into public.person_tags (person_id, tag_id)
     select $1, id from public.tags where name operator(extensions.=) any ($2::extensions.citext[]) on conflict do nothing returning tag_id`,
    [personId, names],
  );
  return { tags: rows.map(({ tag_id: id }) => id), newTags: created.rows.map(({ id }) => id) };
}

/** Does the same for several people. A new tag belongs to the first of them. */
export async function addTagsOfMany(
  query: Query,
  people: { personId: string; names: string[] }[],
): Promise<Map<string, Added>> {
  const added = new Map(
    people.map(({ personId }) => [personId, { tags: [], newTags: [] } as Added]),
  );
  const tagNames = people.flatMap(({ personId, names }) =>
    names.map((name) => ({ person_id: personId, name })),
  );
  if (tagNames.length === 0) return added;
  const names = [...new Map(tagNames.map(({ name }) => [name.toLowerCase(), name])).values()];
  const created = await query<{ id: string; name: string }>(
    `insert into public.tags (name) select unnest($1::extensions.citext[]) on conflict (name) do nothing
     returning id, lower(name::text) as name`,
    [names],
  );
  for (const { id, name } of created.rows) {
    const firstWithName = tagNames.find((tag) => tag.name.toLowerCase() === name);
    if (firstWithName) added.get(firstWithName.person_id)?.newTags.push(id);
  }
  const { rows } = await query<{ person_id: string; tag_id: string }>(
    `insert into public.person_tags (person_id, tag_id)
     select entry.person_id, tag.id from jsonb_to_recordset($1) as entry (person_id uuid, name extensions.citext)
     join public.tags as tag on tag.name operator(extensions.=) entry.name
     on conflict do nothing returning person_id, tag_id`,
    [JSON.stringify(tagNames)],
  );
  for (const { person_id: personId, tag_id: id } of rows) added.get(personId)?.tags.push(id);
  return added;
}
