import type { Database } from '../../postgres/database.ts';
import { loadSchemaCache } from './schema-cache.ts';
import type { SchemaCache } from './types.ts';

/** A name that is not known may have come a moment ago: look again, but not for every request. */
const pauseBetweenMisses = 2_000;

export interface SchemaHolder {
  get: () => SchemaCache | Promise<SchemaCache>;
  /** Reads again unless that happened for another a moment ago; says whether anything was read since. */
  afterMiss: () => Promise<boolean>;
  /** Runs after each reload. */
  onReload: (handler: () => void) => void;
}

export function createSchemaHolder(
  database: Database,
  schemas: string[],
  extra: string[],
): SchemaHolder {
  let cache: SchemaCache | undefined;
  let loading: Promise<SchemaCache> | undefined;
  let missedAt = 0;
  const handlers = new Set<() => void>();

  const load = () => {
    loading ??= (async () => {
      try {
        cache = await loadSchemaCache(database, schemas, extra);
        for (const handler of handlers) handler();
        return cache;
      } finally {
        loading = undefined;
      }
    })();
    return loading;
  };
  // A change that arrives while the catalog is being read may not be in that reading.
  const reload = async () => {
    await loading?.catch(() => undefined);
    await load().catch(() => undefined);
  };

  let listening: Promise<unknown> | undefined;
  const listen = () => {
    listening ??= Promise.all([
      database.listen('pgrst', (payload) => {
        if (payload !== 'reload config') void reload();
      }),
      database.listen('ddl', () => void reload()),
    ]).catch(() => {
      listening = undefined;
    });
    return listening;
  };
  database.onReconnect(() => void reload());

  return {
    get: () => cache ?? listen().then(load),
    afterMiss: async () => {
      // It may bring the name, or have begun too early for that.
      const joined = loading !== undefined;
      await loading;
      if (Date.now() - missedAt < pauseBetweenMisses) return joined;
      missedAt = Date.now();
      await load();
      return true;
    },
    onReload: (handler) => handlers.add(handler),
  };
}
