import type { AnyRow } from '../../../fixtures/any-row.ts';
import type { World } from '../world.ts';

export const hour = 3600;
export const pdf = new Blob(['%PDF-1.4 a CV'], { type: 'application/pdf' });

/** The private buckets of a colleague, in a session of their own. */
export function signedCvs(world: World) {
  const query = (text: string, values: unknown[] = []) =>
    world.database.query<AnyRow>(text, values);

  async function openSession(userId: string): Promise<string> {
    const { rows } = await query(
      `insert into auth.sessions (user_id, aal) values ($1, 'aal2') returning id`,
      [userId],
    );
    return rows[0].id;
  }

  async function cvsOf(person: { id: string }) {
    const session = await openSession(person.id);
    const { storage } = await world.as(person, session);
    return { session, cvs: storage.from('cvs'), contracts: storage.from('contracts') };
  }

  return { query, openSession, cvsOf };
}
