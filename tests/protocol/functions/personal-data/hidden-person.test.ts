import { beforeAll, expect, it } from 'vitest';
import { withClient } from '../../../../server/postgres/with-client.ts';
import { type Actor, cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { readEverything } from '../../../fixtures/read-everything.ts';
import { insertFullPerson } from './full-person.ts';
import { consentId, decided, documentId, personId, undecided } from './values.ts';

// A person with data in every column of every table awaits erasure.

const { server } = prepareFunctionsServer();
const email = 'ottilia@people.example';
const ids = [personId, decided, undecided, documentId, consentId];
let ownTables: string[];
let traces: string[];

const otherRows = `
  insert into storage.objects (bucket_id, name) values ('cvs', 'ottilia.pdf'), ('cvs', 'pending.pdf');
  insert into public.outbox (cause, template_key, to_email, language, person_id, state)
    values ('hidden person', 'privacy_request_received', '${email}', 'sv', '${personId}', 'sent');
  insert into public.review_events (review_link_id, item_id, kind)
    select review_link_id, id, 'viewed' from public.review_link_items where application_id = '${decided}';
  update public.client_details set owner_id = '${cast.rasmus.id}';`;

beforeAll(async () => {
  const stored = await insertFullPerson(server);
  await inReplica(otherRows);
  ownTables = [...new Set(stored.map(({ table }) => table))];
  const names = stored.flatMap(({ before: { id, first_name, full_name, file_name, to_name } }) => [
    ...[id, first_name, full_name, file_name, to_name],
  ]);
  const texts = names.filter((value) => typeof value === 'string' && value !== '');
  const others = [email, '+46705550199', 'ottilia.pdf', 'pending.pdf', 'extracted '];
  traces = [...new Set([...ids, ...(texts as string[]), ...others])];
});

/** Without triggers, so that nothing else changes with it. */
function inReplica(statements: string): Promise<unknown> {
  return withClient(server.databaseUrl, async (client) => {
    await client.query(`set session_replication_role = 'replica'`);
    return client.query(statements);
  });
}

const setErasure = (eraseAfter: string) =>
  inReplica(`update public.people set erase_after = ${eraseAfter}, erasure_requested_at = null
    where id = '${personId}'`);

// The last text is a word of every text about the person.
const samples = { uuid: ids, text: ['ottilia', email, 'Rosenqvist', 'number'] };

/** Names of the relations and functions that show the person. */
async function listShowing(actor: Actor): Promise<string[]> {
  const texts = [...(await readEverything(server.databaseUrl, actor, samples))];
  return texts
    .filter(([, text]) => traces.some((trace) => text.includes(trace)))
    .map(([name]) => name);
}

/** The page that undoes an erasure needs the row; the other leads to that page from a known application. */
const always = ['people', 'find_hidden_application'];

it('shows a recruiter the person in every table, and in lists and searches, before an erasure is requested', async () => {
  await setErasure('null');
  const showingTables = await listShowing('recruiter');
  const hasNoOtherWay = ['private.person_links', 'private.person_words'];
  expect(ownTables.filter((table) => !showingTables.includes(table))).toEqual(hasNoOtherWay);
  expect(showingTables).toEqual(
    expect.arrayContaining([
      ...['people_list', 'candidate_list', 'person_timeline', 'storage.objects', 'review_events'],
      ...['find_people', 'find_in_people_list', 'find_applications', 'explain_search'],
    ]),
  );
});

it('shows a recruiter nothing but the row of the person while the person awaits erasure', async () => {
  await setErasure(`now() + interval '30 days'`);
  expect(await listShowing('recruiter')).toEqual(always);
});

it('shows an administrator the person and the requests and mail about privacy', async () => {
  await setErasure(`now() + interval '30 days'`);
  expect(await listShowing('admin')).toEqual([
    'outbox',
    'people',
    'people_list',
    'person_events',
    'person_timeline',
    'privacy_request_list',
    'privacy_requests',
    'find_hidden_application',
    'find_in_outbox',
    'find_in_people_list',
  ]);
});
