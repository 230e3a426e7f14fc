import type { OwnRoleName } from '../../../domain/people/person.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { db, now } from '../../postgres/query.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonLink } from './open-link.ts';

/** The purpose of each profile, which its consent and its events name. */
export const purposes = {
  candidate: 'candidate_bank',
  freelancer: 'freelance_network',
} as const satisfies Record<OwnRoleName, string>;

/** Leaves the candidate bank or the network. Retention erases the person once no other purpose is left. */
export async function leave(
  link: PersonLink,
  { role }: { role: OwnRoleName },
  { context }: Call,
): Promise<{ ok: true }> {
  const purpose = purposes[role];
  return context.database.transaction(async (query) => {
    await actAs(query, anonymous);
    await lockPerson(query, link);
    const { rowCount } = await query(setLeft(role, link.personId));
    if (rowCount === 0) throw new FunctionError('not_found');
    await query(
      db
        .updateTable('consents')
        .set({ withdrawn_at: now })
        .where('person_id', '=', link.personId)
        .where('purpose', '=', purpose)
        .where('withdrawn_at', 'is', null),
    );
    await recordPersonEvent(query, link.personId, `left_${purpose}`);
    return { ok: true };
  });
}

function setLeft(role: OwnRoleName, personId: string) {
  return role === 'candidate'
    ? db.updateTable('candidates').set({ state: 'left' }).where('person_id', '=', personId)
    : db.updateTable('freelancers').set({ state: 'left' }).where('person_id', '=', personId);
}
