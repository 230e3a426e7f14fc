import { FunctionError } from '../../functions/errors.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';

type FreelancerState = Row<'freelancers'>['state'];

/** Locks the freelancer, so that concurrent decisions run one after the other. */
export async function lockState(
  query: Query,
  id: string,
): Promise<{ state: FreelancerState; email: string | null }> {
  const { rows } = await query(
    db
      .selectFrom('freelancers as freelancer')
      .innerJoin('people as person', 'person.id', 'freelancer.person_id')
      .select(['freelancer.state', 'person.email'])
      .where('freelancer.person_id', '=', id)
      .forUpdate('freelancer'),
  );
  if (!rows[0]) throw new FunctionError('not_found');
  return rows[0];
}

export async function setState(query: Query, id: string, state: FreelancerState): Promise<void> {
  const { rowCount } = await query(
    db.updateTable('freelancers').set({ state }).where('person_id', '=', id),
  );
  if (rowCount === 0) throw new FunctionError('not_allowed');
}
