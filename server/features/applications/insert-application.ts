import type { NewRow } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';

/** Returns undefined if the person has an application for this job that is not withdrawn. */
export async function insertApplication(
  query: Query,
  application: NewRow<'applications'>,
): Promise<string | undefined> {
  const { rows } = await query(
    db
      .insertInto('applications')
      .values(application)
      .onConflict((conflict) =>
        conflict.columns(['job_id', 'person_id']).where('withdrawn_at', 'is', null).doNothing(),
      )
      .returning('id'),
  );
  return rows[0]?.id;
}
