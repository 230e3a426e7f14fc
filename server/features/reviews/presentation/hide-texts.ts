import type { Query } from '../../../postgres/query.ts';

/** Replaces the name of a person in texts, and removes addresses, numbers and links. Keeps the order of the texts. */
export async function hideTexts(
  query: Query,
  personId: string,
  shown: string,
  texts: readonly string[],
): Promise<string[]> {
  const { rows } = await query<{ text: string }>(
    `select private.hide_person(given.text, person, $2) as text
     from public.people as person, unnest($3::text[]) with ordinality as given (text, place)
     where person.id = $1 order by given.place`,
    [personId, shown, texts],
  );
  return rows.map(({ text }) => text);
}
