import type { Query } from '../../../postgres/query.ts';

/** Adds the notes of a row, unless the person has them from an earlier import of the same file. */
export async function addNotes(
  query: Query,
  personId: string,
  texts: string[],
  authorId: string,
): Promise<string[]> {
  if (texts.length === 0) return [];
  const { rows } = await query<{ id: string }>(
    `insert into public.person_notes (person_id, author_id, body)
     select $1, $3, text from unnest($2::text[]) as text
     where not exists (select from public.person_notes where person_id = $1 and body = text)
     returning id`,
    [personId, texts, authorId],
  );
  return rows.map(({ id }) => id);
}

/** Adds the notes of new people, who have none yet. */
export async function addNotesOfMany(
  query: Query,
  people: { personId: string; texts: string[] }[],
  authorId: string,
): Promise<Map<string, string[]>> {
  const added = new Map(people.map(({ personId }) => [personId, [] as string[]]));
  const notes = people.flatMap(({ personId, texts }) =>
    texts.map((text) => ({ person_id: personId, text })),
  );
  if (notes.length === 0) return added;
  const { rows } = await query<{ id: string; person_id: string }>(
    `insert into public.person_notes (person_id, author_id, body)
     select person_id, $2, text from jsonb_to_recordset($1) as given (person_id uuid, text text)
     returning id, person_id`,
    [JSON.stringify(notes), authorId],
  );
  for (const { id, person_id: personId } of rows) added.get(personId)?.push(id);
  return added;
}
