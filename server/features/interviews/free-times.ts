import { type Interviewer, listFreeTimes } from '../../../domain/interviews/free-times.ts';
import { freeTimes } from '../../../domain/interviews/interview.ts';
import { defaultCalendar, type WorkingDay } from '../../../domain/interviews/working-hours.ts';
import { dayMs, hourMs } from '../../../domain/units.ts';
import type { Query } from '../../postgres/query.ts';
import { interviewsOfCandidate } from './candidate-busy.ts';

type FreeTimesRequest = {
  staffIds: string[];
  minutes: number;
  interviewId?: string;
  applicationId?: string;
};

type Calendar = {
  time_zone: string | null;
  hours: WorkingDay[];
  busy: { from: number; to: number }[];
};

/**
 * Finds the times at which all these colleagues work, have no other interview and are not busy in their own calendar, and
 * at which the candidate of the application or interview has no other one. Times of the given interview count as free,
 * because it may move.
 */
export async function findFreeTimes(query: Query, request: FreeTimesRequest): Promise<Date[]> {
  const { staffIds, minutes, interviewId, applicationId } = request;
  const { noticeHours, days, stepMinutes } = freeTimes;
  const from = Date.now() + noticeHours * hourMs;
  const to = from + days * dayMs;
  const application =
    'coalesce($5::uuid, (select application_id from public.interviews where id = $2))';
  const { rows } = await query<Calendar>(
    `select calendar.time_zone,
       coalesce((
         select jsonb_agg(jsonb_build_object(
           'weekday', weekday, 'starts_at', to_char(starts_at, 'HH24:MI'), 'ends_at', to_char(ends_at, 'HH24:MI')
         )) from public.working_hours where working_hours.staff_id = profile.user_id
       ), '[]') as hours,
       coalesce((
         select jsonb_agg(jsonb_build_object(
           'from', extract(epoch from lower(period)) * 1000, 'to', extract(epoch from upper(period)) * 1000
         ))
         from (
           select period from private.interview_reservations as reservation
           where reservation.staff_id = profile.user_id and reservation.interview_id is distinct from $2::uuid
             and coalesce(reservation.held_until > now(), true) and period && tstzrange($3, $4)
           union all
           select period from private.busy_times as busy
           where busy.staff_id = profile.user_id and period && tstzrange($3, $4)
           union all
           select period from (${interviewsOfCandidate(application, '$2::uuid')}) as other
           where period && tstzrange($3, $4)
         ) as taken
       ), '[]') as busy
     from public.staff_profiles as profile
     left join public.staff_calendars as calendar on calendar.staff_id = profile.user_id
     where profile.user_id = any ($1) and profile.state = 'active'`,
    [staffIds, interviewId, new Date(from), new Date(to), applicationId],
  );
  // An interviewer has left: only staff can choose a replacement.
  if (rows.length < new Set(staffIds).size) return [];
  return listFreeTimes(rows.map(toInterviewer), { from, to, minutes, stepMinutes });
}

function toInterviewer({ time_zone, hours, busy }: Calendar): Interviewer {
  return time_zone ? { time_zone, hours, busy } : { ...defaultCalendar, busy };
}
