import type { ClientBase } from 'pg';
import { insertRows, type Row } from '../insert-rows.ts';
import type { SeedFile } from '../people/documents.ts';
import { createRandom, type Random } from '../random.ts';
import { createCast } from './cast.ts';
import { pausedForClients, writeClientAccounts } from './client-accounts.ts';
import { readConsentTextIds } from './consent-text-ids.ts';
import { createDemoTables } from './demo-tables.ts';
import { pausedForInterviews, writeInterviews } from './interviewing.ts';
import type { Colleague, Job } from './job.ts';

/** These triggers record events with the current time or search duplicates per person; the demo writes both itself. */
const pausedTriggers = [
  'public.people/pair_new_person',
  'public.applications/log_application_event',
  'public.application_ratings/average_ratings',
  'public.application_notes/log_note_event',
  'public.outbox/log_mail_event',
];

/** Writes the people of the demo and their history. Staff, jobs and articles must exist. */
export async function writeDemo(
  client: ClientBase,
  colleagues: readonly Colleague[],
  now: Date,
): Promise<SeedFile[]> {
  const random = createRandom(20_250_201);
  const recruiters = colleagues.filter(({ role }) => role === 'recruiter');
  const jobs = await readJobs(client, random, recruiters, now);
  const consentTextIds = await readConsentTextIds(client);
  const cast = createCast(random, jobs, now);

  const demo = createDemoTables({ cast, recruiters, consentTextIds, now });
  const files = demo.addPeople();
  demo.addCandidates();
  demo.addFreelancers();
  demo.addLeads();
  demo.addApplications();
  demo.addOffice();

  await pauseTriggers(client, pausedTriggers, async () => {
    for (const [table, rows] of demo.tables) {
      await insertRows(client, `public.${table}`, rows.toSorted(byTime));
    }
  });
  await pauseTriggers(client, pausedForClients, () => writeClientAccounts(client, recruiters, now));
  await pauseTriggers(client, pausedForInterviews, () => writeInterviews(client, recruiters, now));
  // Marked as read: nobody can sign in as these colleagues, and unread notifications would be mailed to them.
  await client.query('update public.notifications set read_at = created_at where read_at is null');
  await pairDuplicates(client);
  return files;
}

/** Pairs only people with shared details, where the trigger would check each person. */
async function pairDuplicates(client: ClientBase): Promise<void> {
  await client.query(`
    select private.pair_person(id) from (
      select id, count(*) over (partition by phone) > 1 and phone is not null
        or count(*) over (partition by linkedin_url) > 1 and linkedin_url is not null
        or count(*) over (partition by private.mailbox(email::text)) > 1 and email is not null as shares
      from public.people
    ) as person where shares`);
}

/** Assigns serial numbers in chronological order. */
function byTime(one: Row, other: Row): number {
  return Number(one.created_at ?? 0) - Number(other.created_at ?? 0);
}

/**
 * Disables the named triggers during the work, because they would record the current time. It must run in a
 * transaction: other writers wait, so the triggers are never disabled for them.
 */
async function pauseTriggers<T>(
  client: ClientBase,
  triggers: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const alterTriggers = (action: 'disable' | 'enable') =>
    triggers.map((trigger) => {
      const [table, name] = trigger.split('/');
      return `alter table ${table} ${action} trigger ${name}`;
    });
  await client.query(alterTriggers('disable').join(';'));
  const result = await work();
  await client.query(alterTriggers('enable').join(';'));
  return result;
}

type JobRow = Omit<Job, 'owner' | 'hires'> & { ownerId: string | null };

/** Reads jobs that have been open. Jobs without an owner get one, because someone has read their applications. */
async function readJobs(
  client: ClientBase,
  random: Random,
  recruiters: readonly Colleague[],
  now: Date,
): Promise<Job[]> {
  const { rows } = await client.query<JobRow>(
    `select job.id, job.slug, job.field, job.title, coalesce(client.name, 'Alpaca') as client,
       coalesce(job.opens_at, job.published_at) as "opensAt", job.closed_at as "closedAt", job.is_fixed as "isFixed", staff.owner_id as "ownerId",
       coalesce((
         select jsonb_agg(question order by question.position)
         from public.job_questions as question where question.job_id = job.id
       ), '[]') as questions
     from public.jobs as job
     join public.job_staff as staff on staff.job_id = job.id
     left join public.clients as client on client.id = job.client_id
     where job.state <> 'draft' and coalesce(job.opens_at, job.published_at) < $1
     order by job.slug`,
    [now],
  );
  const jobs = rows.map(({ ownerId, ...job }): Job => {
    const owner = recruiters.find(({ id }) => id === ownerId) ?? random.pick(recruiters);
    return { ...job, owner, hires: 0 };
  });
  for (const { id, owner } of jobs) {
    await client.query(
      'update public.job_staff set owner_id = $2 where job_id = $1 and owner_id is null',
      [id, owner.id],
    );
  }
  return jobs;
}
