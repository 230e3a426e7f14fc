import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';

type Attendees = { staff_ids: string[]; contact_ids: string[] };

/**
 * Sets the interviewers. Removed interviewers stay listed until they have been notified. A contact must belong to the
 * client of the job. For a restricted job, all colleagues must be on its team.
 */
export async function setAttendees(
  query: Query,
  interview: { id: string; job_id: string },
  { staff_ids: staffIds, contact_ids: contactIds }: Attendees,
): Promise<void> {
  const { rows } = await query<{ staff: string; staff_who_see: string; contacts: string }>(
    `select (
       select count(*) from public.staff_profiles
       where user_id = any ($1) and state = 'active' and role in ('recruiter', 'admin')
     ) as staff, (
       select count(*) from public.staff_profiles
       where user_id = any ($1) and private.is_shown_job($3, user_id)
     ) as staff_who_see, (
       select count(*) from public.client_contacts as contact
       join public.jobs as job on job.client_id = contact.client_id
       join public.people as person on person.id = contact.person_id
       where job.id = $3 and contact.person_id = any ($2) and person.email is not null and person.erase_after is null
         and private.is_shown_to_contact(job.id, person.id)
     ) as contacts`,
    [staffIds, contactIds, interview.job_id],
  );
  if (Number(rows[0]?.staff) !== new Set(staffIds).size) rejectField('staff_ids');
  if (rows[0]?.staff_who_see !== rows[0]?.staff) throw new FunctionError('colleague_not_on_team');
  if (Number(rows[0]?.contacts) !== new Set(contactIds).size) rejectField('contact_ids');
  await query(
    `update public.interview_attendees set removed_at = now()
     where interview_id = $1 and removed_at is null
       and not coalesce(staff_id = any ($2), person_id = any ($3))`,
    [interview.id, staffIds, contactIds],
  );
  await query(
    `insert into public.interview_attendees (interview_id, staff_id)
     select distinct $1::uuid, unnest($2::uuid[]) on conflict (interview_id, staff_id) do update set removed_at = null`,
    [interview.id, staffIds],
  );
  await query(
    `insert into public.interview_attendees (interview_id, person_id)
     select distinct $1::uuid, unnest($2::uuid[]) on conflict (interview_id, person_id) do update set removed_at = null`,
    [interview.id, contactIds],
  );
}

function rejectField(field: string): never {
  throw new FunctionError('invalid', { fields: { [field]: 'choice_invalid' } });
}
