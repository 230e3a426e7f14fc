import type { Identify } from './identity.ts';
import type { IsStaff } from './is-staff.ts';

/** The id of the active member of staff whose token a request carries. */
export type FindStaff = (request: Request) => Promise<string | undefined>;

export function createFindStaff(options: { identify: Identify; isStaff: IsStaff }): FindStaff {
  const { identify, isStaff } = options;
  return async (request) => {
    if (!request.headers.has('authorization')) return undefined;
    // The function itself answers a token that is not valid, or a database that is away.
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
