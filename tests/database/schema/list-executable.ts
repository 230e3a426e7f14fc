import type { prepareCastDatabase } from '../../fixtures/cast-database.ts';

export type FunctionRow = { name: string };

/** Returns the names of the functions of a schema that a role can execute. */
export async function listExecutable(
  { client }: ReturnType<typeof prepareCastDatabase>,
  role: string,
  schema: string,
): Promise<string[]> {
  const { rows } = await client.query<FunctionRow>(
    `select proname as name from pg_proc
     where pronamespace = $2::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
    [role, schema],
  );
  return rows.map(({ name }) => name);
}
