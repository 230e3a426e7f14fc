import { expect, test } from 'vitest';
import { actAs, cast } from '../../fixtures/cast.ts';
import { prepareStaff } from './prepare-staff.ts';

// The role of administrator is given by administrators, and one of them always stays.

const { database, setRole } = prepareStaff();

const lastAdministrator = /last administrator/;

test('the last administrator cannot be demoted, disabled or removed', async () => {
  await expect(setRole(cast.astrid.id, 'editor')).rejects.toThrow(lastAdministrator);
  await expect(setRole(cast.astrid.id, 'admin', 'disabled')).rejects.toThrow(lastAdministrator);
  await expect(
    database.client.query('delete from public.staff_profiles where user_id = $1', [cast.astrid.id]),
  ).rejects.toThrow(lastAdministrator);
  await expect(
    database.client.query('delete from auth.users where id = $1', [cast.astrid.id]),
  ).rejects.toThrow(lastAdministrator);
});

test('all administrators cannot be demoted in one statement', async () => {
  await setRole(cast.rasmus.id, 'admin');
  await expect(
    database.client.query(`update public.staff_profiles set role = 'editor' where role = 'admin'`),
  ).rejects.toThrow(lastAdministrator);
});

test.each(['read committed', 'repeatable read'])(
  'two administrators who demote each other concurrently leave one administrator (%s)',
  async (isolation) => {
    await setRole(cast.rasmus.id, 'admin');
    const [one, other] = [await database.connect(), await database.connect()];
    for (const client of [one, other]) await client.query(`begin isolation level ${isolation}`);
    for (const client of [one, other]) await client.query('select from public.staff_profiles');
    await setRole(cast.rasmus.id, 'editor', 'active', one);
    const waiting = setRole(cast.astrid.id, 'editor', 'active', other);
    const rejected = expect(waiting).rejects.toThrow(
      isolation === 'read committed' ? lastAdministrator : /could not serialize/,
    );
    await one.query('commit');
    await rejected;
    await other.query('rollback');
    const { rows } = await database.client.query(
      `select name from public.staff_profiles where role = 'admin'`,
    );
    expect(rows).toEqual([{ name: cast.astrid.name }]);
  },
);

test('an administrator approves colleagues but cannot change their own role', async () => {
  await setRole(cast.rasmus.id, 'admin');
  await actAs(database.client, 'admin', () => setRole(cast.rasmus.id, 'recruiter'));
  await setRole(cast.rasmus.id, 'admin');
  await expect(
    actAs(database.client, 'admin', () => setRole(cast.astrid.id, 'editor')),
  ).rejects.toThrow(/your own name/);
});

test('an administrator gives roles after a recent sign-in, and takes them away at any time', async () => {
  const { client } = database;
  const sessionOf = async (age: string) => {
    const { rows } = await client.query(
      'insert into auth.sessions (user_id) values ($1) returning id',
      [cast.astrid.id],
    );
    await client.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method, proves, created_at, updated_at)
       values ($1, 'password', true, now(), now() - $2::interval)`,
      [rows[0].id, age],
    );
    return { session_id: rows[0].id };
  };
  const as = (claims: object, role: string | null, state: string) =>
    actAs(
      client,
      'admin',
      () =>
        client.query('update public.staff_profiles set role = $2, state = $3 where user_id = $1', [
          cast.rasmus.id,
          role,
          state,
        ]),
      { ...claims },
    );
  const old = await sessionOf('1 day');
  await expect(as(old, 'admin', 'active')).rejects.toThrow(/recent sign-in/);
  await expect(as(old, 'editor', 'active')).rejects.toMatchObject({
    hint: 'reauthentication_needed',
  });
  expect((await as(old, 'recruiter', 'disabled')).rowCount).toBe(1);
  expect((await as(await sessionOf('1 minute'), 'admin', 'active')).rowCount).toBe(1);
});
