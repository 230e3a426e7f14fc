import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apiScopes } from '../../../../domain/api/scope.ts';
import { fileMail } from '../../../../server/features/conversations/file-mail.ts';
import { holdSubmission } from '../../../../server/features/submissions/hold.ts';
import { conversationOf, findSentMail } from '../../../../server/inbound/match-mail.ts';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { tellOfAdAnswers } from '../../../../server/worker/notices/tell-of-ad-answers.ts';
import { tellOfClientAnswers } from '../../../../server/worker/notices/tell-of-client-answers.ts';
import { tellOfMentions } from '../../../../server/worker/notices/tell-of-mentions.ts';
import { tellOfOwedAnswers } from '../../../../server/worker/notices/tell-of-owed-answers.ts';
import { tellOfTasks } from '../../../../server/worker/notices/tell-of-tasks.ts';
import { type Actor, cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { readEverything } from '../../../fixtures/read-everything.ts';
import { jobContext } from '../../../fixtures/worker.ts';
import { insertFullPerson } from './full-person.ts';
import { conversationId, decided, interviewId, personId, undecided } from './values.ts';

// A person with data in every column of every table has applied for a restricted job. Whatever the data API offers is
// read, so a new table or function is covered without being named.

const { server } = prepareFunctionsServer();
/** A title that occurs nowhere else. */
const title = 'Quillfeather steward';
const tokenId = '00000000-0000-4000-a000-0000000000aa';
const pools = ['candidates', 'freelancers', 'waiting_list', 'client_contacts'];
const staffMails = [
  tellOfMentions,
  tellOfTasks,
  tellOfOwedAnswers,
  tellOfClientAnswers,
  tellOfAdAnswers,
];
/** Tables of which every row of the person belongs to an application. */
const ofApplications = [
  ...['applications', 'application_answers', 'application_events', 'application_notes'],
  ...['application_ratings', 'interviews', 'scorecards', 'review_link_items', 'outbox'],
];
const dueTask = 'ffffffff-0000-4000-8000-0000000000d1';
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
  applicationTraces = [decided, undecided, conversationId, interviewId, ...texts, jobId, title];
  personTraces = [personId, 'ottilia@people.example', 'Rosenqvist', '+46705550199'];
  // The last text is a word of every text about the person, and the titles of jobs have none of their own.
  samples = {
    uuid: [personId, decided, undecided, interviewId, jobId],
    text: ['ottilia', 'ottilia@people.example', 'Rosenqvist', 'number'],
  };
  await asOwner(`
    set session_replication_role = 'replica';
    update public.people set erase_after = null, erasure_requested_at = null where id = '${personId}';
    update public.job_staff set owner_id = null, is_restricted = true where job_id = '${jobId}';
    -- Jobs are named by their id, except on the website.
    delete from public.job_redirects where job_id = '${jobId}';
    insert into public.api_tokens (id, name, token_hash, hint, scopes, created_by, expires_at)
    values ('${tokenId}', 'Payroll', repeat('c', 64), 'alp_test', '{${apiScopes.join()}}', '${cast.astrid.id}',
      now() + interval '1 day');
    update public.jobs set title = '{"en": "${title}", "sv": "${title}"}',
      client_id = coalesce(client_id, (select id from public.clients limit 1)) where id = '${jobId}';
    insert into public.legal_holds (person_id, reason) values ('${personId}', 'A dispute');`);
  await invoice();
  await holdApplication();
  await mailColleagues();
  await answerMails();
});

/** The line was written before the job was restricted. */
const invoice = () =>
  asOwner(`
    insert into public.client_projects (client_id, job_id, starts_on)
    select client_id, id, '2025-05-01' from public.jobs where id = '${jobId}';
    insert into public.invoice_lines (invoice_id, position, kind, client_project_id, description, starts_on, ends_on,
      unit_amount, amount)
    select invoice.id, 99, 'project_start', project.id, 'Recruitment of ${title}', '2025-05-01', '2025-05-01', 100, 100
    from public.invoices as invoice, public.client_projects as project where project.job_id = '${jobId}' limit 1;`);

/** Mails the administrator about everything that happens to the application. */
async function mailColleagues(): Promise<void> {
  const { astrid, rasmus } = cast;
  const notify = (kind: string, columns: string, values: string) =>
    `insert into public.notifications (user_id, actor_id, kind, created_at, ${columns})
     values ('${astrid.id}', '${rasmus.id}', '${kind}', now() - interval '5 minutes', ${values});`;
  await asOwner(`
    set session_replication_role = 'replica';
    update public.application_notes set mentions = '{${astrid.id}}' where application_id = '${decided}';
    update public.applications set withdrawn_at = null where id = '${undecided}';
    insert into public.tasks (id, kind, title, application_id, owner_id, due_on)
    values ('${dueTask}', 'task', 'Call', '${decided}', '${astrid.id}', current_date);
    ${notify('mention', 'data', `(select jsonb_build_object('note_id', id) from public.application_notes where application_id = '${decided}')`)}
    ${notify('task_assigned', 'task_id', `'${dueTask}'`)}
    ${notify('answer_owed', 'application_id, data', `'${undecided}', '{"days": 3}'`)}
    ${notify('client_commented', 'application_id', `'${decided}'`)}
    ${notify('ad_approved', 'approval_id', `(select id from public.job_approvals where job_id = '${jobId}' limit 1)`)}`);
  const context = await jobContext(server);
  for (const task of staffMails) await task(context, undefined, async () => undefined);
}

/** Each mail that names the job is answered, or comes back. */
async function answerMails(): Promise<void> {
  const { query } = server.database;
  const { rows } = await query<{ message_id: string }>(
    `select message_id from public.outbox where variables::text like '%${title}%'`,
  );
  expect(rows).toHaveLength(staffMails.length + 1);
  for (const { message_id: id } of rows) {
    const sent = await findSentMail(query, [id]);
    const arrived = await query<{ id: string }>(
      `insert into public.inbox (message_id, subject, quoted_text) values ($1, $2, $2) returning id`,
      [`answer to ${id}`, `Re: ${title}`],
    );
    const answer = arrived.rows[0]?.id ?? '';
    const conversation = sent && (await conversationOf(query, sent, answer));
    if (conversation) await fileMail(query, answer, conversation);
  }
}

/** The person, who is known, has sent another application that waits for its confirmation. */
const holdApplication = () =>
  server.database.transaction((query) =>
    holdSubmission(
      query,
      'https://alpaca.example',
      {
        id: personId,
        first_name: 'Ottilia',
        last_name: 'Rosenqvist',
        email: 'ottilia@people.example',
        language: 'en',
      },
      {
        form: 'apply',
        data: { email: 'ottilia@people.example', language: 'en' },
        checked: {},
        jobId,
        mailSlot: { causedByVisitor: true },
      },
    ),
  );

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
    const showingTables = await listShowing(applicationTraces, actor, token);
    expect(showingTables.filter((name) => !published.includes(name))).toEqual([]);
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
