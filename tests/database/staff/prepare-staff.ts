import { beforeEach } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

/** Staff whose roles the tests change, and the roles that the database sees. */
export function prepareStaff() {
  const database = prepareCastDatabase();

  async function setRole(id: string, role: string, state = 'active', client = database.client) {
    return client.query(
      'update public.staff_profiles set role = $2, state = $3 where user_id = $1',
      [id, role, state],
    );
  }

  beforeEach(async () => {
    await setRole(cast.astrid.id, 'admin');
    await setRole(cast.rasmus.id, 'recruiter');
    await database.client.query('delete from auth.mfa_factors');
    await database.client.query(
      `update public.settings set value = 'false' where key = 'require_second_factor'`,
    );
  });

  return { database, setRole };
}
