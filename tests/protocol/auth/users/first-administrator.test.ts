import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyPassword } from '../../../../server/auth/passwords/passwords.ts';
import { createFirstAdministrator } from '../../../../server/auth/users/first-administrator.ts';
import { createDatabase, type Database } from '../../../../server/postgres/database.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { cloneDatabase, type TestDatabase } from '../../../fixtures/database.ts';

const first = { email: 'Astrid@Alpaca.example', password: 'a first password' };
let clone: TestDatabase;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = createDatabase({ connectionString: clone.url });
});
afterAll(async () => {
  await database?.close();
  await clone?.drop();
});
describe('the first administrator', () => {
  it('is created once by concurrent processes, and replaces every earlier way into the account', async () => {
    await database.query(
      `with account as (
       insert into auth.users (email, encrypted_password) values (lower($1), 'somebody') returning id
     )
     insert into auth.identities (user_id, provider, provider_id, identity_data)
     select id, 'linkedin_oidc', 'somebody', '{}' from account`,
      [first.email],
    );
    const results = await Promise.all(
      [1, 2, 3].map(() => createFirstAdministrator(database, first)),
    );
    expect(results.filter(Boolean)).toHaveLength(1);
    const { rows } = await database.query<AnyRow>(
      `select u.email, u.email_confirmed_at, u.encrypted_password, p.role, p.state, i.provider
     from auth.users u join public.staff_profiles p on p.user_id = u.id
     join auth.identities i on i.user_id = u.id`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      email: 'astrid@alpaca.example',
      role: 'admin',
      state: 'active',
      provider: 'email',
    });
    expect(rows[0].email_confirmed_at).toBeInstanceOf(Date);
    expect(await verifyPassword(first.password, rows[0].encrypted_password)).toBe(true);
  });

  it('is not created if there is an active administrator', async () => {
    const otherAdministrator = { email: 'birger@alpaca.example', password: 'another password' };
    expect(await createFirstAdministrator(database, otherAdministrator)).toBe(false);
    const { rowCount } = await database.query<AnyRow>('select from auth.users where email = $1', [
      otherAdministrator.email,
    ]);
    expect(rowCount).toBe(0);
  });
});
