import type { CryptoKey, JWK } from 'jose';
import type { Database } from '../postgres/database.ts';
import { JwtError } from './jwt-error.ts';
import { type KeySet, loadKeySet } from './key-set.ts';
import { apiKey, unixNow } from './sign-token.ts';
import { keysChannel } from './signing-keys.ts';

interface FollowedKeys {
  readonly keySet: KeySet;
  readonly serviceKey: string;
  reload: () => Promise<void>;
  /** Returns the key that verifies tokens with this id; throws a JwtError if there is none. */
  findKey: (kid: string) => Promise<CryptoKey>;
}

const reloadIntervalMs = 5_000;

/** Loads the keys, and loads them again when a process changes them. `onReload` is called in the same step. */
export async function followKeys(
  database: Database,
  signingKeys: JWK[] | undefined,
  onReload: () => void,
): Promise<FollowedKeys> {
  let keySet = await loadKeySet(database, signingKeys);
  let loadedAt = Date.now();

  // The service key is not stored: every process signs its own, and all of them are valid.
  const signServiceKey = (keys: KeySet) =>
    apiKey(keys, 'service_role', Math.max(unixNow(), keys.serviceKeysFrom));
  let serviceKey = await signServiceKey(keySet);

  // Reloads overlap. One that began earlier may have read keys that have been revoked since, so it never replaces the
  // result of a later one.
  let begunReloads = 0;
  let appliedReload = 0;
  const reload = async () => {
    const number = ++begunReloads;
    const loaded = await loadKeySet(database, signingKeys);
    const loadedServiceKey = await signServiceKey(loaded);
    if (number < appliedReload) return;
    appliedReload = number;
    serviceKey = loadedServiceKey;
    keySet = loaded;
    loadedAt = Date.now();
    onReload();
  };
  // If the database is unavailable, the reconnect reloads, and so does the next token with an unknown key.
  const reloadQuietly = () => void reload().catch(() => undefined);
  await database.listen(keysChannel, reloadQuietly);
  database.onReconnect(reloadQuietly);

  return {
    get keySet() {
      return keySet;
    },
    get serviceKey() {
      return serviceKey;
    },
    reload,
    findKey: async (kid) => {
      // Another process may just have rotated the keys.
      if (!keySet.verifying.has(kid) && Date.now() - loadedAt > reloadIntervalMs) await reload();
      const key = keySet.verifying.get(kid);
      if (!key) throw new JwtError('unknown_key', 'No suitable key or wrong key type');
      return key;
    },
  };
}
