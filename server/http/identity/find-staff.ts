import type { Identify } from './identity.ts';
import type { IsStaff } from './is-staff.ts';

/** Finds the id of the active member of staff whose token the request contains. */
export type FindStaff = (request: Request) => Promise<string | undefined>;

export function createFindStaff(options: { identify: Identify; isStaff: IsStaff }): FindStaff {
  const { identify, isStaff } = options;
  return async (request) => {
    if (!request.headers.has('authorization')) return undefined;
    // The called function itself reports an invalid token or an unavailable database.
    try {
      const identity = await identify(request);
      const { sub } = identity.claims;
      if (identity.role !== 'authenticated' || typeof sub !== 'string') return undefined;
      return (await isStaff(identity)) ? sub : undefined;
    } catch {
      return undefined;
    }
  };
}
