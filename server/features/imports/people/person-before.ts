import type { CustomRow } from '../../../../domain/imports/custom-columns.ts';
import type { Query } from '../../../postgres/query.ts';

/** Columns of a known person that an import fills in when they are blank. */
export const filledColumns = [
  'first_name',
  'last_name',
  'phone',
  'linkedin_url',
  'location',
  'headline',
] as const;

export type PersonBefore = {
  /** Hash of the person right after the import. Undo compares it, to see whether somebody has changed the person since. */
  stamp: string;
  /** The same hash of the application that the row has added. */
  application?: string;
  /** Tags that the person did not have. */
  tags: string[];
  /** Tags that did not exist. */
  newTags: string[];
  /** Notes that were added; rows of earlier versions have none. */
  notes?: string[];
  /** Custom values that were added. */
  custom?: CustomRow;
  /** A known person before the row. */
  known?: Record<(typeof filledColumns)[number], string | null> & { last_activity_at: string };
};

const columns = {
  people:
    'first_name, last_name, email, phone, linkedin_url, language, location, headline, source, user_id, legal_hold, erase_after, merged_into, anonymised_at',
  applications:
    'job_id, person_id, stage, owner_id, rating, cover_letter, reject_reason, merit_note, withdrawn_at, cv_document_id',
};

/** Locks rows and returns a hash of each by its id, which shows later whether somebody has changed the row. */
export async function readStamps(
  query: Query,
  table: keyof typeof columns,
  ids: string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await query<{ id: string; stamp: string }>(
    `select id, md5(row(${columns[table]})::text) as stamp from public.${table}
     where id = any ($1::uuid[]) order by id for update`,
    [ids],
  );
  return new Map(rows.map(({ id, stamp }) => [id, stamp]));
}

export const readStamp = async (
  query: Query,
  table: keyof typeof columns,
  id: string,
): Promise<string> => (await readStamps(query, table, [id])).get(id) ?? '';
