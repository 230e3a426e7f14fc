import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { anonymous } from '../../http/identity.ts';
import { recordConsent } from '../people/record-consent.ts';
import { consentEnd } from '../people/role-consent.ts';
import type { PersonLink } from './open-link.ts';

const roles = [
  { table: 'candidates', purpose: 'candidate_bank', back: 'active' },
  { table: 'freelancers', purpose: 'freelance_network', back: 'pending' },
] as const;

/** Stays for another period, in every role the person has. */
export async function renew(link: PersonLink, { context }: Call): Promise<object> {
  return context.database.transaction(async (query) => {
    await actAs(query, anonymous);
    const renewed: Record<string, string> = {};
    for (const { table, purpose, back } of roles) {
      const expiresAt = await consentEnd(query, purpose);
      const { rowCount } = await query(
        `update public.${table} set consent_expires_at = $2, renewal_mailed_at = null,
           state = case when state = 'left' then '${back}' else state end
         where person_id = $1`,
        [link.personId, expiresAt],
      );
      if (rowCount === 0) continue;
      const consent = { personId: link.personId, purpose, language: link.language, expiresAt };
      await recordConsent(query, consent);
      renewed[purpose] = expiresAt.toISOString();
    }
    if (Object.keys(renewed).length === 0) throw new FunctionError('not_found');
    await query(
      'update public.people set last_activity_at = now(), erase_after = null where id = $1',
      [link.personId],
    );
    await query(`insert into public.person_events (person_id, kind) values ($1, 'renewed')`, [
      link.personId,
    ]);
    return { ok: true, renewed };
  });
}
