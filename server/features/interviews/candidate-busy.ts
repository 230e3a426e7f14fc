import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

/** Selects the times at which the candidate of an application has an interview, for any job, other than this one. */
export const interviewsOfCandidate = (applicationId: string, interviewId: string) => `
  select tstzrange(booked.starts_at, booked.ends_at) as period
  from public.applications as wanted
  join public.applications as application on application.person_id = wanted.person_id
  join public.interviews as booked on booked.application_id = application.id
  where wanted.id = ${applicationId} and booked.state = 'booked' and booked.id is distinct from ${interviewId}`;

type Wanted = { applicationId: string; interviewId?: string; starts: Date[]; minutes: number };

/**
 * Fails if the candidate has another interview at one of these times. Until the transaction ends, no other one can be
 * booked for the candidate.
 */
export async function requireCandidateFree(query: Query, wanted: Wanted): Promise<void> {
  const { applicationId, interviewId, starts, minutes } = wanted;
  await lockTimesOfCandidate(query, applicationId);
  const { rows } = await query(
    `select from (${interviewsOfCandidate('$1::uuid', '$2::uuid')}) as other
     join unnest($3::timestamptz[]) as start
       on other.period && tstzrange(start, start + make_interval(mins => $4))
     limit 1`,
    [applicationId, interviewId, starts, minutes],
  );
  if (rows.length > 0) throw new FunctionError('candidate_busy');
}

/** Locks no row: other functions lock the person before the application, and the callers of this one after it. */
export async function lockTimesOfCandidate(query: Query, applicationId: string): Promise<void> {
  await query(
    `select pg_advisory_xact_lock(hashtextextended('interviews of ' || person_id, 0))
     from public.applications where id = $1`,
    [applicationId],
  );
}
