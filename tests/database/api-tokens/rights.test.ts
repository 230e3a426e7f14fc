import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiScopes } from '../../../domain/api/scope.ts';
import { cast } from '../../fixtures/cast.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';
import { insertSamples, samples } from '../samples/all-samples.ts';

// The rights of API tokens as data. "r": read, "i": insert, "u": update, "d": delete. Tables that are not listed are closed.

const rights: Record<string, Record<string, string>> = {
  jobs: { jobs: 'riu', job_questions: 'riud', job_salaries: 'riu', job_staff: 'r' },
  applications: {
    applications: 'riu',
    application_answers: 'r',
    application_events: 'r',
    application_notes: 'ri',
    reject_reasons: 'r',
    stage_steps: 'r',
    stage_templates: 'r',
  },
  people: { people: 'riu', candidates: 'r', freelancers: 'r', tags: 'r', person_tags: 'rid' },
  files: { documents: 'r' },
  clients: {
    clients: 'riu',
    client_details: 'ru',
    client_contacts: 'riud',
    client_notes: 'ri',
  },
  interviews: { interviews: 'r', interview_attendees: 'r' },
  mail: { conversations: 'r', inbox: 'r', outbox: 'r' },
  invoices: { invoices: 'r', invoice_lines: 'r' },
};
const tables = Object.entries(rights).flatMap(([noun, ofNoun]) =>
  Object.entries(ofNoun).map(([table, verbs]) => ({ noun, table, verbs })),
);
const verbs = { r: 'select', i: 'insert', u: 'update', d: 'delete' } as const;

let database: TestDatabase;
let client: pg.Client;
const tokenId = '00000000-0000-4000-a000-000000000001';
const query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
  client.query<Row>(text, values);

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await insertSamples(client);
  await query(
    `insert into public.api_tokens (id, name, token_hash, hint, scopes, created_by, expires_at)
     values ($1, 'Payroll', repeat('c', 64), 'alp_test', '{jobs:read}', $2, now() + interval '1 day')`,
    [tokenId, cast.astrid.id],
  );
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Runs a statement with a token of these scopes and rolls it back. Returns its number of rows, or the error. */
async function attempt(scopes: string[], text: string, prepare?: string): Promise<number | string> {
  await query('begin');
  try {
    await query('update public.api_tokens set scopes = $2 where id = $1', [tokenId, scopes]);
    if (prepare) await query(prepare);
    const claims = { sub: cast.astrid.id, role: 'authenticated', token_id: tokenId };
    await query(
      `select set_config('role', 'api_token', true), set_config('request.jwt.claims', $1, true)`,
      [JSON.stringify(claims)],
    );
    return (await query(text)).rowCount ?? 0;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await query('rollback');
  }
}

const all = [...apiScopes];
const idOf: Record<string, string> = {
  client_details: 'client_id',
  job_salaries: 'job_id',
  job_staff: 'job_id',
  candidates: 'person_id',
  freelancers: 'person_id',
  person_tags: 'person_id',
  client_contacts: 'client_id',
};
const keyOf = (table: string) => idOf[table] ?? 'id';

test('tokens reach these tables and no others', async () => {
  const { rows } = await query<{ table: string; verbs: string }>(
    `select relname as table,
       case when has_any_column_privilege('api_token', oid, 'select') then 'r' else '' end
       || case when has_any_column_privilege('api_token', oid, 'insert') then 'i' else '' end
       || case when has_any_column_privilege('api_token', oid, 'update') then 'u' else '' end
       || case when has_table_privilege('api_token', oid, 'delete') then 'd' else '' end as verbs
     from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'm', 'p')`,
  );
  const found = rows.filter(({ verbs }) => verbs).map(({ table, verbs }) => [table, verbs]);
  const listed = tables.map(({ table, verbs }) => [table, verbs]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

test('every verb of every table needs the scope of its noun', async () => {
  const { rows } = await query<{ rule: string }>(
    `select format('%s %s %s', relname,
       case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end,
       substring(pg_get_expr(coalesce(polqual, polwithcheck), polrelid) from '''([a-z:]+)''')) as rule
     from pg_policy join pg_class on pg_class.oid = polrelid
     where not polpermissive and 'api_token'::regrole = any (polroles) and relnamespace = 'public'::regnamespace
       and polname like 'tokens need a scope to %'`,
  );
  const expected = tables.flatMap(({ noun, table, verbs: given }) =>
    [...given].map((verb) => {
      const scope = `${noun}:${verb === 'r' ? 'read' : 'write'}`;
      return `${table} ${verbs[verb as keyof typeof verbs]} ${scope}`;
    }),
  );
  expect(rows.map(({ rule }) => rule).sort()).toEqual(expected.sort());
});

test('tokens write no column that staff cannot write', async () => {
  const { rows } = await query(
    `select attrelid::regclass, attname from pg_attribute join pg_class on pg_class.oid = attrelid
     cross join unnest('{insert,update}'::text[]) as verb
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
       and has_column_privilege('api_token', attrelid, attnum, verb)
       and not has_column_privilege('authenticated', attrelid, attnum, verb)`,
  );
  expect(rows).toEqual([]);
});

test('tokens read no column with a secret', async () => {
  const { rows } = await query(
    `select attrelid::regclass, attname from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
       and attname ~ '(token|hash|secret|links)$' and has_column_privilege('api_token', attrelid, attnum, 'select')`,
  );
  expect(rows.map(({ attname }) => attname)).toEqual([]);
});

test('checks on the role of a statement treat tokens as staff', async () => {
  const { rows } = await query<{ text: string }>(
    `select pg_get_triggerdef(trigger.oid) || pg_get_functiondef(tgfoid) as text
     from pg_trigger as trigger
     where not tgisinternal and (
       has_any_column_privilege('api_token', tgrelid, 'insert, update') or has_table_privilege('api_token', tgrelid, 'delete')
     )`,
  );
  const forgetful = rows.filter(
    ({ text }) =>
      /current_user/i.test(text) && /'authenticated'/.test(text) && !/'api_token'/.test(text),
  );
  expect(forgetful).toEqual([]);
});

describe.each(tables)('$table', ({ noun, table }) => {
  const key = keyOf(table);

  test('is read with the scope, and not without', async () => {
    expect(await attempt([`${noun}:read`], `select ${key} from public.${table}`)).toEqual(
      expect.any(Number),
    );
    const others = all.filter((scope) => !scope.startsWith(`${noun}:`));
    expect(await attempt(others, `select ${key} from public.${table}`)).toBe(
      `the API token lacks the scope ${noun}:read`,
    );
  });

  test('shows what an administrator sees', async () => {
    const visibleRows = await attempt([`${noun}:read`], `select ${key} from public.${table}`);
    // Mail about accounts is closed to tokens.
    const hidden = table === 'outbox' ? 'where not concerns_account' : '';
    const { rows } = await query<{ count: number }>(
      `select count(*)::int from public.${table} ${hidden}`,
    );
    expect(visibleRows).toBe(rows[0]?.count);
  });
});

const updatable = tables.filter(({ verbs: given }) => given.includes('u'));
test.each(updatable)('$table is updated with write only', async ({ noun, table }) => {
  const touch = samples[table]?.touch;
  const statement = `update public.${table} set ${touch} = ${touch}`;
  expect(await attempt([`${noun}:write`], statement)).toEqual(expect.any(Number));
  expect(await attempt([`${noun}:read`], statement)).toBe(
    `the API token lacks the scope ${noun}:write`,
  );
});

const kept = tables.filter(({ verbs: given }) => !given.includes('d'));
test.each(kept)('$table is never emptied', async ({ table }) => {
  expect(await attempt(all, `delete from public.${table}`)).toMatch(/^permission denied/);
});

describe.each([
  [
    'expired',
    `update public.api_tokens set created_at = now() - interval '2 days', expires_at = now() - interval '1 day'`,
  ],
  ['revoked', 'update public.api_tokens set revoked_at = now()'],
  [
    'of a disabled colleague',
    `update public.staff_profiles set state = 'disabled' where role = 'admin'`,
  ],
  [
    'of a former administrator',
    `update public.staff_profiles set role = 'recruiter' where role = 'admin'`,
  ],
])('a token that is %s', (_, prepare) => {
  test('has no rights', async () => {
    expect(await attempt(all, 'select id from public.jobs', prepare)).toBe(
      'the API token has expired or was revoked',
    );
    expect(
      await attempt(
        all,
        'select private.staff_role() where private.staff_role() is not null',
        prepare,
      ),
    ).toBe(0);
  });
});

test('a second factor of the creator does not stop a token', async () => {
  const enrol = `insert into auth.mfa_factors (user_id, factor_type, status) values ('${cast.astrid.id}', 'totp', 'verified')`;
  expect(await attempt(all, 'select id from public.jobs', enrol)).toEqual(expect.any(Number));
});

test('mail about accounts is hidden from tokens', async () => {
  const prepare = 'update public.outbox set concerns_account = true';
  expect(await attempt(all, 'select id from public.outbox', prepare)).toBe(0);
});

/** Tables with rows about people, and how a row names its person. */
const ofPeople = {
  people: 'id',
  candidates: 'person_id',
  freelancers: 'person_id',
  person_tags: 'person_id',
  documents: 'person_id',
  applications: 'person_id',
  application_answers: 'application_id',
  application_events: 'application_id',
  application_notes: 'application_id',
  interviews: 'application_id',
  interview_attendees: 'interview_id',
  client_contacts: 'person_id',
  conversations: 'person_id',
  inbox: 'conversation_id',
  outbox: 'person_id',
};
const awaitErasure = `update public.people set erase_after = now() + interval '1 day'`;

test.each(Object.entries(ofPeople))('%s hides people who await erasure', async (table, key) => {
  const statement = `select from public.${table} where ${key} is not null`;
  expect(await attempt(all, statement, awaitErasure)).toBe(0);
});

test('people who await erasure are not updated', async () => {
  expect(await attempt(all, 'update public.people set phone = null', awaitErasure)).toBe(0);
});
