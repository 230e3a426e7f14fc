import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { anonymous } from '../../http/identity.ts';
import type { PersonLink } from './open-link.ts';

const roles = {
  candidate: { table: 'candidates', purpose: 'candidate_bank' },
  freelancer: { table: 'freelancers', purpose: 'freelance_network' },
} as const;

/** Out of the bank or the network: no longer found, and erased once nothing else keeps the person. */
export async function leave(
  link: PersonLink,
  { role }: { role: keyof typeof roles },
  { context }: Call,
): Promise<object> {
  const { table, purpose } = roles[role];
  return context.database.transaction(async (query) => {
    await actAs(query, anonymous);
    const { rowCount } = await query(
      `update public.${table} set state = 'left' where person_id = $1`,
      [link.personId],
    );
    if (rowCount === 0) throw new FunctionError('not_found');
    await query(
      `update public.consents set withdrawn_at = now()
       where person_id = $1 and purpose = $2 and withdrawn_at is null`,
      [link.personId, purpose],
    );
    await query('insert into public.person_events (person_id, kind) values ($1, $2)', [
      link.personId,
      `left_${purpose}`,
    ]);
    return { ok: true };
  });
}
