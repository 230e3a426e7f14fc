import type { Database } from '../../postgres/database.ts';
import { loadSchemaCache } from './schema-cache.ts';
import type { SchemaCache } from './types.ts';

/** A name that is not known may have come a moment ago: look again, but not for every request. */
const pauseBetweenMisses = 2_000;

export interface SchemaHolder {
  get: () => SchemaCache | Promise<SchemaCache>;
  /** Waits for the reading under way, or reads again unless that happened a moment ago; says whether it did. */
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
  let loadedAt = 0;
  const handlers = new Set<() => void>();

  const load = () => {
    loading ??= (async () => {
      try {
        cache = await loadSchemaCache(database, schemas, extra);
        loadedAt = Date.now();
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
      if (loading) {
        await loading;
        return true;
      }
      if (Date.now() - loadedAt < pauseBetweenMisses) return false;
      await load();
      return true;
    },
    onReload: (handler) => handlers.add(handler),
  };
}
