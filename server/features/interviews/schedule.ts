import { type InterviewPlan, interviewPlan } from '../../../domain/interviews/interview.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import { lockState } from '../applications/state.ts';
import { setAttendees } from './attendees.ts';
import { requireCandidateFree } from './candidate-busy.ts';
import { orTimeTaken } from './time-taken.ts';

/**
 * Plans an interview with an applicant. The candidate chooses one of the free times or of those suggested here, unless
 * the time is agreed. A trigger queues the mail about it.
 */
export const scheduleInterview = defineAction({
  name: 'schedule-interview',
  roles: ['admin', 'recruiter'],
  schema: interviewPlan,
  api: {
    scope: 'interviews:write',
    // Everybody is mailed about an interview; message and place are texts that the caller writes.
    alsoNeeds: [
      { field: 'message', scope: 'mail:write', isNeeded: ({ message }) => Boolean(message) },
      { field: 'place', scope: 'mail:write', isNeeded: ({ place }) => Boolean(place) },
    ],
    summary: 'Plans an interview. The candidate is mailed and chooses a time, unless it is agreed.',
    example: {
      application_id: 'APPLICATION_ID',
      kind: 'video',
      minutes: 45,
      language: 'en',
      time_zone: 'Europe/Stockholm',
      staff_ids: ['STAFF_ID'],
      scheduling: 'free',
    },
  },
  async run(plan, call, staff) {
    const { database } = call.context;
    const key = readIdempotencyKey(call.request);
    const request = { scope: `schedule-interview:${staff.id}`, key, hash: hashOf(plan) };
    requireFuture(plan.times);
    const scheduled = once(database, request, staff.identity, async (query) => ({
      id: await schedule(query, plan, staff.id),
    }));
    return (await orTimeTaken(scheduled)).response;
  },
});

export function requireFuture(times: string[]): void {
  if (times.some((time) => Date.parse(time) <= Date.now())) {
    throw new FunctionError('invalid', { fields: { times: 'date_invalid' } });
  }
}

async function schedule(query: Query, plan: InterviewPlan, staffId: string): Promise<string> {
  const { application_id: applicationId, scheduling, times, minutes } = plan;
  const { stage, job_id: jobId } = await lockState(query, applicationId);
  if (stage === 'rejected') throw new FunctionError('conflict');
  const starts = times.map((time) => new Date(time));
  await requireCandidateFree(query, { applicationId, starts, minutes });
  const agreed = scheduling === 'agreed' ? new Date(times[0] ?? '') : undefined;
  const inserted = await query(
    db
      .insertInto('interviews')
      .values({
        application_id: applicationId,
        job_id: jobId,
        kind: plan.kind,
        minutes,
        place: plan.place,
        message: plan.message,
        language: plan.language,
        time_zone: plan.time_zone,
        choice: scheduling === 'free' ? 'free' : 'fixed',
        state: agreed ? 'booked' : 'proposed',
        starts_at: agreed,
        ends_at: agreed && endOf(agreed, minutes),
        created_by: staffId,
      })
      .returning(['id', 'job_id']),
  );
  const interview = requireRow(inserted);
  await setAttendees(query, interview, plan);
  if (scheduling === 'fixed') await setTimes(query, interview.id, times);
  await query('select private.reserve_interview($1)', [interview.id]);
  return interview.id;
}

/** Replaces the times that are suggested: others can no longer be booked. */
export async function setTimes(query: Query, id: string, times: string[]): Promise<void> {
  await query('delete from public.interview_times where interview_id = $1', [id]);
  await query(
    `insert into public.interview_times (interview_id, starts_at)
     select distinct $1::uuid, unnest($2::timestamptz[])`,
    [id, times],
  );
}

export const endOf = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000);
