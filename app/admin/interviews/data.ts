import type { InterviewKind } from '../../../domain/enums.ts';
import type { InterviewChange, InterviewPlan } from '../../../domain/interviews/interview.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { unwrap } from '../../backend/unwrap.ts';

export const interviewKeys = {
  own: (staffId: string, day: string) => queryKeys.list('interviews', { staffId, day }),
  week: (from: string) => queryKeys.list('interviews', { from }),
  freeTimes: (applicationId: string, staffIds: string[], minutes: number) =>
    queryKeys.list('interviews', { applicationId, staffIds, minutes }),
  contacts: (jobId: string) => queryKeys.list('client_contacts', { jobId }),
};

const columns =
  'id, application_id, kind, minutes, place, time_zone, state, choice, starts_at, ends_at, sequence, job:jobs(title, client:clients(name)), application:applications(person:people(full_name)), attendees:interview_attendees(staff_id, person_id, removed_at, staff:staff_profiles(name), contact:people(full_name)), times:interview_times(starts_at)' as const;

export type Interview = {
  id: string;
  applicationId: string;
  kind: InterviewKind;
  minutes: number;
  place: string | null;
  timeZone: string;
  state: 'proposed' | 'booked' | 'cancelled';
  startsAt: string | null;
  endsAt: string | null;
  sequence: number;
  person: string;
  job: LocalizedText;
  client: string | null;
  staffIds: string[];
  contactIds: string[];
  /** The names of the interviewers. */
  people: string[];
  /** The times that were suggested to the candidate. */
  times: string[];
};

const selectInterviews = (client: BrowserClient) => client.from('interviews').select(columns);

type InterviewRow = Awaited<ReturnType<typeof selectInterviews>>['data'] extends
  | (infer Row)[]
  | null
  ? Row
  : never;

function toInterview(row: InterviewRow): Interview {
  const attendees = row.attendees.filter(({ removed_at }) => removed_at === null);
  return {
    id: row.id,
    applicationId: row.application_id,
    kind: row.kind,
    minutes: row.minutes,
    place: row.place,
    timeZone: row.time_zone,
    state: row.state,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    sequence: row.sequence,
    person: row.application.person.full_name ?? '',
    job: row.job.title as LocalizedText,
    client: row.job.client?.name ?? null,
    staffIds: attendees.flatMap(({ staff_id }) => staff_id ?? []),
    contactIds: attendees.flatMap(({ person_id }) => person_id ?? []),
    people: attendees.flatMap(({ staff, contact }) => staff?.name ?? contact?.full_name ?? []),
    times: row.times.map(({ starts_at }) => starts_at).toSorted(),
  };
}

export async function listOfApplication(
  client: BrowserClient,
  applicationId: string,
): Promise<Interview[]> {
  const rows = await unwrap(
    selectInterviews(client)
      .eq('application_id', applicationId)
      .order('created_at', { ascending: false }),
  );
  return rows.map(toInterview);
}

/** Lists the interviews that are booked between two moments, in the order of their times. */
export async function listBooked(
  client: BrowserClient,
  from: Date,
  to: Date,
): Promise<Interview[]> {
  const rows = await unwrap(
    selectInterviews(client)
      .eq('state', 'booked')
      .gte('starts_at', from.toISOString())
      .lt('starts_at', to.toISOString())
      .order('starts_at')
      .order('id'),
  );
  return rows.map(toInterview);
}

/** Lists the booked interviews that a colleague attends, in the order of their times. */
export async function listOwn(
  client: BrowserClient,
  staffId: string,
  from: Date,
  to: Date,
): Promise<Interview[]> {
  const rows = await unwrap(
    client
      .from('interviews')
      .select(`${columns}, own:interview_attendees!inner(staff_id)` as const)
      .eq('own.staff_id', staffId)
      .is('own.removed_at', null)
      .eq('state', 'booked')
      .gte('starts_at', from.toISOString())
      .lt('starts_at', to.toISOString())
      .order('starts_at')
      .order('id'),
  );
  return rows.map(toInterview);
}

/** Lists interviews for which the candidate has not chosen a time yet, oldest first. */
export async function listProposed(client: BrowserClient): Promise<Interview[]> {
  const rows = await unwrap(
    selectInterviews(client).eq('state', 'proposed').order('created_at').limit(100),
  );
  return rows.map(toInterview);
}

type Contact = { id: string; name: string };

/** Lists the contacts of the job’s client who have an e-mail address. */
export async function listContacts(client: BrowserClient, jobId: string): Promise<Contact[]> {
  const { client: company } = await unwrap(
    client
      .from('jobs')
      .select('client:clients(contacts:client_contacts(person:people(id, full_name, email)))')
      .eq('id', jobId)
      .single(),
  );
  const people = company?.contacts.map(({ person }) => person) ?? [];
  return people
    .filter(({ email }) => email)
    .map(({ id, full_name }) => ({ id, name: full_name ?? '' }));
}

export async function listFreeTimes(
  client: BrowserClient,
  applicationId: string,
  staffIds: string[],
  minutes: number,
): Promise<string[]> {
  const body = { application_id: applicationId, staff_ids: staffIds, minutes };
  return (await callFunction<{ times: string[] }>(client, 'list-free-times', body)).times;
}

export async function scheduleInterview(client: BrowserClient, plan: InterviewPlan): Promise<void> {
  await callFunction(client, 'schedule-interview', plan);
}

export async function changeInterview(
  client: BrowserClient,
  change: InterviewChange,
): Promise<void> {
  await callFunction(client, 'change-interview', change);
}

export async function cancelInterview(client: BrowserClient, id: string): Promise<void> {
  await callFunction(client, 'cancel-interview', { interview_id: id });
}
