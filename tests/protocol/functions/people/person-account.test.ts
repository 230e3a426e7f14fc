import { beforeEach, expect, it } from 'vitest';
import { createStaffAccounts } from '../../../fixtures/auth/staff-accounts.ts';
import { cast } from '../../../fixtures/cast.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server } = prepareFunctionsServer();
const { rows, setStaff, newSession } = createStaffAccounts(server);

beforeEach(async () => {
  await setStaff(cast.astrid.id, 'admin', 'active');
  await setStaff(cast.rasmus.id, 'recruiter', 'active');
});

const addPasskey = async (userId: string, id: string): Promise<string> => {
  const [passkey] = await rows(
    `insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name)
     values ($1, $2, 'key', 'Phone') returning id`,
    [userId, id],
  );
  return passkey.id;
};

const findPerson = async (userId: string): Promise<string> => {
  await rows(
    `insert into people (first_name, email) select 'Person', email from auth.users where id = $1
     on conflict do nothing`,
    [userId],
  );
  const [person] = await rows(
    `select id from people where email = (select email from auth.users where id = $1)`,
    [userId],
  );
  return person.id;
};

const call = (body: object, as: 'astrid' | 'rasmus' = 'astrid') =>
  server.invoke('person-account', body, { as });

it('administrators list and remove the passkeys of a person, which ends their sessions', async () => {
  await rows('update auth.users set email_confirmed_at = now() where id = $1', [cast.viola.id]);
  const passkey_id = await addPasskey(cast.viola.id, 'of-viola');
  const person_id = await findPerson(cast.viola.id);
  const session = await newSession(cast.viola.id);
  await rows('update auth.sessions set passkey_id = $2 where id = $1', [session, passkey_id]);
  const list = { action: 'list_passkeys', person_id };
  const remove = { action: 'remove_passkey', person_id, passkey_id };
  expect((await call(list)).data).toMatchObject({
    passkeys: [{ id: passkey_id, friendly_name: 'Phone' }],
  });
  expect((await call(list, 'rasmus')).error).toBe('not_allowed');
  expect((await call(remove, 'rasmus')).error).toBe('not_allowed');
  expect((await call(remove)).data).toEqual({ ok: true });
  expect((await call(list)).data).toEqual({ passkeys: [] });
  expect(await rows('select from auth.sessions where id = $1', [session])).toEqual([]);
  const events = await rows(
    `select actor_id, table_name from audit_log where action = 'remove_passkey' and row_id = $1`,
    [person_id],
  );
  expect(events).toEqual([{ actor_id: cast.astrid.id, table_name: 'people' }]);
});

it('the passkeys of colleagues, and of an address that is not confirmed, are not those of a person', async () => {
  const passkey_id = await addPasskey(cast.edith.id, 'of-edith');
  const person_id = await findPerson(cast.edith.id);
  expect((await call({ action: 'list_passkeys', person_id })).data).toEqual({ passkeys: [] });
  const remove = { action: 'remove_passkey', person_id, passkey_id };
  expect((await call(remove)).error).toBe('not_found');
  expect(
    await rows('select from auth.webauthn_credentials where id = $1', [passkey_id]),
  ).toHaveLength(1);
});
