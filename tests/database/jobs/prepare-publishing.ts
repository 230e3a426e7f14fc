import { actAs } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

/** Statements of those who write, publish and read. */
export function preparePublishing() {
  const database = prepareCastDatabase();
  const query = (sql: string, values: unknown[] = []) => database.client.query(sql, values);
  const as = (
    actor: 'anon' | 'editor' | 'recruiter' | 'admin',
    sql: string,
    values: unknown[] = [],
  ) => actAs(database.client, actor, () => query(sql, values));

  return { query, as };
}
