import type { ClientBase } from 'pg';
import { insertRows, type Row } from '../insert-rows.ts';
import { pauseTriggers } from '../pause-triggers.ts';
import type { SeedFile } from '../people/documents.ts';
import { createRandom } from '../random.ts';
import { createCast } from './cast.ts';
import { readConsentTexts } from './consent-texts.ts';
import { createGathering } from './gathering.ts';
import type { Colleague } from './job.ts';
import { readJobs } from './read-jobs.ts';

/** These triggers record events with the current time or search duplicates per person; the demo writes both itself. */
const paused = [
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
  const consentTexts = await readConsentTexts(client);
  const cast = createCast(random, jobs, now);

  const gathering = createGathering({ cast, recruiters, consentTexts, now });
  const files = gathering.addPeople();
  gathering.addCandidates();
  gathering.addFreelancers();
  gathering.addLeads();
  gathering.addApplications();
  gathering.addOffice();

  await pauseTriggers(client, paused, async () => {
    for (const [table, rows] of gathering.tables) {
      await insertRows(client, `public.${table}`, rows.toSorted(byTime));
    }
  });
  await pairDoubles(client);
  return files;
}

/** Pairs only people with shared details, where the trigger would check each person. */
async function pairDoubles(client: ClientBase): Promise<void> {
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
