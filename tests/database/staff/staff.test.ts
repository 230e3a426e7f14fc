import { expect, test } from 'vitest';
import { type Actor, actAs, cast } from '../../fixtures/cast.ts';
import { prepareStaff } from './prepare-staff.ts';

const { database, setRole } = prepareStaff();

async function roleOf(actor: 'admin' | 'pending' | 'account', claims = {}): Promise<string | null> {
  return actAs(
    database.client,
    actor,
    async () => {
      const { rows } = await database.client.query('select private.staff_role() as role');
      return rows[0].role;
    },
    claims,
  );
}

test('only active staff have a role', async () => {
  expect(await roleOf('admin')).toBe('admin');
  expect(await roleOf('pending')).toBeNull();
  expect(await roleOf('account')).toBeNull();
});

test('a second factor that is required of all is asked of all', async () => {
  await database.client.query(
    `update public.settings set value = 'true' where key = 'require_second_factor'`,
  );
  expect(await roleOf('admin')).toBeNull();
  expect(await roleOf('admin', { aal: 'aal2' })).toBe('admin');
});

test('a second factor that is enrolled must be used', async () => {
  await database.client.query(
    `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
    [cast.astrid.id],
  );
  expect(await roleOf('admin')).toBeNull();
  expect(await roleOf('admin', { aal: 'aal2' })).toBe('admin');
});

test('a token is valid while its session exists, at most with the assurance level of the session', async () => {
  const { rows } = await database.client.query(
    `insert into auth.sessions (user_id, aal) values ($1, 'aal2') returning id as session_id`,
    [cast.astrid.id],
  );
  const { session_id } = rows[0];
  expect(await roleOf('admin', { session_id })).toBe('admin');
  await database.client.query(
    `update public.settings set value = 'true' where key = 'require_second_factor'`,
  );
  expect(await roleOf('admin', { session_id })).toBeNull();
  expect(await roleOf('admin', { session_id, aal: 'aal2' })).toBe('admin');
  await database.client.query(`update auth.sessions set aal = 'aal1' where id = $1`, [session_id]);
  expect(await roleOf('admin', { session_id, aal: 'aal2' })).toBeNull();
  await database.client.query(
    `update public.settings set value = 'false' where key = 'require_second_factor'`,
  );
  expect(await roleOf('admin', { session_id })).toBe('admin');
  const setEnd = (after: string) =>
    database.client.query(
      'update auth.sessions set not_after = now() + $2::interval where id = $1',
      [session_id, after],
    );
  await setEnd('-1 second');
  expect(await roleOf('admin', { session_id })).toBeNull();
  await setEnd('1 hour');
  expect(await roleOf('admin', { session_id })).toBe('admin');
  await database.client.query('delete from auth.sessions where id = $1', [session_id]);
  expect(await roleOf('admin', { session_id })).toBeNull();
});

test('a token with the session of another account grants no role', async () => {
  const { rows } = await database.client.query(
    `insert into auth.sessions (user_id) values ($1) returning id as session_id`,
    [cast.rasmus.id],
  );
  expect(await roleOf('admin', rows[0])).toBeNull();
});

test('pending staff can change their name, never their role', async () => {
  await actAs(database.client, 'pending', () =>
    database.client.query(`update public.staff_profiles set name = 'Pelle P.', language = 'sv'`),
  );
  await expect(
    actAs(database.client, 'pending', () => setRole(cast.pelle.id, 'admin')),
  ).rejects.toThrow(/your own name/);
});

test('visitors see the owner of a published job only if the owner agreed, and nobody else can agree', async () => {
  const { client } = database;
  const setPublic = (actor: Actor, isPublic: boolean) =>
    actAs(client, actor, () =>
      client.query('update public.staff_profiles set is_public = $2 where user_id = $1', [
        cast.rasmus.id,
        isPublic,
      ]),
    );
  const { rows: jobs } = await client.query<{ id: string }>(
    `insert into public.jobs (slug, kind, field, title, state)
     select 'shown-' || state, 'internal', 'tech', '{"en": "Shepherd"}', state::public.job_state
     from unnest(array['open', 'draft']) as state returning id`,
  );
  const [open, draft] = jobs.map(({ id }) => id);
  await client.query('update public.job_staff set owner_id = $1 where job_id = any ($2)', [
    cast.rasmus.id,
    [open, draft],
  ]);
  const recruiterOf = (job: string | undefined) =>
    actAs(client, 'anon', async () => {
      const { rows } = await client.query<{ recruiter: object | null }>(
        'select public.get_job_recruiter($1) as recruiter',
        [job],
      );
      return rows[0]?.recruiter ?? null;
    });

  expect(await recruiterOf(open)).toBeNull();
  await expect(setPublic('admin', true)).rejects.toThrow(/decide themselves/);
  await setPublic('recruiter', true);
  // Neither the address nor the role.
  expect(await recruiterOf(open)).toEqual({ name: 'Rasmus Recruiter', image: null });
  expect(await recruiterOf(draft)).toBeNull();
  await setPublic('admin', false);
  expect(await recruiterOf(open)).toBeNull();
});
