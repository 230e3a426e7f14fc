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
  /** Names the state of the person after the row. */
  stamp: string;
  /** The same for the application of the row. */
  application?: string;
  /** Tags that the person did not have, and those that did not exist. */
  tags: string[];
  newTags: string[];
  /** Notes that were added; rows of earlier versions have none. */
  notes?: string[];
  /** A known person before the row. */
  known?: Record<(typeof filledColumns)[number], string | null> & { last_activity_at: string };
};

const columns = {
  people:
    'first_name, last_name, email, phone, linkedin_url, language, location, headline, source, user_id, legal_hold, erase_after, merged_into, anonymised_at',
  applications:
    'job_id, person_id, stage, owner_id, rating, cover_letter, reject_reason, merit_note, withdrawn_at, cv_document_id',
};

/** Names the state of a row, to tell whether somebody has changed it since. */
export async function readStamp(
  query: Query,
  table: keyof typeof columns,
  id: string,
): Promise<string> {
  const { rows } = await query<{ stamp: string }>(
    `select md5(row(${columns[table]})::text) as stamp from public.${table} where id = $1 for update`,
    [id],
  );
  return rows[0]?.stamp ?? '';
}
