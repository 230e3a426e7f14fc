import type { Database } from '../postgres/database.ts';
import type { Identity } from '../postgres/request-context.ts';

/** Long enough for a series of uploads. Rights are checked by the database each time, whatever this says. */
const rememberMs = 10_000;

export type IsStaff = (identity: Identity) => Promise<boolean>;

/** Whether the database counts the caller as staff at present. Only limits may ask: rights are decided in the database. */
export function createIsStaff(database: Pick<Database, 'withRole'>): IsStaff {
  // Verified tokens are cached with their claims, so the same object comes back again and again.
  const known = new WeakMap<object, { answer: Promise<boolean>; askedAt: number }>();

  const ask = async (identity: Identity): Promise<boolean> => {
    const text = 'select private.staff_role() is not null as is_staff';
    const { rows } = await database.withRole(identity, { text }, { access: 'read' });
    return (rows[0] as { is_staff?: boolean } | undefined)?.is_staff === true;
  };

  return (identity) => {
    const last = known.get(identity.claims);
    if (last && Date.now() - last.askedAt < rememberMs) return last.answer;
    const answer = ask(identity);
    known.set(identity.claims, { answer, askedAt: Date.now() });
    answer.catch(() => known.delete(identity.claims));
    return answer;
  };
}
