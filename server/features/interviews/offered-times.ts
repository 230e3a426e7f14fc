import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';
import { interviewsOfCandidate } from './candidate-busy.ts';
import { findFreeTimes } from './free-times.ts';

type Interview = Pick<Row<'interviews'>, 'id' | 'choice' | 'minutes'>;

/** Lists the times from which the candidate can choose now. */
export async function listOfferedTimes(query: Query, interview: Interview): Promise<Date[]> {
  if (interview.choice === 'fixed') return listSuggested(query, interview.id);
  const { rows } = await query<{ staff_id: string }>(
    `select staff_id from public.interview_attendees
     where interview_id = $1 and staff_id is not null and removed_at is null`,
    [interview.id],
  );
  return findFreeTimes(query, {
    staffIds: rows.map(({ staff_id }) => staff_id),
    minutes: interview.minutes,
    interviewId: interview.id,
  });
}

/** Suggested times are held for three days. After that other interviews may have taken them. */
async function listSuggested(query: Query, id: string): Promise<Date[]> {
  const { rows } = await query<{ starts_at: Date }>(
    `select suggested.starts_at from public.interview_times as suggested
     join public.interviews as interview on interview.id = suggested.interview_id
     where interview.id = $1 and suggested.starts_at > now() and not exists (
       select from public.interview_attendees as attendee
       join private.interview_reservations as taken on taken.staff_id = attendee.staff_id
       where attendee.interview_id = interview.id and attendee.removed_at is null
         and taken.interview_id <> interview.id and coalesce(taken.held_until > now(), true)
         and taken.period && tstzrange(suggested.starts_at, suggested.starts_at + make_interval(mins => interview.minutes))
     ) and not exists (
       select from (${interviewsOfCandidate('interview.application_id', 'interview.id')}) as other
       where other.period && tstzrange(suggested.starts_at, suggested.starts_at + make_interval(mins => interview.minutes))
     )
     order by suggested.starts_at`,
    [id],
  );
  return rows.map(({ starts_at }) => starts_at);
}
