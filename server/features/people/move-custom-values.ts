import type {
  CustomOption,
  CustomValue,
  CustomValues,
} from '../../../domain/custom-fields/custom-field.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import type { Language } from '../../../domain/language.ts';
import { maxNoteLength } from '../../../domain/limits.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';

type Ids = { kept: { id: string }; merged: { id: string } };
type Author = Pick<Staff, 'id' | 'language'>;

/**
 * Adds the values of the merged record to the kept one. Where both have one, that of the kept record stays unless its key
 * is in `take`. The other one is written into a note, because nobody can read it afterwards.
 */
export async function moveCustomValues(
  query: Query,
  { kept, merged }: Ids,
  take: string[],
  author: Author,
): Promise<void> {
  const { rows } = await query<{ person_id: string; fields: CustomValues }>(
    'select person_id, fields from public.custom_values where person_id in ($1, $2) order by id for update',
    [kept.id, merged.id],
  );
  const valuesOf = ({ id }: { id: string }) =>
    rows.find(({ person_id }) => person_id === id)?.fields ?? {};
  const [own, other] = [valuesOf(kept), valuesOf(merged)];
  const taken = Object.fromEntries(Object.entries(other).filter(([key]) => take.includes(key)));
  const result = { ...other, ...own, ...taken };
  await query(
    `insert into public.custom_values (person_id, fields)
     select $1, $2::jsonb where $2::jsonb <> '{}'
     on conflict (person_id) do update set fields = excluded.fields`,
    [kept.id, JSON.stringify(result)],
  );
  await query('delete from public.custom_values where person_id = $1', [merged.id]);
  const lost = keysOf(own)
    .filter((key) => other[key] !== undefined && other[key] !== own[key])
    .map((key) => [key, result[key] === own[key] ? other[key] : own[key]] as const);
  await noteLost(query, kept.id, new Map(lost), author);
}

const heading: Record<Language, string> = {
  en: 'Values that weren’t kept when two records were merged:',
  sv: 'Värden som inte behölls när två poster slogs ihop:',
};

async function noteLost(
  query: Query,
  personId: string,
  values: Map<string, CustomValue | undefined>,
  { id: authorId, language }: Author,
): Promise<void> {
  if (values.size === 0) return;
  const { rows } = await query<{ key: string; name: LocalizedText; options: CustomOption[] }>(
    `select key, name, options from public.custom_fields where key = any ($1::text[]) order by position, created_at`,
    [[...values.keys()]],
  );
  const lines = rows.map(({ key, name, options }) => {
    const option = options.find(({ value }) => value === values.get(key));
    const text = option ? inLanguage(option.label, language) : String(values.get(key));
    return `${inLanguage(name, language)}: ${text}`;
  });
  await query(
    'insert into public.person_notes (person_id, author_id, body) select $1, $2, unnest($3::text[])',
    [personId, authorId, joinNotes([heading[language], ...lines])],
  );
}

/** Joins lines into as few notes as hold them. */
function joinNotes(lines: string[]): string[] {
  const notes: string[] = [];
  for (const line of lines) {
    const joined = [...notes.slice(-1), line].join('\n');
    if (notes.length > 0 && joined.length <= maxNoteLength) notes[notes.length - 1] = joined;
    else notes.push(line);
  }
  return notes;
}
