import { describe, expect, it } from 'vitest';
import { apiTokenCalls } from '../../../domain/api/token.ts';
import { cast } from '../../fixtures/cast.ts';
import { until } from '../../fixtures/until.ts';
import { prepareApiTokens } from './prepare-api-tokens.ts';

const { server, rows, asStaff, createToken, clientOf } = prepareApiTokens();

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
    const tokenRequest = { name: 'Payroll', scopes: ['jobs:read'], days: 90, ...wrong };
    expect(await server.invoke('create-api-token', tokenRequest, { as: 'astrid' })).toMatchObject({
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
      const tokenRequest = { name: 'Payroll', scopes: ['jobs:read'], days: 90 };
      const post = (headers: Record<string, string>) =>
        fetch(`${server.url}/functions/v1/create-api-token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(tokenRequest),
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

it('limits the calls of each token', async () => {
  const { token } = await createToken('jobs:read');
  const readJobs = (key: string) =>
    fetch(`${server.url}/rest/v1/jobs?select=id&limit=1`, {
      method: 'HEAD',
      headers: { apikey: key },
    });
  const responses: Response[] = [];
  while (responses.length < 2 * apiTokenCalls.burst && responses.at(-1)?.status !== 429)
    responses.push(await readJobs(token));
  expect(responses.length).toBeGreaterThanOrEqual(apiTokenCalls.burst);
  expect(responses.at(-1)?.status).toBe(429);
  expect(Number(responses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  const otherToken = await createToken('jobs:read');
  expect((await readJobs(otherToken.token)).status).toBe(200);
});
