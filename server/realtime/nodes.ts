import { randomUUID } from 'node:crypto';
import type { Database } from '../postgres/database.ts';
import type { Row } from '../postgres/kysely-types.ts';
import { requireRow } from '../postgres/query.ts';

/** The processes that share this database. Each sends heartbeats, which also remove dead processes. */
export interface Nodes {
  readonly id: string;
  /** True if there is no other process to send messages to. */
  readonly isAlone: boolean;
  add: (node: string) => void;
  remove: (node: string) => void;
  /** Resolves to true if this process was not, or no longer, registered. */
  beat: () => Promise<boolean>;
  /** Reads the list of processes again. */
  load: () => Promise<void>;
  leave: () => Promise<void>;
}

export function createNodes(database: Pick<Database, 'query'>, timeoutMs: number): Nodes {
  const id = randomUUID();
  const otherNodes = new Set<string>();
  return {
    id,
    get isAlone() {
      return otherNodes.size === 0;
    },
    add: (node) => {
      if (node !== id) otherNodes.add(node);
    },
    remove: (node) => {
      otherNodes.delete(node);
    },
    beat: async () => {
      const result = await database.query<{ is_new: boolean }>(
        'select realtime.beat($1, $2) as is_new',
        [id, `${timeoutMs} milliseconds`],
      );
      return requireRow(result).is_new;
    },
    load: async () => {
      const { rows } = await database.query<Pick<Row<'realtime.nodes'>, 'id'>>(
        'select id from realtime.nodes where id <> $1',
        [id],
      );
      otherNodes.clear();
      for (const row of rows) otherNodes.add(row.id);
    },
    leave: async () => {
      await database.query(
        `with gone as (delete from realtime.nodes where id = $1)
         select pg_notify('realtime_relay', json_build_object('kind', 'node_down', 'node', $1::text)::text)`,
        [id],
      );
    },
  };
}
