import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { recordConsent } from '../people/record-consent.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { consentEnd } from '../people/role-consent.ts';
import type { PersonLink } from './open-link.ts';

const purposes = ['candidate_bank', 'freelance_network'] as const;

type Purpose = (typeof purposes)[number];
type Renewal = { ok: true; renewed: Partial<Record<Purpose, string>> };

/** Renews the consent of every role that the person has. */
export async function renew(link: PersonLink, { context }: Call): Promise<Renewal> {
  return context.database.transaction(async (query) => {
    await actAs(query, anonymous);
    const renewed: Renewal['renewed'] = {};
    for (const purpose of purposes) {
      const expiresAt = await consentEnd(query, purpose);
      if (!(await renewRole(query, purpose, link.personId, expiresAt))) continue;
      const consent = { personId: link.personId, purpose, language: link.language, expiresAt };
      await recordConsent(query, consent);
      renewed[purpose] = expiresAt.toISOString();
    }
    if (Object.keys(renewed).length === 0) throw new FunctionError('not_found');
    await query(
      db
        .updateTable('people')
        .set({ last_activity_at: now, erase_after: null })
        .where('id', '=', link.personId),
    );
    await recordPersonEvent(query, link.personId, 'renewed');
    return { ok: true, renewed };
  });
}

/** Returns false if the person does not have the role. Brings back those who had left. */
async function renewRole(
  query: Query,
  purpose: Purpose,
  personId: string,
  expiresAt: Date,
): Promise<boolean> {
  const renewal = { consent_expires_at: expiresAt, renewal_mailed_at: null };
  const { rowCount } = await query(
    purpose === 'candidate_bank'
      ? db
          .updateTable('candidates')
          .set((eb) => ({
            ...renewal,
            state: eb
              .case()
              .when('state', '=', 'left')
              .then('active' as const)
              .else(eb.ref('state'))
              .end(),
          }))
          .where('person_id', '=', personId)
      : db
          .updateTable('freelancers')
          .set((eb) => ({
            ...renewal,
            state: eb
              .case()
              .when('state', '=', 'left')
              .then('pending' as const)
              .else(eb.ref('state'))
              .end(),
          }))
          .where('person_id', '=', personId),
  );
  return rowCount !== 0;
}
