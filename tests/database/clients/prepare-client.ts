import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Actor, actAs, cast } from '../../fixtures/cast.ts';

type Connected = { readonly client: Client };

/** Statements as an actor, and clients that Rasmus owns. */
export function prepareClients(database: Connected) {
  const query = async (sql: string, values: unknown[] = []) =>
    (await database.client.query(sql, values)).rows;

  async function addClient(name: string, owner: string | null = cast.rasmus.id): Promise<string> {
    const [{ id }] = (await query('insert into public.clients (name) values ($1) returning id', [
      name,
    ])) as [{ id: string }];
    await query('update public.client_details set owner_id = $2 where client_id = $1', [id, owner]);
    return id;
  }

  return {
    query,
    addClient,
    as: (actor: Actor, sql: string, values: unknown[] = []) =>
      actAs(database.client, actor, () => query(sql, values)),
    addPlan: (client: string, plan: string, from: string, to: string | null = null) =>
      query(
        `insert into public.client_plans (client_id, plan, starts_on, ends_on)
         values ($1, $2, $3, $4) returning id`,
        [client, plan, from, to],
      ),
    /** Resolves once a statement of the connection waits for a lock. */
    async untilWaiting(connection: Client): Promise<void> {
      const { processID } = connection as Client & { processID: number };
      const waiting = 'select from pg_locks where pid = $1 and not granted';
      while ((await query(waiting, [processID])).length === 0) await setTimeout(5);
    },
    /** A day from today in Stockholm. */
    async day(offset: number): Promise<string> {
      const [row] = await query('select (private.stockholm_today() + $1::integer)::text as day', [
        offset,
      ]);
      return row.day;
    },
  };
}
