import type { Query } from '../query.ts';
import { forbiddenRoleError } from '../sqlstate.ts';
import {
  defaultTimeouts,
  type ForbiddenRoleRow,
  fallbackTimeoutMs,
  forbiddenRolesQuery,
  type RoleTimeoutRow,
  roleTimeoutsQuery,
} from './role-timeouts.ts';

/** What the database says about its roles: the time limit of their statements, and which ones callers may not use. */
export function createRoleRules(query: Query, configuredTimeouts: Record<string, number> = {}) {
  const timeouts = { ...defaultTimeouts };
  // SET ROLE "none" would restore the role of the connection itself.
  const forbiddenRoles = new Set(['none', '']);
  let loading: Promise<void> | undefined;

  const read = async () => {
    const [limits, forbidden] = await Promise.all([
      query<RoleTimeoutRow>(roleTimeoutsQuery),
      query<ForbiddenRoleRow>(forbiddenRolesQuery),
    ]);
    for (const { role, ms } of limits.rows) timeouts[role] = ms;
    for (const { role } of forbidden.rows) forbiddenRoles.add(role);
    Object.assign(timeouts, configuredTimeouts);
  };

  return {
    /** Reads the roles once, and again if that failed. */
    load: (): Promise<void> => {
      loading ??= read().catch((error) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    timeoutOf: (role: string): number => timeouts[role] ?? fallbackTimeoutMs,
    assertAllowed: (role: string): void => {
      if (forbiddenRoles.has(role)) throw forbiddenRoleError(role);
    },
  };
}
