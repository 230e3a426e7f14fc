import { createHash } from 'node:crypto';
import type { Database } from '../../postgres/database.ts';
import { readCatalog } from './catalog.ts';
import { buildSchemaCache } from './schema-cache.ts';
import type { SchemaCache } from './types.ts';

/** Milliseconds between reloads for unknown names: a name may be new, but not every request may cause a reload. */
const missReloadIntervalMs = 2_000;

export interface SchemaHolder {
  get: () => SchemaCache | Promise<SchemaCache>;
  /**
   * Reads the schema again after an unknown name, unless that just happened; returns whether the cache is
   * newer now. Prepared requests are kept if nothing has changed: otherwise requests for unknown names could empty the cache.
   */
  afterMiss: () => Promise<boolean>;
  /** Calls the handler whenever the cache is replaced. */
  onReload: (handler: () => void) => void;
}

export function createSchemaHolder(
  database: Database,
  schemas: string[],
  extra: string[],
): SchemaHolder {
  let cache: SchemaCache | undefined;
  let digest: string | undefined;
  let loading: Promise<SchemaCache> | undefined;
  let missedAt = 0;
  const handlers = new Set<() => void>();

  const read = async ({ unlessSame }: { unlessSame: boolean }) => {
    const catalog = await readCatalog(database.transaction, schemas, extra);
    const newDigest = createHash('sha256').update(JSON.stringify(catalog)).digest('hex');
    if (cache && unlessSame && newDigest === digest) return cache;
    cache = buildSchemaCache(catalog, schemas);
    digest = newDigest;
    for (const handler of handlers) handler();
    return cache;
  };
  const load = (options = { unlessSame: false }) => {
    loading ??= read(options).finally(() => {
      loading = undefined;
    });
    return loading;
  };
  // A change during a reload may be missing in its result, so another reload follows. If the database is unavailable, the
  // reconnect reloads.
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
    get: () => cache ?? listen().then(() => load()),
    afterMiss: async () => {
      // A running reload may have started too early to contain the name.
      const joined = loading !== undefined;
      await loading;
      if (Date.now() - missedAt < missReloadIntervalMs) return joined;
      missedAt = Date.now();
      const before = cache;
      return (await load({ unlessSame: true })) !== before;
    },
    onReload: (handler) => handlers.add(handler),
  };
}
