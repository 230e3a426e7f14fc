import type { Database } from '../../postgres/database.ts';
import type { Identity } from '../../postgres/request-context.ts';

/** Long enough for a series of uploads. The database checks rights on every request, regardless of this cache. */
const cacheMs = 10_000;

export type IsStaff = (identity: Identity) => Promise<boolean>;

/** Returns whether the user is active staff. For rate limits only: the database decides about rights. */
export function createIsStaff(database: Pick<Database, 'withRole'>): IsStaff {
  // Keyed by the claims object: verified tokens are cached, so the same object returns with each request.
  const cache = new WeakMap<object, { isStaff: Promise<boolean>; cachedAt: number }>();

  const queryIsStaff = async (identity: Identity): Promise<boolean> => {
    const text = 'select private.staff_role() is not null as is_staff';
    const { rows } = await database.withRole(identity, { text }, { access: 'read' });
    return (rows[0] as { is_staff?: boolean } | undefined)?.is_staff === true;
  };

  return (identity) => {
    const last = cache.get(identity.claims);
    if (last && Date.now() - last.cachedAt < cacheMs) return last.isStaff;
    const isStaff = queryIsStaff(identity);
    cache.set(identity.claims, { isStaff, cachedAt: Date.now() });
    isStaff.catch(() => cache.delete(identity.claims));
    return isStaff;
  };
}
