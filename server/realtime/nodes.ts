import { randomUUID } from 'node:crypto';
import type { Database } from '../postgres/database.ts';

/** The processes that share this database: each beats, and whoever beats buries the dead. */
export interface Nodes {
  readonly id: string;
  /** Whether anybody else could care about a message. */
  readonly alone: boolean;
  add: (node: string) => void;
  remove: (node: string) => void;
  /** True when this process was not, or no longer, registered. */
  beat: () => Promise<boolean>;
  /** Reads afresh who is there. */
  load: () => Promise<void>;
  leave: () => Promise<void>;
}

export function createNodes(database: Pick<Database, 'query'>, patienceMs: number): Nodes {
  const id = randomUUID();
  const others = new Set<string>();
  return {
    id,
    get alone() {
      return others.size === 0;
    },
    add: (node) => {
      if (node !== id) others.add(node);
    },
    remove: (node) => {
      others.delete(node);
    },
    beat: async () => {
      const { rows } = await database.query('select realtime.beat($1, $2) as fresh', [
        id,
        `${patienceMs} milliseconds`,
      ]);
      return rows[0].fresh;
    },
    load: async () => {
      const { rows } = await database.query('select id from realtime.nodes where id <> $1', [id]);
      others.clear();
      for (const row of rows) others.add(row.id);
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
