import { LRUCache } from 'lru-cache';
import type { ApiRequest } from '../http/api-request.ts';
import type { Database } from '../postgres/database.ts';
import { permissionDenied } from './errors.ts';
import { checkMethod, chooseSchema, parseTarget } from './request.ts';
import { type FindDenial, readRights, type Verb } from './schema/rights.ts';

interface RightsChecker {
  /** Throws if the role may not send this request, before its body is read. */
  check: (request: ApiRequest, path: string, role: string) => Promise<void>;
  clear: () => void;
}

/** Milliseconds between reloads: a right may just have been granted, but rights must not be read for every request. */
const reloadIntervalMs = 2_000;

type RoleRights = { findDenial: Promise<FindDenial>; readAt: number };

export function createRightsChecker(database: Database, schemas: string[]): RightsChecker {
  const byRole = new LRUCache<string, RoleRights>({ max: 100 });

  const read = (role: string) => {
    const rights = { findDenial: readRights(database.query, schemas, role), readAt: Date.now() };
    rights.findDenial.catch(() => byRole.delete(role));
    byRole.set(role, rights);
    return rights;
  };

  return {
    check: async ({ method, headers }, path, role) => {
      const target = parseTarget(path);
      checkMethod(method, target);
      const isCall = target.type === 'function';
      const verb: Verb = isCall ? 'execute' : method === 'PATCH' ? 'update' : 'insert';
      const schema = chooseSchema(headers, method, schemas);
      const rights = byRole.get(role) ?? read(role);
      const denial = (await rights.findDenial)(verb, schema, target.name);
      if (!denial) return;
      const isFresh = Date.now() - rights.readAt < reloadIntervalMs;
      const message = isFresh ? denial : (await read(role).findDenial)(verb, schema, target.name);
      if (message) throw permissionDenied(message, role);
    },
    clear: () => byRole.clear(),
  };
}
