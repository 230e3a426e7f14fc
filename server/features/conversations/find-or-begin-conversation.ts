import { type Query, requireRow } from '../../postgres/query.ts';

/** The subject of a conversation: mail to a person alone, about an application, or as a contact of a client. */
export type ConversationWith = {
  personId: string;
  applicationId?: string | null;
  clientId?: string | null;
  concernsBilling?: boolean;
  /** Becomes responsible for a new conversation. */
  assigneeId?: string | null;
};

/**
 * Returns the id of the conversation, and begins one if there is none. It takes no lock, because one transaction may
 * mail many people: two concurrent mails may begin two conversations. Later mail is added to the newer one.
 */
export async function findOrBeginConversation(
  query: Query,
  about: ConversationWith,
): Promise<string> {
  const { personId, concernsBilling = false } = about;
  const { applicationId = null, clientId = null, assigneeId = null } = about;
  const { rows } = await query<{ id: string }>(
    `select id from public.conversations
     where person_id = $1 and application_id is not distinct from $2 and client_id is not distinct from $3
       and concerns_billing = $4
     order by last_mail_at desc limit 1`,
    [personId, applicationId, clientId, concernsBilling],
  );
  if (rows[0]) return rows[0].id;
  // The sender of a mail may have an account without being staff, or have left.
  const begun = await query<{ id: string }>(
    `insert into public.conversations (person_id, application_id, client_id, concerns_billing, assignee_id)
     values ($1, $2, $3, $4, (select user_id from public.staff_profiles where user_id = $5 and state = 'active'))
     returning id`,
    [personId, applicationId, clientId, concernsBilling, assigneeId],
  );
  return requireRow(begun).id;
}
