import { markAddressDead } from '../email/mark-address-dead.ts';
import type { Query } from '../postgres/query.ts';
import type { SentMail } from './match-mail.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** Marks the address of a person to whom no mail can be delivered, and notifies the colleague who wrote. Only a report about a mail of ours is believed. */
export async function markBounced(
  query: Query,
  { id, person_id: personId, to_email: address }: SentMail,
  { isAddressDead, recipient }: NonNullable<ParsedMail['bounced']>,
): Promise<void> {
  if (!isAddressDead || !personId) return;
  // A mailbox that forwards may be right, and the one behind it wrong.
  if (recipient && recipient !== address.toLowerCase()) return;
  await markAddressDead(query, personId, address);
  await query('select private.notify_of_failed_mail($1)', [id]);
}
