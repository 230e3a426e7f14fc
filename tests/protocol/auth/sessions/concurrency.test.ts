import { expect, it } from 'vitest';
import { password, startAuthServer } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

// Requests that arrive at the same moment must neither fail nor create anything twice.

const server = prepareAuthServer();

const times = <T>(count: number, work: () => Promise<T>) =>
  Promise.all(Array.from({ length: count }, work));

it('concurrent sign-ups create one account without an error', async () => {
  const email = 'astrid.ek@people.example';
  const responses = await times(5, () => server.client().auth.signUp({ email, password }));
  expect(responses.map(({ error }) => error?.code)).toEqual(Array(5).fill(undefined));
  const { rows } = await server.database.query('select from auth.users where email = $1', [email]);
  expect(rows).toHaveLength(1);
});

it('concurrent requests for a code all succeed', async () => {
  const email = 'bo@people.example';
  const responses = await times(5, () => server.client().auth.signInWithOtp({ email }));
  expect(responses.map(({ error }) => error?.code)).toEqual(Array(5).fill(undefined));
});

it('concurrent invitations create one account', async () => {
  const email = 'cecilia@people.example';
  const responses = await times(5, () => server.admin.auth.admin.inviteUserByEmail(email));
  expect(responses.map(({ error }) => error?.code)).toEqual(Array(5).fill(undefined));
  expect(new Set(responses.map(({ data }) => data.user?.id)).size).toBe(1);
});

it('of concurrent sign-ups without confirmation one succeeds', async () => {
  const swift = await startAuthServer({ autoconfirm: true }, server);
  const email = 'david@people.example';
  const responses = await times(4, () => swift.client().auth.signUp({ email, password }));
  const codes = responses.map(({ error }) => error?.code).sort();
  expect(codes).toEqual([...Array(3).fill('user_already_exists'), undefined]);
  await swift.stop();
});

it('concurrent enrolments stop at ten factors', async () => {
  const email = 'eva@people.example';
  await server.admin.auth.admin.createUser({ email, password, email_confirm: true });
  const { auth } = server.client();
  await auth.signInWithPassword({ email, password });
  let name = 0;
  const responses = await times(13, () => {
    name += 1;
    return auth.mfa.enroll({ factorType: 'totp', friendlyName: `Phone ${name}` });
  });
  const rejected = responses.filter(({ error }) => error?.code === 'too_many_enrolled_mfa_factors');
  expect(rejected).toHaveLength(3);
});
