import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiScopes } from '../../../../domain/api-scope.ts';
import { type Actor, cast } from '../../../fixtures/cast.ts';
import { withClient } from '../../../fixtures/database.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { readEverything } from '../../../fixtures/read-everything.ts';
import { insertFullPerson } from './full-person.ts';
import { conversationId, decided, interviewId, personId, undecided } from './values.ts';

// A person with data in every column of every table has applied for a restricted job. Whatever the data API offers is
// read, so a new table or function is covered without being named.

const { server } = prepareFunctionsServer();
const tokenId = '00000000-0000-4000-a000-0000000000aa';
const pools = ['candidates', 'freelancers', 'waiting_list', 'client_contacts'];
/** Tables of which every row of the person belongs to an application. */
const ofApplications = [
  ...['applications', 'application_answers', 'application_events', 'application_notes'],
  ...['application_ratings', 'interviews', 'scorecards', 'review_link_items', 'outbox'],
];
let jobId: string;
let applicationTraces: string[];
let personTraces: string[];
let samples: { uuid: string[]; text: string[] };

const asOwner = (statements: string) =>
  withClient(server.databaseUrl, (client) => client.query(statements));

beforeAll(async () => {
  const stored = await insertFullPerson(server);
  const rows = stored.filter(({ table }) => ofApplications.includes(table));
  jobId = String(rows.find(({ table }) => table === 'applications')?.before.job_id);
  const texts = rows.flatMap(({ before: { body, notes, answer, presentation, merit_note } }) =>
    [body, notes, answer, presentation, merit_note].filter((value) => typeof value === 'string'),
  ) as string[];
  applicationTraces = [decided, undecided, conversationId, interviewId, ...texts, jobId];
  personTraces = [personId, 'ottilia@people.example', 'Rosenqvist', '+46705550199'];
  // The last text is a word of every text about the person, and the titles of jobs have none of their own.
  samples = {
    uuid: [personId, decided, undecided, interviewId, jobId],
    text: ['ottilia', 'ottilia@people.example', 'Rosenqvist', 'number'],
  };
  await asOwner(`
    set session_replication_role = 'replica';
    update public.people set erase_after = null, erasure_requested_at = null where id = '${personId}';
    update public.job_staff set owner_id = null where job_id = '${jobId}';
    -- Jobs are named by their id, except on the website.
    delete from public.job_redirects where job_id = '${jobId}';
    insert into public.api_tokens (id, name, token_hash, hint, scopes, created_by, expires_at)
    values ('${tokenId}', 'Payroll', repeat('c', 64), 'alp_test', '{${apiScopes.join()}}', '${cast.astrid.id}',
      now() + interval '1 day');`);
});

beforeEach(() =>
  asOwner(`update public.job_staff set is_restricted = true where job_id = '${jobId}';
    delete from public.job_members where job_id = '${jobId}';
    select private.index_stale_people(1000)`),
);

/** Names of the relations and functions that show one of the traces. */
async function listShowing(traces: string[], actor: Actor, token?: string): Promise<string[]> {
  const texts = [...(await readEverything(server.databaseUrl, actor, samples, token))];
  return texts
    .filter(([, text]) => traces.some((trace) => text.includes(trace)))
    .map(([name]) => name);
}

/** They describe the published ad as everybody can read it, or have nothing but its id. */
const published = ['get_job_recruiter'];

it.each<[string, Actor, string | undefined]>([
  ['a recruiter', 'recruiter', undefined],
  ['an editor', 'editor', undefined],
  ['an API token', 'admin', tokenId],
])(
  'shows %s who is not on the team nothing of the job and its applications',
  async (_, actor, token) => {
    const shown = await listShowing(applicationTraces, actor, token);
    expect(shown.filter((name) => !published.includes(name))).toEqual([]);
  },
);

it.each<[string, Actor]>([
  ['a member', 'recruiter'],
  ['an administrator', 'admin'],
])('shows %s what they see of other jobs', async (_, actor) => {
  await asOwner(
    `insert into public.job_members (job_id, staff_id) values ('${jobId}', '${cast.rasmus.id}')`,
  );
  expect(await listShowing(applicationTraces, actor)).toEqual(
    expect.arrayContaining([
      ...['application_notes', 'applications', 'interviews', 'job_list', 'job_members', 'jobs'],
      ...['person_timeline', 'review_link_items', 'scorecards', 'tasks', 'find_applications'],
    ]),
  );
});

it('shows the person to others as long as something else is known of the person', async () => {
  expect(await listShowing(personTraces, 'recruiter')).toEqual(
    expect.arrayContaining(['people', 'people_list', 'candidate_list', 'find_people']),
  );
});

it('shows nothing of a person who has applied for restricted jobs only', async () => {
  const gone = pools.map((table) => `delete from public.${table} where person_id = '${personId}';`);
  await asOwner(`set session_replication_role = 'replica'; ${gone.join('\n')}`);
  expect(await listShowing(personTraces, 'recruiter')).toEqual([]);
  expect(await listShowing(personTraces, 'editor')).toEqual([]);
  expect(await listShowing(personTraces, 'admin', tokenId)).toEqual([]);
  expect(await listShowing(personTraces, 'admin')).toEqual(
    expect.arrayContaining(['people', 'people_list', 'find_people', 'explain_search']),
  );
});
