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
