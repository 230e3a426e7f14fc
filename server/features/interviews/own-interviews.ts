import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { FunctionError } from '../../functions/errors.ts';
import { anonymous } from '../../http/identity/identity.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';
import { lockPerson } from '../own-page/lock-person.ts';
import type { PersonLink } from '../own-page/open-link.ts';
import { lockTimesOfCandidate } from './candidate-busy.ts';
import { listOfferedTimes } from './offered-times.ts';
import { endOf } from './schedule.ts';
import { orTimeTaken } from './time-taken.ts';

// Actions of candidates on their interviews, on their own page. Triggers tell the interviewers.

type Own = Pick<
  Row<'interviews'>,
  'id' | 'application_id' | 'choice' | 'minutes' | 'state' | 'starts_at'
>;

/** Books one of the offered times, or moves the interview to it. The first of several candidates gets a time. */
export async function bookInterview(
  link: PersonLink,
  { interview_id: id, starts_at }: { interview_id: string; starts_at: string },
  { context }: Call,
): Promise<{ ok: true }> {
  const start = new Date(starts_at);
  const booked = context.database.transaction(async (query) => {
    const interview = await lockOwn(query, link, id);
    await lockTimesOfCandidate(query, interview.application_id);
    const offered = await listOfferedTimes(query, interview);
    if (!offered.some((time) => time.getTime() === start.getTime())) {
      throw new FunctionError('time_taken');
    }
    await query(
      db
        .updateTable('interviews')
        .set({ state: 'booked', starts_at: start, ends_at: endOf(start, interview.minutes) })
        .where('id', '=', id),
    );
    return { ok: true } as const;
  });
  return orTimeTaken(booked);
}

export function cancelOwnInterview(
  link: PersonLink,
  { interview_id: id, starts_at }: { interview_id: string; starts_at: string },
  { context }: Call,
): Promise<{ ok: true }> {
  return context.database.transaction(async (query) => {
    const interview = await lockOwn(query, link, id);
    if (interview.starts_at?.getTime() !== Date.parse(starts_at)) {
      throw new FunctionError('interview_moved');
    }
    await query(db.updateTable('interviews').set({ state: 'cancelled' }).where('id', '=', id));
    return { ok: true } as const;
  });
}

/** Locks an interview of the person that is not over. A link to one application opens only its interviews. */
async function lockOwn(query: Query, link: PersonLink, id: string): Promise<Own> {
  await actAs(query, anonymous);
  await lockPerson(query, link);
  const { rows } = await query<Own>(
    `select interview.id, interview.application_id, interview.choice, interview.minutes, interview.state,
       interview.starts_at
     from public.interviews as interview
     join public.applications as application on application.id = interview.application_id
     where interview.id = $1 and application.person_id = $2 and ($3::uuid is null or application.id = $3)
       and coalesce(interview.starts_at > now(), true)
     for update of interview`,
    [id, link.personId, link.purpose === 'application' ? link.applicationId : null],
  );
  const [interview] = rows;
  if (!interview) throw new FunctionError('not_found');
  if (interview.state === 'cancelled') throw new FunctionError('conflict');
  return interview;
}
