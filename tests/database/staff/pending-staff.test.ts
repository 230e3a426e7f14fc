import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Actor, actAs, cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

const database = prepareCastDatabase();
const newcomer = { id: '00000000-0000-4000-8000-000000000090', email: 'nils@example.com' };
const fromEmail = { provider: 'email', providers: ['email'] };
const fromLinkedin = { provider: 'linkedin_oidc', providers: ['linkedin_oidc'] };

beforeEach(() => database.client.query('begin'));
afterEach(() => database.client.query('rollback'));

type Account = {
  metadata?: object;
  appMetadata?: object;
  confirmed?: boolean;
  invited?: boolean;
};

function createAccount({ metadata = {}, appMetadata = fromEmail, confirmed, invited }: Account) {
  return database.client.query(
    `insert into auth.users (id, email, raw_user_meta_data, raw_app_meta_data, email_confirmed_at, invited_at)
     values ($1, $2, $3, $4, case when $5 then now() end, case when $6 then now() end)`,
    [newcomer.id, newcomer.email, metadata, appMetadata, confirmed === true, invited === true],
  );
}

const confirm = () =>
  database.client.query('update auth.users set email_confirmed_at = now() where id = $1', [
    newcomer.id,
  ]);

async function findProfile() {
  const { rows } = await database.client.query(
    'select name, email::text, role, state, language from public.staff_profiles where user_id = $1',
    [newcomer.id],
  );
  return rows[0];
}

test('a sign-up for the back office is pending once the address is confirmed', async () => {
  await createAccount({ metadata: { account: 'staff', name: ' Nils Ny ', language: 'sv' } });
  expect(await findProfile()).toBeUndefined();
  await confirm();
  expect(await findProfile()).toEqual({
    name: 'Nils Ny',
    email: newcomer.email,
    role: null,
    state: 'pending',
    language: 'sv',
  });
});

test('a sign-up that is confirmed immediately is pending too', async () => {
  await createAccount({ metadata: { account: 'staff' }, confirmed: true });
  expect(await findProfile()).toMatchObject({ name: 'nils', state: 'pending', language: 'en' });
});

test('an invited user is pending before and after signing up', async () => {
  await createAccount({ invited: true });
  expect(await findProfile()).toMatchObject({ state: 'pending', role: null });
  await database.client.query('delete from auth.users where id = $1', [newcomer.id]);
  await createAccount({});
  await database.client.query('update auth.users set invited_at = now() where id = $1', [
    newcomer.id,
  ]);
  expect(await findProfile()).toMatchObject({ state: 'pending', role: null });
});

test('role and state in the sign-up metadata are ignored', async () => {
  const metadata = { account: 'staff', role: 'admin', state: 'active', staff_role: 'admin' };
  await createAccount({ metadata, confirmed: true });
  expect(await findProfile()).toMatchObject({ state: 'pending', role: null });
});

test('a long name is shortened, and a missing one is derived from the address', async () => {
  await createAccount({ metadata: { account: 'staff', name: 'n'.repeat(500) }, confirmed: true });
  expect((await findProfile())?.name).toHaveLength(120);
  await database.client.query('delete from auth.users where id = $1', [newcomer.id]);
  await createAccount({ metadata: { account: 'staff', name: '  ' }, confirmed: true });
  expect(await findProfile()).toMatchObject({ name: 'nils' });
});

test.each([
  [
    'people who sign in with LinkedIn',
    { appMetadata: fromLinkedin, metadata: { account: 'staff' } },
  ],
  ['accounts of another kind', { metadata: { account: 'candidate' } }],
  ['accounts that say nothing', {}],
])('%s do not wait for a role', async (_, account: Account) => {
  await createAccount(account);
  await confirm();
  expect(await findProfile()).toBeUndefined();
});

test('a confirmed user cannot join by changing metadata', async () => {
  await createAccount({ confirmed: true });
  await database.client.query(
    `update auth.users set raw_user_meta_data = '{"account": "staff"}', email_confirmed_at = now() + interval '1 s'
     where id = $1`,
    [newcomer.id],
  );
  expect(await findProfile()).toBeUndefined();
});

async function accessOf(actor: Actor, claims = {}) {
  await database.client.query('rollback');
  return actAs(
    database.client,
    actor,
    async () => (await database.client.query('select * from public.get_staff_access()')).rows,
    claims,
  );
}

test('everybody can read only their own access', async () => {
  expect(await accessOf('account')).toEqual([]);
  expect(await accessOf('pending')).toEqual([
    {
      name: cast.pelle.name,
      role: null,
      state: 'pending',
      language: 'en',
      owes_second_factor: false,
    },
  ]);
  expect(await accessOf('recruiter')).toMatchObject([
    { role: 'recruiter', state: 'active', owes_second_factor: false },
  ]);
});

test('access reports a missing second factor', async () => {
  await database.client.query('rollback');
  const require = (value: string) =>
    database.client.query(
      `update public.settings set value = $1::jsonb where key = 'require_second_factor'`,
      [value],
    );
  await require('true');
  expect(await accessOf('editor')).toMatchObject([{ owes_second_factor: true }]);
  expect(await accessOf('editor', { aal: 'aal2' })).toMatchObject([{ owes_second_factor: false }]);
  expect(await accessOf('pending')).toMatchObject([{ owes_second_factor: false }]);
  await require('false');
});
