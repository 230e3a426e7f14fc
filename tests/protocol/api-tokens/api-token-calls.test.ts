import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiScope, apiScopes } from '../../../domain/api/scope.ts';
import { cast, violasPerson } from '../../fixtures/cast.ts';
import { prepareApiTokens } from './prepare-api-tokens.ts';

const { server, rows, createToken, clientOf, clientWith } = prepareApiTokens();

const missingScope = (scope: ApiScope) => ({
  status: 403,
  error: { code: '42501', message: `the API token lacks the scope ${scope}` },
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
    expect(await client.from('people').select('id')).toMatchObject(missingScope('people:read'));
    expect(await client.from('jobs').select('id, clients(name)')).toMatchObject(
      missingScope('clients:read'),
    );
  });

  it('updates and inserts only with write, which includes read', async () => {
    const reader = await clientWith('jobs:read');
    const change = { location: 'Umeå' };
    expect(await reader.from('jobs').update(change).eq('id', jobId)).toMatchObject(
      missingScope('jobs:write'),
    );
    const writer = await clientWith('jobs:write', 'people:write');
    const changed = await writer.from('jobs').update(change).eq('id', jobId).select('location');
    expect(changed.data).toEqual([change]);
    const saga = { first_name: 'Saga', last_name: 'Lind', email: 'saga@people.example' };
    expect((await writer.from('people').insert(saga).select('first_name').single()).data).toEqual({
      first_name: 'Saga',
    });
    expect(await reader.from('people').insert(saga)).toMatchObject(missingScope('people:write'));
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

  it('cannot change the address of a person, whose own page it would open', async () => {
    const { token } = await createToken('people:write');
    const change = { email: 'payroll@attack.example' };
    expect(
      await clientOf(token).from('people').update(change).eq('id', violasPerson),
    ).toMatchObject({ status: 403, error: { code: '42501', hint: 'email_guarded' } });
    expect(await rows('select from outbox where to_email = $1', [change.email])).toEqual([]);
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
