import { type InterviewChange, interviewChange } from '../../../domain/interviews/interview.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { db, type Query } from '../../postgres/query.ts';
import { setAttendees } from './attendees.ts';
import { requireCandidateFree } from './candidate-busy.ts';
import { lockInterview } from './lock-interview.ts';
import { endOf, requireFuture, setTimes } from './schedule.ts';
import { orTimeTaken } from './time-taken.ts';

/** Moves an interview, or changes its place, its people or the times that are offered. Fails with a conflict if it has changed since the caller read it. */
export const changeInterview = defineAction({
  name: 'change-interview',
  roles: ['admin', 'recruiter'],
  schema: interviewChange,
  api: {
    scope: 'interviews:write',
    alsoNeeds: [{ field: 'place', scope: 'mail:write', isNeeded: ({ place }) => Boolean(place) }],
    summary:
      'Changes the time, the place or the people of an interview, if its sequence is still the one that you saw.',
    example: {
      interview_id: 'INTERVIEW_ID',
      sequence: 0,
      kind: 'phone',
      minutes: 30,
      staff_ids: ['STAFF_ID'],
    },
  },
  async run(change, call, staff) {
    requireFuture(change.times ?? []);
    const { database } = call.context;
    const changed = database.transaction(async (query) => {
      await actAs(query, staff.identity);
      await applyChange(query, change);
      return { ok: true };
    });
    return orTimeTaken(changed);
  },
});

async function applyChange(query: Query, change: InterviewChange): Promise<void> {
  const { interview_id: id, kind, minutes, place } = change;
  const interview = await lockInterview(query, id);
  const isBooked = interview.state === 'booked';
  const isForOther = isBooked ? change.times : change.starts_at;
  if (interview.sequence !== change.sequence || isForOther) throw new FunctionError('conflict');
  const start = change.starts_at ? new Date(change.starts_at) : interview.starts_at;
  // The link to a call is often corrected when it has begun.
  const isMoved = start?.getTime() !== interview.starts_at?.getTime();
  if (isMoved && change.starts_at) requireFuture([change.starts_at]);
  const { times } = change;
  const isOtherTime = isMoved || minutes !== interview.minutes;
  await requireCandidateFree(query, {
    applicationId: interview.application_id,
    interviewId: id,
    starts: times?.map((time) => new Date(time)) ?? (start && isOtherTime ? [start] : []),
    minutes,
  });
  await setAttendees(query, interview, change);
  if (times) await setTimes(query, id, times);
  const isOfferChanged =
    interview.state === 'proposed' &&
    (times !== undefined ||
      kind !== interview.kind ||
      minutes !== interview.minutes ||
      (place ?? null) !== interview.place);
  await query(
    db
      .updateTable('interviews')
      .set({
        kind,
        minutes,
        place: place ?? null,
        starts_at: start,
        ends_at: start && endOf(new Date(start), minutes),
        ...(times && { choice: times.length > 0 ? 'fixed' : 'free' }),
        // The trigger counts the changes of calendar entries, which an offer does not have yet.
        ...(isOfferChanged && { sequence: interview.sequence + 1 }),
      })
      .where('id', '=', id),
  );
  // Other people may attend at the same time and place.
  await query('select private.reserve_interview($1)', [id]);
  await query(
    `select private.add_job('tell-of-interview', json_build_object('id', $1::uuid), now(), 'interview:' || $1::uuid)`,
    [id],
  );
}
