import type { OwnRoleName } from '../../../domain/people/person.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { anonymous } from '../../http/identity/identity.ts';
import { db, now, type Query } from '../../postgres/query.ts';
import { setState } from '../freelancers/state.ts';
import { recordPersonEvent } from '../people/record-event.ts';
import { purposes } from './leave.ts';
import { lockPerson } from './lock-person.ts';
import type { PersonLink } from './open-link.ts';

type Change = { action: 'pause' | 'resume'; role: OwnRoleName };

/** Pauses or resumes a profile. A paused person is not suggested for jobs and gets no job alerts. */
export async function pause(
  link: PersonLink,
  { action, role }: Change,
  { context }: Call,
): Promise<{ ok: true }> {
  return context.database.transaction(async (query) => {
    await actAs(query, anonymous);
    await lockPerson(query, link);
    const profile = await lockProfile(query, role, link.personId);
    const isPaused = profile.state === 'paused';
    // A second click, or one in another tab, has no effect.
    if (isPaused === (action === 'pause')) return { ok: true };
    if (role === 'candidate') {
      const state = isPaused ? 'active' : 'paused';
      await query(
        db.updateTable('candidates').set({ state }).where('person_id', '=', link.personId),
      );
    } else {
      // Staff can pause a freelancer before a decision, and only staff approve.
      const open = profile.approved_at ? 'approved' : 'pending';
      await setState(query, link.personId, isPaused ? open : 'paused');
    }
    await query(
      db.updateTable('people').set({ last_activity_at: now }).where('id', '=', link.personId),
    );
    await recordPersonEvent(query, link.personId, `${action}d_${purposes[role]}`);
    return { ok: true };
  });
}

type Profile = { state: string; approved_at?: Date | string | null };

/** Locks a profile that is open to jobs or paused; no other can be paused. */
async function lockProfile(query: Query, role: OwnRoleName, personId: string): Promise<Profile> {
  const { rows } = await query<Profile>(
    role === 'candidate'
      ? db
          .selectFrom('candidates')
          .select('state')
          .where('person_id', '=', personId)
          .where('state', 'in', ['active', 'paused'])
          .forUpdate()
      : db
          .selectFrom('freelancers')
          .select(['state', 'approved_at'])
          .where('person_id', '=', personId)
          .where('state', 'in', ['approved', 'paused'])
          .forUpdate(),
  );
  const [profile] = rows;
  if (!profile) throw new FunctionError('not_found');
  return profile;
}
