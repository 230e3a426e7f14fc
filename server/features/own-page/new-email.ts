import { newEmailPrefix } from '../../../domain/people/new-email.ts';
import { limitNewEmail } from '../../functions/limits/limit.ts';
import { db, type Query } from '../../postgres/query.ts';

/**
 * Links to all data are mailed to the address, so staff check a new one before it is used. The form may be saved
 * several times meanwhile: a request that staff have not begun to handle is replaced. The new one has an id of its own,
 * so that a colleague who has checked one address never applies another.
 */
export async function requestNewEmail(
  query: Query,
  personId: string,
  email: string,
): Promise<void> {
  const message = `${newEmailPrefix}${email}`;
  const { rows } = await query(
    db
      .selectFrom('privacy_requests')
      .select(['id', 'state', 'message'])
      .where('person_id', '=', personId)
      .where('kind', '=', 'rectification')
      .where('state', 'in', ['received', 'in_progress'])
      .where('message', 'like', `${newEmailPrefix}%`)
      .orderBy('created_at', 'desc'),
  );
  if (rows.some((open) => open.message === message)) return;
  await limitNewEmail(query, personId);
  const open = rows.find(({ state }) => state === 'received');
  const replaced = open && (await takeBack(query, open.id));
  await query(
    db
      .insertInto('privacy_requests')
      .values({ person_id: personId, kind: 'rectification', message, ...replaced }),
  );
}

/** Deletes a request that staff have not begun to handle, and returns what the next one keeps of it. */
async function takeBack(query: Query, id: string) {
  const { rows } = await query(
    db
      .deleteFrom('privacy_requests')
      .where('id', '=', id)
      .where('state', '=', 'received')
      .returning(['created_at', 'due_at', 'note']),
  );
  return rows[0];
}
