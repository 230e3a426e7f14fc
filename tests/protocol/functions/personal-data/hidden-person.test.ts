import type { ClientBase } from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { actAs } from '../../../fixtures/cast.ts';
import { withClient } from '../../../fixtures/database.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { insertFullPerson } from './full-person.ts';
import { consentId, decided, documentId, personId, undecided } from './values.ts';

// A person with data in every column of every table awaits erasure. The test reads all tables and views, and calls all
// functions, that the data API and the storage offer to staff, so a new one is covered without being listed here.

const { server } = prepareFunctionsServer();
const email = 'ottilia@people.example';
const ids = [personId, decided, undecided, documentId, consentId];
let ownTables: string[];
let traces: string[];

const more = `
  insert into storage.objects (bucket_id, name) values ('cvs', 'ottilia.pdf'), ('cvs', 'pending.pdf');
  insert into public.outbox (cause, template_key, to_email, language, person_id, state)
    values ('hidden person', 'privacy_request_received', '${email}', 'sv', '${personId}', 'sent');
  insert into public.review_events (review_link_id, item_id, kind)
    select review_link_id, id, 'viewed' from public.review_link_items where application_id = '${decided}';`;

beforeAll(async () => {
  const stored = await insertFullPerson(server);
  await inReplica(more);
  ownTables = [...new Set(stored.map(({ table }) => table))];
  const named = stored.flatMap(({ before: { id, first_name, full_name, file_name, to_name } }) => [
    ...[id, first_name, full_name, file_name, to_name],
  ]);
  const texts = named.filter((value) => typeof value === 'string' && value !== '');
  const others = [email, '+46705550199', 'ottilia.pdf', 'pending.pdf'];
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

type Readable = { name: string; statements: { text: string; values: unknown[] }[] };

const schemas = `('public'::regnamespace, 'storage'::regnamespace)`;

async function listRelations(client: ClientBase): Promise<Readable[]> {
  const { rows } = await client.query<{ name: string; columns: string }>(
    `select class.oid::regclass::text as name, string_agg(quote_ident(attname), ', ') as columns
     from pg_class as class
     join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
     where relnamespace in ${schemas} and relkind in ('r', 'p', 'v', 'm', 'f')
       and has_column_privilege('authenticated', class.oid, attnum, 'select')
     group by class.oid order by name`,
  );
  return rows.map(({ name, columns }) => ({
    name,
    statements: [
      { text: `select shown::text from (select ${columns} from ${name}) as shown`, values: [] },
    ],
  }));
}

/** Values for the arguments of functions, by type; others are null. */
const samples: Record<string, unknown[]> = {
  uuid: ids,
  'uuid[]': [ids],
  // The last is a word of every text about the person.
  text: ['ottilia', email, 'Rosenqvist', 'number'],
  integer: [1000],
  jsonb: ['{}'],
  'timestamp with time zone': ['2099-01-01'],
};

/** All but immutable ones, which cannot read rows. */
async function listFunctions(client: ClientBase): Promise<Readable[]> {
  const { rows } = await client.query<{ name: string; types: string[] }>(
    `select oid::regproc::text as name, array(
       select format_type(type, null) from unnest(proargtypes::oid[]) with ordinality as argument (type, place)
       where place <= pronargs - pronargdefaults order by place
     ) as types
     from pg_proc
     where pronamespace in ${schemas} and prokind = 'f' and prorettype <> 'trigger'::regtype
       and provolatile <> 'i'
       and has_function_privilege('authenticated', oid, 'execute')
     order by name`,
  );
  return rows.map(({ name, types }) => {
    const values = types.map((type) => samples[type] ?? [null]);
    const calls = Math.max(1, ...values.map(({ length }) => length));
    const list = types.map((type, index) => `$${index + 1}::${type}`).join(', ');
    return {
      name,
      statements: Array.from({ length: calls }, (_, call) => ({
        text: `select shown::text from ${name}(${list}) as shown`,
        values: values.map((some) => some[call % some.length]),
      })),
    };
  });
}

async function read(client: ClientBase, { statements }: Readable): Promise<string> {
  const seen: string[] = [];
  for (const { text, values } of statements) {
    await client.query('savepoint reading');
    // A call that is rejected shows nothing.
    const result = await client.query<{ shown: string }>(text, values).catch(() => undefined);
    await client.query('rollback to savepoint reading');
    for (const { shown } of result?.rows ?? []) seen.push(shown);
  }
  return seen.join('\n');
}

/** Names of the relations and functions that show the person. */
function listShowing(actor: 'recruiter' | 'admin' | 'contact'): Promise<string[]> {
  return withClient(server.databaseUrl, async (client) => {
    const all = [...(await listRelations(client)), ...(await listFunctions(client))];
    return actAs(client, actor, async () => {
      const showing: string[] = [];
      for (const one of all) {
        const text = await read(client, one);
        if (traces.some((trace) => text.includes(trace))) showing.push(one.name);
      }
      return showing;
    });
  });
}

/** The page that undoes an erasure needs the row; the other leads to that page from a known application. */
const always = ['people', 'find_hidden_application'];

it('shows a recruiter the person in every table, and in lists and searches, before an erasure is requested', async () => {
  await setErasure('null');
  const shown = await listShowing('recruiter');
  const hasNoOtherWay = ['private.person_links'];
  expect(ownTables.filter((table) => !shown.includes(table))).toEqual(hasNoOtherWay);
  expect(shown).toEqual(
    expect.arrayContaining([
      ...['people_list', 'candidate_list', 'person_timeline', 'storage.objects', 'review_events'],
      ...['find_people', 'find_in_people_list', 'find_applications', 'search_profiles'],
    ]),
  );
});

it('shows a contact of another client nothing, whatever relation is read or function is called', async () => {
  await setErasure('null');
  expect(await listShowing('contact')).toEqual([]);
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
