import { newEmailPrefix } from '../../../domain/people/new-email.ts';
import { limitNewEmail } from '../../functions/limits/limit.ts';
import { db, type Query } from '../../postgres/query.ts';

/**
 * Links to all data are mailed to the address, so staff check a new one before it is used. The form may be saved
 * several times meanwhile: a request that staff have not begun to handle is replaced.
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
  const replaced = rows.find(({ state }) => state === 'received');
  await query(
    replaced
      ? db.updateTable('privacy_requests').set({ message }).where('id', '=', replaced.id)
      : db
          .insertInto('privacy_requests')
          .values({ person_id: personId, kind: 'rectification', message }),
  );
}
