import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { embedExample, renderCurl, renderSupabase } from '../../../domain/api/examples.ts';
import type { ApiReference } from '../../../domain/api/reference.ts';
import { apiScopes } from '../../../domain/api/scope.ts';
import { describeApi } from '../../../server/boot/services/api-reference.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';

// Runs every example of the API reference as a reader would: the command in a shell, the script with the official client.

const { server, rows } = prepareFunctionsServer({ withQuestions: false });
const run = promisify(execFile);
let token: string;
let supabase: SupabaseClient;
let reference: ApiReference;

beforeAll(async () => {
  const body = { name: 'Reader', scopes: apiScopes, days: 30 };
  const { data } = await server.invoke('create-api-token', body, { as: 'astrid' });
  token = String(data.token);
  supabase = createClient(server.url, token, { auth: { persistSession: false } });
  reference = await describeApi(server.database.query);
});

const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
  const names = Object.keys(row);
  const [inserted] = await rows(
    `insert into public.${table} (${names}) values (${names.map((_, index) => `$${index + 1}`)}) returning id`,
    Object.values(row),
  );
  return String(inserted?.id);
};

/** The ids and unique values that stand in an example, of rows that are new. */
async function prepareValues(): Promise<Record<string, string>> {
  const name = randomUUID().slice(0, 8);
  const client = await insert('clients', { name });
  const job = await insert('jobs', {
    slug: `job-${name}`,
    field: 'tech',
    title: JSON.stringify({ en: 'Engineer', sv: 'Ingenjör' }),
    client_id: client,
    state: 'open',
  });
  const person = await insert('people', { first_name: 'Kim', email: `kim-${name}@people.example` });
  const applicant = await insert('people', {
    first_name: 'Alex',
    email: `alex-${name}@people.example`,
  });
  const application = await insert('applications', { job_id: job, person_id: applicant });
  const interview = await insert('interviews', {
    application_id: application,
    job_id: job,
    kind: 'video',
    minutes: 45,
    language: 'en',
    time_zone: 'Europe/Stockholm',
    choice: 'free',
  });
  const question = await insert('job_questions', {
    job_id: job,
    prompt: JSON.stringify({ en: 'Why?', sv: 'Varför?' }),
  });
  return {
    JOB_ID: job,
    PERSON_ID: person,
    APPLICATION_ID: application,
    CLIENT_ID: client,
    INTERVIEW_ID: interview,
    QUESTION_ID: question,
    STAFF_ID: cast.astrid.id,
    TAG_ID: await insert('tags', { name }),
    INVOICE_ID: await insertInvoice(client),
    'site-engineer': `site-engineer-${name}`,
    'saga.lind': `saga.lind.${name}`,
    Fjällbygg: `Fjällbygg ${name}`,
  };
}

async function insertInvoice(client: string): Promise<string> {
  const amounts = { net_amount: 100, vat_amount: 25, total_amount: 125, vat_rate: 25 };
  const id = await insert('invoices', {
    client_id: client,
    month: '2025-05-01',
    currency: 'SEK',
    language: 'sv',
    vat_treatment: 'domestic',
    ...amounts,
  });
  await insert('invoice_lines', {
    invoice_id: id,
    position: 0,
    kind: 'plan',
    description: 'Small, maj 2025',
    starts_on: '2025-05-01',
    ends_on: '2025-05-31',
    days: 31,
    days_in_month: 31,
    unit_amount: 100,
    amount: 100,
  });
  await rows(
    `update public.invoices set state = 'sent', number = (select coalesce(max(number), 0) + 1 from public.invoices),
       issued_on = '2025-05-01', due_on = '2025-05-31', sent_at = now(), seller = '{}', buyer = '{}' where id = $1`,
    [id],
  );
  return id;
}

const fillIn = (text: string, values: Record<string, string>) =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(name, value), text);

async function runCurl(command: string): Promise<string> {
  const script = `${command.replace(/^curl /, `curl --silent --output - --write-out ' %{http_code}' `)}`;
  const { stdout } = await run('bash', ['-c', script], { env: { ...process.env, TOKEN: token } });
  return stdout;
}

async function runScript(script: string): Promise<unknown> {
  const body = `${script}\nreturn error && (error.context ? await error.context.text() : error);`;
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  return new AsyncFunction('supabase', body)(supabase);
}

it('describes what tokens may use, and nothing else', () => {
  const names = reference.tables.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['jobs', 'stage_templates', 'stage_steps']));
  expect(names).toHaveLength(28);
  for (const closed of ['api_tokens', 'staff_profiles', 'webhooks', 'audit_log'])
    expect(names).not.toContain(closed);
  const outbox = reference.tables.find(({ name }) => name === 'outbox');
  expect(outbox?.fields.map(({ name }) => name)).not.toContain('links');
  expect(reference.functions.map(({ name }) => name).toSorted()).toEqual([
    'add-application',
    'cancel-interview',
    'change-interview',
    'close-job',
    'list-free-times',
    'mark-invoice-paid',
    'move-application',
    'schedule-interview',
    'send-mail',
  ]);
});

it('has a description and an example of each verb for every table', () => {
  for (const { name, description, verbs, examples } of reference.tables) {
    expect({ name, described: Boolean(description) }).toEqual({ name, described: true });
    const exampleVerbs = examples.map(({ verb }) => verb).filter((verb) => verb !== 'download');
    expect({ name, verbs: exampleVerbs }).toEqual({ name, verbs });
  }
});

it('knows the fields of functions by their schemas', () => {
  const move = reference.functions.find(({ name }) => name === 'move-application');
  expect(move?.fields).toEqual(
    expect.arrayContaining([
      { name: 'application_id', type: 'uuid', isRequired: true },
      {
        name: 'to',
        type: 'new | screening | interview | offer | hired | rejected',
        isRequired: true,
      },
      { name: 'merit_note', type: 'string, max 2000', isRequired: false },
    ]),
  );
  expect(move?.fields.find(({ name }) => name === 'mail')?.type).toMatch(/^{ .*template: string/);
});

it('says which values lists take', () => {
  const jobs = reference.tables.find(({ name }) => name === 'jobs');
  expect(jobs?.fields.find(({ name }) => name === 'channels')?.type).toBe(
    '(indeed | linkedin | platsbanken | feed | embed)[]',
  );
});

// The examples start a hundred processes of curl, which takes long.
describe('the examples', { timeout: 300_000 }, () => {
  it('of all tables run, in curl and in supabase-js', async () => {
    for (const { name, examples } of reference.tables) {
      const [forCurl, forScript] = [await prepareValues(), await prepareValues()];
      for (const example of examples.filter(({ verb }) => verb !== 'download')) {
        const command = fillIn(renderCurl(example, server.url), forCurl);
        expect(await runCurl(command), `${name} ${command}`).toMatch(/ 20[014]$/);
        const script = fillIn(renderSupabase(example), forScript);
        expect(await runScript(script), `${name} ${script}`).toBeNull();
      }
    }
  });

  it('with embedded rows runs', async () => {
    expect(await runScript(embedExample)).toBeNull();
  });

  it('of all functions run, in curl and in supabase-js', async () => {
    for (const { name, examples } of reference.functions) {
      for (const example of examples) {
        const command = fillIn(renderCurl(example, server.url), await prepareValues());
        expect(await runCurl(command), `${name} ${command}`).toMatch(/ 200$/);
        const script = fillIn(renderSupabase(example), await prepareValues());
        expect(await runScript(script), `${name} ${script}`).toBeNull();
      }
    }
  });
});
