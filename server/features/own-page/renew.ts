import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { computeConsentEnd } from '../people/compute-consent-end.ts';
import { recordConsent } from '../people/record-consent.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonLink } from './open-link.ts';

const purposes = ['candidate_bank', 'freelance_network'] as const;

type Purpose = (typeof purposes)[number];
type Renewal = { ok: true; renewed: Partial<Record<Purpose, string>> };

/** Renews the consent of every role that the person has. */
export async function renew(link: PersonLink, { context }: Call): Promise<Renewal> {
  return context.database.transaction(async (query) => {
    await actAs(query, anonymous);
    await lockPerson(query, link);
    const renewed: Renewal['renewed'] = {};
    let hasRecorded = false;
    for (const purpose of purposes) {
      const recent = await findRecentEnd(query, purpose, link.personId);
      const expiresAt = recent ?? (await computeConsentEnd(query, purpose));
      if (!(await renewRole(query, purpose, link.personId, expiresAt))) continue;
      renewed[purpose] = expiresAt.toISOString();
      if (recent) continue;
      const consent = { personId: link.personId, purpose, language: link.language, expiresAt };
      await recordConsent(query, consent);
      hasRecorded = true;
    }
    if (Object.keys(renewed).length === 0) throw new FunctionError('not_found');
    await query(
      db
        .updateTable('people')
        .set({ last_activity_at: now, erase_after: null })
        .where('id', '=', link.personId),
    );
    if (hasRecorded) await recordPersonEvent(query, link.personId, 'renewed');
    return { ok: true, renewed };
  });
}

/** Finds the end of a consent that was given within a day: the page that lists them must not grow with each click. */
async function findRecentEnd(
  query: Query,
  purpose: Purpose,
  personId: string,
): Promise<Date | undefined> {
  const { rows } = await query<{ expires_at: Date }>(
    `select consent.expires_at from public.consents as consent
     where person_id = $1 and purpose = $2 and withdrawn_at is null and expires_at is not null
       and given_at > now() - interval '1 day'
       and consent_text_id = (
         select id from public.consent_texts where purpose = $2 order by version desc limit 1
       )
     order by given_at desc limit 1`,
    [personId, purpose],
  );
  return rows[0]?.expires_at;
}

/** Returns false if the person does not have the role. Brings back a person who had left. */
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
