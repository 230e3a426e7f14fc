import { type InterviewChange, interviewChange } from '../../../domain/interviews/interview.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { actAs } from '../../functions/once.ts';
import { db, type Query } from '../../postgres/query.ts';
import { setAttendees } from './attendees.ts';
import { lockInterview } from './lock-interview.ts';
import { endOf, requireFuture } from './schedule.ts';
import { orTimeTaken } from './time-taken.ts';

/** Moves an interview, or changes its place or people. Fails with a conflict if it has changed since the caller read it. */
export const changeInterview = defineAction({
  name: 'change-interview',
  roles: ['admin', 'recruiter'],
  schema: interviewChange,
  async run(change, call, staff) {
    if (change.starts_at) requireFuture([change.starts_at]);
    const { database } = call.context;
    const changed = database.transaction(async (query) => {
      await actAs(query, staff.identity);
      await apply(query, change);
      return { ok: true };
    });
    return orTimeTaken(changed);
  },
});

async function apply(query: Query, change: InterviewChange): Promise<void> {
  const { interview_id: id, kind, minutes, place } = change;
  const interview = await lockInterview(query, id);
  const isBooked = interview.state === 'booked';
  if (interview.sequence !== change.sequence || (change.starts_at && !isBooked)) {
    throw new FunctionError('conflict');
  }
  const start = change.starts_at ? new Date(change.starts_at) : interview.starts_at;
  await setAttendees(query, interview, change);
  await query(
    db
      .updateTable('interviews')
      .set({
        kind,
        minutes,
        place: place ?? null,
        starts_at: start,
        ends_at: start && endOf(new Date(start), minutes),
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
