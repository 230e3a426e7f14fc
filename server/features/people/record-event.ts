import type { NewRow } from '../../postgres/kysely-types.ts';
import { db, type Query } from '../../postgres/query.ts';

/** Adds a line to the history of a person, which staff see and the person can export. */
export async function recordPersonEvent(
  query: Query,
  personId: string,
  kind: string,
  data?: NewRow<'person_events'>['data'],
  actorId?: string,
): Promise<void> {
  await query(
    db.insertInto('person_events').values({ person_id: personId, kind, data, actor_id: actorId }),
  );
}
