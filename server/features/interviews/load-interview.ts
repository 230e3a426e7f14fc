import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { noticePreferences } from '../../../domain/mail/notice-preference.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import type { Query } from '../../postgres/query.ts';

/** An interview with all that mails about it say. */
export type LoadedInterview = Pick<
  Row<'interviews'>,
  | 'id'
  | 'application_id'
  | 'kind'
  | 'minutes'
  | 'place'
  | 'message'
  | 'language'
  | 'time_zone'
  | 'state'
  | 'sequence'
  | 'told_state'
  | 'told_sequence'
> & {
  starts_at: Date | null;
  ends_at: Date | null;
  updated_at: Date;
  person_id: string;
  first_name: string;
  full_name: string;
  email: string | null;
  /** True if the application has its own contact address. */
  has_own_address: boolean;
  /** True if the candidate was erased or awaits erasure. Then no mail contains the name. */
  is_gone: boolean;
  /** True if the erasure can still be undone. */
  is_awaiting_erasure: boolean;
  /** True if it ended because the candidate withdrew the application. */
  has_withdrawn: boolean;
  job_id: string;
  /** True if only the team of the job sees it. */
  is_restricted: boolean;
  title: LocalizedText;
  client_id: string | null;
  client_name: string | null;
  planner_id: string | null;
  /** The address of the colleague who planned it. */
  reply_to: string | null;
};

const columns = `
  interview.id, interview.application_id, interview.kind, interview.minutes, interview.place, interview.message,
  interview.language, interview.time_zone, interview.state, interview.sequence, interview.told_state,
  interview.told_sequence, interview.starts_at, interview.ends_at, interview.updated_at,
  person.id as person_id, person.first_name, person.full_name,
  coalesce(application.contact_email, person.email) as email, application.contact_email is not null as has_own_address,
  person.anonymised_at is not null or person.erase_after is not null as is_gone,
  person.anonymised_at is null and person.erase_after is not null as is_awaiting_erasure,
  interview.cancelled_with_application and private.has_withdrawn(application.id) as has_withdrawn,
  interview.job_id,
  coalesce((select is_restricted from public.job_staff where job_staff.job_id = interview.job_id), false) as is_restricted,
  job.title, job.client_id, client.name as client_name, planner.user_id as planner_id, planner.email as reply_to`;

const tables = `
  public.interviews as interview
  join public.applications as application on application.id = interview.application_id
  join public.people as person on person.id = application.person_id
  join public.jobs as job on job.id = interview.job_id
  left join public.clients as client on client.id = job.client_id
  left join public.staff_profiles as planner on planner.user_id = interview.created_by and planner.state = 'active'`;

/** Locks the interviews that match a condition on `interview`, in the order of their ids. */
export async function loadInterviews(
  query: Query,
  condition: string,
  values: unknown[] = [],
): Promise<LoadedInterview[]> {
  const { rows } = await query<LoadedInterview>(
    `select ${columns} from ${tables} where ${condition} order by interview.id for update of interview`,
    values,
  );
  return rows;
}

export type Attendee = {
  id: string;
  /** Null for a contact of the client. */
  staff_id: string | null;
  name: string;
  email: string | null;
  language: Language;
  time_zone: string | null;
  person_id: string | null;
  /**
   * Also true for a person who is not on the team of a restricted job: the mail then says only that the interview is
   * off.
   */
  is_removed: boolean;
  told_sequence: number | null;
  /** True for a colleague who has not turned off reminders. */
  wants_reminder: boolean;
};

export async function listAttendees(query: Query, interviewId: string): Promise<Attendee[]> {
  const { rows } = await query<Attendee>(
    `select attendee.id, attendee.staff_id, attendee.person_id,
       coalesce(staff.name, person.full_name) as name, coalesce(staff.email, person.email) as email,
       coalesce(staff.language, person.language) as language, calendar.time_zone,
       attendee.removed_at is not null or not case
         when attendee.staff_id is not null then private.is_shown_job(interview.job_id, attendee.staff_id)
         else private.is_shown_to_contact(interview.job_id, attendee.person_id) end as is_removed,
       attendee.told_sequence,
       coalesce(staff.state = 'active', false) and not exists (
         select from public.staff_preferences as preference
         where preference.user_id = staff.user_id and preference.key = $2 and preference.value = 'false'
       ) as wants_reminder
     from public.interview_attendees as attendee
     join public.interviews as interview on interview.id = attendee.interview_id
     left join public.staff_profiles as staff on staff.user_id = attendee.staff_id
     left join public.staff_calendars as calendar on calendar.staff_id = attendee.staff_id
     left join public.people as person on person.id = attendee.person_id
     where attendee.interview_id = $1 order by attendee.id`,
    [interviewId, noticePreferences.interviews],
  );
  return rows;
}
