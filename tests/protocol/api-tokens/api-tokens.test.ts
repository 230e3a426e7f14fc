import { createClient, type FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiScope, apiScopes } from '../../../domain/api-scope.ts';
import { apiTokenCalls } from '../../../domain/api-token.ts';
import { createApiToken } from '../../../server/http/identity/api-token.ts';
import { cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { until } from '../../fixtures/until.ts';

const { server, rows, asStaff } = prepareFunctionsServer();

/** A new token, as an administrator makes it. */
async function createToken(...scopes: ApiScope[]): Promise<{ id: string; token: string }> {
  const given = { name: 'Payroll', scopes, days: 90 };
  const { status, data } = await server.invoke('create-api-token', given, { as: 'astrid' });
  expect(status).toBe(200);
  return data as { id: string; token: string };
}

/** The official client, as its documentation shows it: the token is both the key and the bearer. */
const clientOf = (token: string): SupabaseClient =>
  createClient(server.url, token, { auth: { persistSession: false } });

const clientWith = async (...scopes: ApiScope[]) => clientOf((await createToken(...scopes)).token);

const lacks = (scope: ApiScope) => ({
  status: 403,
  error: { code: '42501', message: `the API token lacks the scope ${scope}` },
});

describe('a token', () => {
  it('is shown once and stored as a hash, with its expiry and its creator', async () => {
    const { id, token } = await createToken('jobs:read');
    expect(token).toMatch(/^alp_[\w-]{51}$/);
    const [stored] = await rows('select * from public.api_tokens where id = $1', [id]);
    expect(stored).toMatchObject({
      name: 'Payroll',
      scopes: '{jobs:read}',
      hint: token.slice(0, 8),
      created_by: cast.astrid.id,
      last_used_at: null,
    });
    expect(JSON.stringify(stored)).not.toContain(token.slice(8));
  });

  it.each([
    ['no scope', { scopes: [] }],
    ['an unknown scope', { scopes: ['webhooks:write'] }],
    ['no name', { name: ' ' }],
    ['an end in ten years', { days: 3650 }],
  ])('is not made with %s', async (_, wrong) => {
    const given = { name: 'Payroll', scopes: ['jobs:read'], days: 90, ...wrong };
    expect(await server.invoke('create-api-token', given, { as: 'astrid' })).toMatchObject({
      status: 422,
    });
  });

  describe('in a session', () => {
    const create = async (proof: string) => {
      const { id: sub } = cast.astrid;
      const [session] = await rows('insert into auth.sessions (user_id) values ($1) returning id', [
        sub,
      ]);
      await rows(
        `insert into auth.mfa_amr_claims (session_id, authentication_method, proves, created_at, updated_at)
         values ($1, 'password', true, now(), now() - $2::interval)`,
        [session?.id, proof],
      );
      const claims = { sub, aud: 'authenticated', role: 'authenticated', session_id: session?.id };
      const token = await server.keys.sign(claims, 60);
      const given = { name: 'Payroll', scopes: ['jobs:read'], days: 90 };
      const post = (headers: Record<string, string>) =>
        fetch(`${server.url}/functions/v1/create-api-token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(given),
        });
      return Promise.all([post({ authorization: `Bearer ${token}` }), post({ apikey: token })]);
    };

    it('is made after a recent sign-in', async () => {
      for (const response of await create('1 minute')) expect(response.status).toBe(200);
    });

    it('is not made after one of yesterday', async () => {
      for (const response of await create('1 day')) {
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({ error: 'reauthentication_needed' });
      }
    });
  });

  it('is listed to administrators, who see its last use but not its hash', async () => {
    const { id, token } = await createToken('jobs:read');
    await clientOf(token).from('jobs').select('id').limit(1).throwOnError();
    await until(async () => {
      const listed = await asStaff('admin', 'select last_used_at from api_tokens where id = $1', [
        id,
      ]);
      return (listed.rows[0] as { last_used_at: Date | null }).last_used_at !== null;
    });
    await expect(asStaff('admin', 'select token_hash from api_tokens')).rejects.toThrow(
      /permission denied/,
    );
    expect((await asStaff('recruiter', 'select id from api_tokens')).rows).toEqual([]);
  });
});

describe('the data API', () => {
  let jobId: string;
  beforeAll(async () => {
    const [job] = await rows('select id from public.jobs limit 1');
    jobId = String(job?.id);
  });

  it('reads with the scope, and says which one is missing', async () => {
    const client = await clientWith('jobs:read');
    const { data } = await client.from('jobs').select('id, title, job_salaries(minimum)');
    expect(data?.length).toBeGreaterThan(0);
    expect(await client.from('people').select('id')).toMatchObject(lacks('people:read'));
    expect(await client.from('jobs').select('id, clients(name)')).toMatchObject(
      lacks('clients:read'),
    );
  });

  it('updates and inserts only with write, which includes read', async () => {
    const reader = await clientWith('jobs:read');
    const change = { location: 'Umeå' };
    expect(await reader.from('jobs').update(change).eq('id', jobId)).toMatchObject(
      lacks('jobs:write'),
    );
    const writer = await clientWith('jobs:write', 'people:write');
    const changed = await writer.from('jobs').update(change).eq('id', jobId).select('location');
    expect(changed.data).toEqual([change]);
    const saga = { first_name: 'Saga', last_name: 'Lind', email: 'saga@people.example' };
    expect((await writer.from('people').insert(saga).select('first_name').single()).data).toEqual({
      first_name: 'Saga',
    });
    expect(await reader.from('people').insert(saga)).toMatchObject(lacks('people:write'));
  });

  it('upserts rows whose key cannot be updated', async () => {
    const client = await clientWith('jobs:write');
    const { data: job } = await client.from('jobs').select('id').limit(1).single().throwOnError();
    const upsert = (minimum: number) =>
      client
        .from('job_salaries')
        .upsert({ job_id: job?.id, minimum, maximum: 90_000 })
        .select('minimum');
    await upsert(40_000);
    expect((await upsert(41_000)).data).toEqual([{ minimum: 41_000 }]);
  });

  it('deletes nothing but what the scopes offer', async () => {
    const client = await clientWith(...apiScopes);
    expect(await client.from('jobs').delete().eq('id', jobId)).toMatchObject({ status: 403 });
    const [tag] = await rows(`insert into public.tags (name) values ('Remote') returning id`);
    const link = { person_id: violasPerson, tag_id: tag?.id };
    await client.from('person_tags').insert(link).throwOnError();
    const deleted = await client.from('person_tags').delete().match(link).select('tag_id');
    expect(deleted.data).toEqual([{ tag_id: tag?.id }]);
  });

  it.each([
    'api_tokens',
    'staff_profiles',
    'webhooks',
    'settings',
    'audit_log',
    'data_exports',
    'privacy_requests',
  ])('keeps %s closed, whatever the scopes', async (table) => {
    const client = await clientWith(...apiScopes);
    for (const outcome of [
      await client.from(table).select('*').limit(1),
      await client.from(table).insert({}),
    ])
      expect(outcome).toMatchObject({ status: 403, error: { code: '42501' } });
  });

  it('keeps the functions of the database closed', async () => {
    const client = await clientWith(...apiScopes);
    expect(await client.rpc('get_navigation_counts')).toMatchObject({ status: 403 });
  });

  it('describes to a token what tokens may do', async () => {
    const { token } = await createToken('jobs:read');
    const response = await fetch(`${server.url}/rest/v1/`, { headers: { apikey: token } });
    const { definitions } = (await response.json()) as { definitions: object };
    expect(Object.keys(definitions)).toContain('jobs');
    expect(Object.keys(definitions)).not.toContain('api_tokens');
  });

  it('does not take a token from the query, which proxies log', async () => {
    const { token } = await createToken('jobs:read');
    const response = await fetch(`${server.url}/rest/v1/jobs?select=id&apikey=${token}`);
    expect(response.status).toBe(401);
  });
});

describe('a token that is no longer valid', () => {
  const invalid = {
    status: 401,
    error: { message: 'The API token is unknown, expired or revoked' },
  };
  const read = (token: string) => clientOf(token).from('jobs').select('id').limit(1);

  it.each([
    ['unknown', createApiToken()],
    ['mistyped', `${createApiToken().slice(0, -1)}_`],
    ['empty', 'alp_'],
  ])('is rejected if it is %s', async (_, token) => {
    expect(await read(token)).toMatchObject(invalid);
  });

  it('is rejected after it has expired', async () => {
    const { id, token } = await createToken('jobs:read');
    await rows(
      `update public.api_tokens set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
       where id = $1`,
      [id],
    );
    expect(await read(token)).toMatchObject(invalid);
  });

  it('is rejected at once when an administrator revokes it', async () => {
    const { id, token } = await createToken('jobs:read');
    expect((await read(token)).status).toBe(200);
    await asStaff('admin', 'update public.api_tokens set revoked_at = now() where id = $1', [id]);
    // The process may have the token cached for seconds; the database does not.
    expect([401, 403]).toContain((await read(token)).status);
    await asStaff('admin', 'update public.api_tokens set revoked_at = null where id = $1', [id]);
    expect([401, 403]).toContain((await read(token)).status);
  });

  it('stays revoked when its creator stops being an administrator and becomes one again', async () => {
    const setRole = (role: string) =>
      rows('update public.staff_profiles set role = $2::public.staff_role where user_id = $1', [
        cast.rasmus.id,
        role,
      ]);
    await setRole('admin');
    const given = { name: 'Payroll', scopes: ['jobs:read'], days: 30 };
    const { data } = await server.invoke('create-api-token', given, { as: 'rasmus' });
    const token = String(data.token);
    expect((await read(token)).status).toBe(200);
    await setRole('recruiter');
    expect([401, 403]).toContain((await read(token)).status);
    await setRole('admin');
    expect([401, 403]).toContain((await read(token)).status);
    await setRole('recruiter');
  });

  it('cannot be revoked by recruiters', async () => {
    const { id } = await createToken('jobs:read');
    const text = 'update public.api_tokens set revoked_at = now() where id = $1';
    expect((await asStaff('recruiter', text, [id])).rowCount).toBe(0);
  });
});

describe('remote functions', () => {
  const invoke = async (client: SupabaseClient, name: string, body: object) => {
    const { data, error } = await client.functions.invoke(name, { body });
    if (!error) return { status: 200, data };
    const response = (error as FunctionsHttpError).context as Response;
    return { status: response.status, data: await response.json() };
  };

  it('work with the scope, and are audited under the token', async () => {
    const { id, token } = await createToken('applications:write');
    const [job] = await rows(`select id from public.jobs where state = 'open' limit 1`);
    const applicant = {
      job_id: job?.id,
      first_name: 'Sami',
      last_name: 'Berg',
      email: 'sami@people.example',
      language: 'sv',
    };
    const { status, data } = await invoke(clientOf(token), 'add-application', applicant);
    expect({ status, data }).toMatchObject({ status: 200 });
    const audited = await rows(
      `select table_name from public.audit_log where token_id = $1 and action = 'insert' and actor_id = $2`,
      [id, cast.astrid.id],
    );
    expect(audited.map(({ table_name }) => table_name)).toEqual(
      expect.arrayContaining(['people', 'applications']),
    );
  });

  it.each([
    ['without its scope', 'move-application'],
    ['that makes tokens', 'create-api-token'],
    ['for users', 'staff-account'],
    ['for webhooks', 'rotate-webhook-secret'],
    ['that erases', 'anonymise'],
    ['for everybody', 'track'],
  ])('are closed to a token: one %s', async (_, name) => {
    const client = await clientWith(...apiScopes.filter((scope) => scope !== 'applications:write'));
    expect(await invoke(client, name, {})).toMatchObject({
      status: 403,
      data: { error: 'not_allowed' },
    });
  });

  it('name the scope that is missing', async () => {
    const client = await clientWith('applications:read');
    expect(await invoke(client, 'move-application', {})).toMatchObject({
      status: 403,
      data: { message: 'the API token lacks the scope applications:write' },
    });
  });

  it('say what is wrong with an idempotency key', async () => {
    const { token } = await createToken('mail:write');
    const response = await fetch(`${server.url}/functions/v1/send-mail`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'k1',
      },
      body: JSON.stringify({ template: 'application_message', application_id: cast.astrid.id }),
    });
    expect(await response.json()).toMatchObject({
      error: 'unreadable',
      message: 'An idempotency key has 8 to 200 characters.',
    });
  });

  it('reject an unknown token', async () => {
    expect(await invoke(clientOf(createApiToken()), 'send-mail', {})).toMatchObject({
      status: 401,
    });
  });
});

it('opens no account', async () => {
  const client = await clientWith(...apiScopes);
  expect((await client.auth.getUser()).data.user).toBeNull();
  expect((await client.auth.admin.listUsers()).error).toMatchObject({ status: 403 });
});

describe('the audit log', () => {
  const callsOf = (id: string) =>
    rows(
      `select row_id, sum(row_count)::int as calls from public.audit_log
       where token_id = $1 and action = 'call' and actor_id = $2 group by 1 order by 1`,
      [id, cast.astrid.id],
    );

  it('has every call of a token, also rejected ones, without its filters', async () => {
    const { id, token } = await createToken('jobs:read');
    const client = clientOf(token);
    for (const location of ['Umeå', 'Luleå', 'Kiruna'])
      await client.from('jobs').select('id').eq('location', location);
    await client.from('people').insert({ first_name: 'Saga' });
    await client.functions.invoke('send-mail', { body: {} });
    await server.flushTokenCalls();
    expect(await callsOf(id)).toEqual([
      { row_id: 'GET /rest/v1/jobs', calls: 3 },
      { row_id: 'POST /functions/v1/send-mail', calls: 1 },
      { row_id: 'POST /rest/v1/people', calls: 1 },
    ]);
  });

  it('names the token of a change', async () => {
    const { id, token } = await createToken('people:write');
    const change = { headline: 'Engineer' };
    await clientOf(token).from('people').update(change).eq('id', violasPerson).throwOnError();
    expect(
      await rows(
        `select actor_id, row_id, array_to_json(changed_columns)::text as changed from public.audit_log
         where token_id = $1 and action = 'update'`,
        [id],
      ),
    ).toEqual([{ actor_id: cast.astrid.id, row_id: violasPerson, changed: '["headline"]' }]);
  });

  it('has bulk reads of people', async () => {
    const { id, token } = await createToken('people:read');
    await rows(
      `insert into public.people (first_name, last_name, email)
       select 'Kim', 'Berg', 'kim' || n || '@people.example' from generate_series(1, 250) as n`,
    );
    await clientOf(token).from('people').select('id').throwOnError();
    const [read] = await rows(
      `select table_name, row_count from public.audit_log where token_id = $1 and action = 'bulk_read'`,
      [id],
    );
    expect(read).toMatchObject({ table_name: 'people' });
  });
});

it('limits the calls of each token', async () => {
  const { token } = await createToken('jobs:read');
  const read = (key: string) =>
    fetch(`${server.url}/rest/v1/jobs?select=id&limit=1`, {
      method: 'HEAD',
      headers: { apikey: key },
    });
  const responses: Response[] = [];
  while (responses.length < 2 * apiTokenCalls.burst && responses.at(-1)?.status !== 429)
    responses.push(await read(token));
  expect(responses.length).toBeGreaterThanOrEqual(apiTokenCalls.burst);
  expect(responses.at(-1)?.status).toBe(429);
  expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await createToken('jobs:read');
  expect((await read(other.token)).status).toBe(200);
});
