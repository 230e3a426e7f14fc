import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

/** Locked, so that two who decide on the same freelancer do so one after the other. */
export async function lockState(
  query: Query,
  id: string,
): Promise<{ state: string; email: string | null }> {
  const { rows } = await query(
    `select freelancer.state, person.email
     from public.freelancers as freelancer join public.people as person on person.id = freelancer.person_id
     where freelancer.person_id = $1 for update of freelancer`,
    [id],
  );
  if (!rows[0]) throw new FunctionError('not_found');
  return rows[0];
}

export async function setState(query: Query, id: string, state: string): Promise<void> {
  const { rowCount } = await query(
    'update public.freelancers set state = $2 where person_id = $1',
    [id, state],
  );
  if (rowCount === 0) throw new FunctionError('not_allowed');
}
