import { describe, expect, it } from 'vitest';
import { apiScopes } from '../../../domain/api/scope.ts';
import { createApiToken } from '../../../server/http/identity/api-token.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepareApiTokens } from './prepare-api-tokens.ts';

const { server, rows, asStaff, createToken, clientOf, clientWith } = prepareApiTokens();

describe('a token that is no longer valid', () => {
  const invalid = {
    status: 401,
    error: { message: 'The API token is unknown, expired or revoked' },
  };
  const readJobs = (token: string) => clientOf(token).from('jobs').select('id').limit(1);

  it.each([
    ['unknown', createApiToken()],
    ['mistyped', `${createApiToken().slice(0, -1)}_`],
    ['empty', 'alp_'],
  ])('is rejected if it is %s', async (_, token) => {
    expect(await readJobs(token)).toMatchObject(invalid);
  });

  it('is rejected after it has expired', async () => {
    const { id, token } = await createToken('jobs:read');
    await rows(
      `update public.api_tokens set created_at = now() - interval '2 days', expires_at = now() - interval '1 second'
       where id = $1`,
      [id],
    );
    expect(await readJobs(token)).toMatchObject(invalid);
  });

  it('is rejected at once when an administrator revokes it', async () => {
    const { id, token } = await createToken('jobs:read');
    expect((await readJobs(token)).status).toBe(200);
    await asStaff('admin', 'update public.api_tokens set revoked_at = now() where id = $1', [id]);
    // The process may have the token cached for seconds; the database does not.
    expect([401, 403]).toContain((await readJobs(token)).status);
    await asStaff('admin', 'update public.api_tokens set revoked_at = null where id = $1', [id]);
    expect([401, 403]).toContain((await readJobs(token)).status);
  });

  it('stays revoked when its creator stops being an administrator and becomes one again', async () => {
    const setRole = (role: string) =>
      rows('update public.staff_profiles set role = $2::public.staff_role where user_id = $1', [
        cast.rasmus.id,
        role,
      ]);
    await setRole('admin');
    const tokenRequest = { name: 'Payroll', scopes: ['jobs:read'], days: 30 };
    const { data } = await server.invoke('create-api-token', tokenRequest, { as: 'rasmus' });
    const token = String(data.token);
    expect((await readJobs(token)).status).toBe(200);
    await setRole('recruiter');
    expect([401, 403]).toContain((await readJobs(token)).status);
    await setRole('admin');
    expect([401, 403]).toContain((await readJobs(token)).status);
    await setRole('recruiter');
  });

  it('cannot be revoked by recruiters', async () => {
    const { id } = await createToken('jobs:read');
    const text = 'update public.api_tokens set revoked_at = now() where id = $1';
    expect((await asStaff('recruiter', text, [id])).rowCount).toBe(0);
  });
});

it('opens no account', async () => {
  const client = await clientWith(...apiScopes);
  expect((await client.auth.getUser()).data.user).toBeNull();
  expect((await client.auth.admin.listUsers()).error).toMatchObject({ status: 403 });
});
