import { beforeAll, expect, it } from 'vitest';
import { deleteExpired } from '../../../../server/auth/delete-expired.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { credentials } from '../../../fixtures/auth/auth-server.ts';
import { prepareAuthServer } from '../../../fixtures/prepare-server.ts';

const server = prepareAuthServer();

beforeAll(async () => {
  await server.admin.auth.admin.createUser({ ...credentials, email_confirm: true });
});
async function countRows() {
  const { rows } = await server.database.query<AnyRow>(
    `select (select count(*) from auth.sessions)::int as sessions,
       (select count(*) from auth.refresh_tokens)::int as tokens,
       (select count(*) from auth.one_time_tokens)::int as codes,
       (select count(*) from auth.flow_state)::int as flows,
       (select count(*) from auth.mfa_challenges)::int as challenges,
       (select count(*) from auth.mfa_factors)::int as factors`,
  );
  return rows[0];
}

it('deletes expired rows and keeps the others', async () => {
  const { auth } = server.client({ flowType: 'pkce' });
  await auth.signInWithPassword(credentials);
  await auth.refreshSession();
  const { data } = await auth.mfa.enroll({ factorType: 'totp' });
  await auth.mfa.challenge({ factorId: data?.id ?? '' });
  await auth.signInWithOtp({ email: credentials.email });
  const full = { sessions: 1, tokens: 2, codes: 1, flows: 1, challenges: 1, factors: 1 };
  expect(await countRows()).toEqual(full);
  await deleteExpired(server.database, { sessionTimebox: 3600, sessionInactivity: 3600 });
  expect(await countRows()).toEqual(full);

  const past = `now() - interval '31 days'`;
  for (const table of ['one_time_tokens', 'flow_state', 'mfa_challenges', 'mfa_factors']) {
    await server.database.query(`update auth.${table} set created_at = ${past}`);
  }
  await server.database.query(
    `update auth.refresh_tokens set revoked_at = ${past} where revoked_at is not null`,
  );
  await deleteExpired(server.database, { sessionTimebox: 0, sessionInactivity: 0 });
  expect(await countRows()).toEqual({
    ...full,
    tokens: 1,
    codes: 0,
    flows: 0,
    challenges: 0,
    factors: 0,
  });
  expect((await auth.refreshSession()).error).toBeNull();

  await server.database.query(`update auth.sessions set refreshed_at = now() - interval '2 hours'`);
  await deleteExpired(server.database, { sessionTimebox: 0, sessionInactivity: 3600 });
  expect((await countRows()).sessions).toBe(0);
});

it('deletes sources that an account has not used for long, and all but the latest hundred', async () => {
  const { query } = server.database;
  const listKnownSources = async () =>
    (
      await query<{ source: string }>('select source from auth.known_sources order by last_used_at')
    ).rows.map(({ source }) => source);
  await query('delete from auth.known_sources');
  await query(
    `insert into auth.known_sources (user_id, source, last_used_at)
     select id, 'network:' || number, now() - make_interval(days => number)
     from auth.users, generate_series(1, 181) as number`,
  );
  await deleteExpired(server.database, { sessionTimebox: 0, sessionInactivity: 0 });
  expect(await listKnownSources()).toEqual(
    Array.from({ length: 100 }, (_, index) => `network:${100 - index}`),
  );
  await query(`update auth.known_sources set last_used_at = last_used_at - interval '170 days'`);
  await deleteExpired(server.database, { sessionTimebox: 0, sessionInactivity: 0 });
  expect(await listKnownSources()).toHaveLength(9);
});
