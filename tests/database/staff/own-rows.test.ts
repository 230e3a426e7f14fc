import { beforeEach, expect, test } from 'vitest';
import { actAs, cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

// A session reads and changes its own rows only while it lasts and has its second factor.

const database = prepareCastDatabase();

beforeEach(async () => {
  await database.client.query('delete from auth.mfa_factors');
  await database.client.query(
    `update public.settings set value = 'false' where key = 'require_second_factor'`,
  );
});

const noRows = { profile: 0, person: 0, changedProfile: 0, changedPerson: 0 };
const ownProfile = { ...noRows, profile: 1, changedProfile: 1 };
const ownPerson = { ...noRows, person: 1, changedPerson: 1 };

/** Returns how many of their own rows callers can read and change. */
async function countOwnRows(actor: 'admin' | 'account', claims = {}) {
  const { client } = database;
  const work = async () => {
    const profile = await client.query(
      'select from public.staff_profiles where user_id = auth.uid()',
    );
    const person = await client.query('select from public.people where user_id = auth.uid()');
    const renamed = await client.query(
      `update public.staff_profiles set name = 'Somebody Else' where user_id = auth.uid()`,
    );
    const moved = await client.query(
      `update public.people set location = 'Elsewhere' where user_id = auth.uid()`,
    );
    return {
      profile: profile.rowCount,
      person: person.rowCount,
      changedProfile: renamed.rowCount,
      changedPerson: moved.rowCount,
    };
  };
  return actAs(client, actor, work, claims);
}

test('a session without its required second factor can neither read nor change its own rows', async () => {
  expect(await countOwnRows('admin')).toEqual(ownProfile);
  expect(await countOwnRows('account')).toEqual(ownPerson);
  for (const { id } of [cast.astrid, cast.viola]) {
    await database.client.query(
      `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
      [id],
    );
  }
  expect(await countOwnRows('admin')).toEqual(noRows);
  expect(await countOwnRows('account')).toEqual(noRows);
  expect(await countOwnRows('admin', { aal: 'aal2' })).toEqual(ownProfile);
  expect(await countOwnRows('account', { aal: 'aal2' })).toEqual(ownPerson);
});

test('a required factor that is not enrolled blocks the session, except after a mailed link', async () => {
  await database.client.query(
    `update public.settings set value = 'true' where key = 'require_second_factor'`,
  );
  expect(await countOwnRows('admin')).toEqual(noRows);
  expect(await countOwnRows('account')).toEqual(ownPerson);
  const { rows } = await database.client.query(
    `with session as (
       insert into auth.sessions (user_id) values ($1) returning id
     ), method as (
       insert into auth.mfa_amr_claims (session_id, authentication_method) select id, 'otp' from session
     )
     select id as session_id from session`,
    [cast.astrid.id],
  );
  expect(await countOwnRows('admin', rows[0])).toEqual(ownProfile);
  const role = () => database.client.query('select private.staff_role() as role');
  expect((await actAs(database.client, 'admin', role, rows[0])).rows).toEqual([{ role: null }]);
});

test('the token of an ended session cannot read its own rows', async () => {
  for (const [actor, { id }, ownRows] of [
    ['admin', cast.astrid, ownProfile],
    ['account', cast.viola, ownPerson],
  ] as const) {
    const { rows } = await database.client.query(
      'insert into auth.sessions (user_id) values ($1) returning id as session_id',
      [id],
    );
    expect(await countOwnRows(actor, rows[0])).toEqual(ownRows);
    await database.client.query('delete from auth.sessions where id = $1', [rows[0].session_id]);
    expect(await countOwnRows(actor, rows[0])).toEqual(noRows);
  }
});

test('a session without its required second factor reads neither files nor private channels', async () => {
  await database.client.query(
    `insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')`,
    [cast.astrid.id],
  );
  const reach = async (aal: string) => {
    const buckets = await actAs(
      database.client,
      'admin',
      async () => (await database.client.query('select from storage.buckets')).rowCount,
      { aal },
    );
    const { rows } = await database.client.query(
      `select read_broadcast, write_broadcast from realtime.channel_rights('staff', 'authenticated', $1, '{}', 'public')`,
      [JSON.stringify({ role: 'authenticated', sub: cast.astrid.id, aal })],
    );
    return { sees: buckets !== 0, ...rows[0] };
  };
  expect(await reach('aal1')).toEqual({
    sees: false,
    read_broadcast: false,
    write_broadcast: false,
  });
  expect(await reach('aal2')).toEqual({ sees: true, read_broadcast: true, write_broadcast: true });
});
