import { newEmailPrefix } from '../../../domain/people/new-email.ts';
import { limitNewEmail } from '../../functions/limit.ts';
import { db, type Query } from '../../postgres/query.ts';

/**
 * Links to all data are mailed to the address, so staff check a new one before it is used. The form may be saved
 * several times meanwhile, and each address is requested once.
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
      .select('id')
      .where('person_id', '=', personId)
      .where('state', 'in', ['received', 'in_progress'])
      .where('message', '=', message),
  );
  if (rows.length > 0) return;
  await limitNewEmail(query, personId);
  await query(
    db
      .insertInto('privacy_requests')
      .values({ person_id: personId, kind: 'rectification', message }),
  );
}
