import type { Database } from '../postgres/database.ts';
import { Lru } from '../postgres/lru.ts';
import type { Identity } from '../postgres/request-context.ts';
import type { Identify } from './identity.ts';

type Options = { identify: Identify; database: Pick<Database, 'query'> };

/** The id of the active member of staff whose token a request carries. Only limits may ask: rights are decided in the database. */
export type FindStaff = (request: Request) => Promise<string | undefined>;

const minute = 60_000;

export function createFindStaff({ identify, database }: Options): FindStaff {
  const known = new Lru<string, { isStaff: boolean; until: number }>(1_000);

  const isStaff = async (id: string): Promise<boolean> => {
    const found = known.get(id);
    if (found && found.until > Date.now()) return found.isStaff;
    const { rowCount } = await database.query(
      `select from public.staff_profiles where user_id = $1 and state = 'active'`,
      [id],
    );
    known.set(id, { isStaff: rowCount === 1, until: Date.now() + minute });
    return rowCount === 1;
  };

  return async (request) => {
    if (!request.headers.has('authorization')) return undefined;
    // The function itself answers a token that is not valid, or a database that is away.
    try {
      const { role, claims }: Identity = await identify(request);
      const { sub } = claims;
      if (role !== 'authenticated' || typeof sub !== 'string') return undefined;
      return (await isStaff(sub)) ? sub : undefined;
    } catch {
      return undefined;
    }
  };
}
