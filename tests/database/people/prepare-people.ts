import { type Actor, actAs } from '../../fixtures/cast.ts';
import { prepareCastDatabase } from '../../fixtures/cast-database.ts';

/** A database with the cast, and the statements that tests about people share. */
export function preparePeople() {
  const database = prepareCastDatabase();
  const query = async (sql: string, values: unknown[] = []) =>
    (await database.client.query(sql, values)).rows;

  return {
    database,
    query,
    as: (actor: Actor, sql: string, values: unknown[] = []) =>
      actAs(database.client, actor, () => query(sql, values)),
    createPerson: async (fields: Record<string, string> = {}): Promise<string> => {
      const columns = Object.keys(fields);
      const [row] = await query(
        `insert into public.people (first_name${columns.map((name) => `, ${name}`).join('')})
         values ('Sami'${columns.map((_, index) => `, $${index + 1}`).join('')}) returning id`,
        Object.values(fields),
      );
      return row.id;
    },
    eventsOf: async (id: string) => {
      const sql = 'select kind from public.person_events where person_id = $1 order by id';
      return (await query(sql, [id])).map(({ kind }) => kind);
    },
  };
}
