import {
  conversationId,
  decided,
  type FullRows,
  future,
  past,
  personId,
  type Surroundings,
  stamps,
} from './values.ts';

export function conversationRows({ staffId, clientId }: Surroundings): FullRows<'conversations'> {
  return {
    conversations: [
      {
        id: conversationId,
        person_id: personId,
        application_id: decided,
        client_id: clientId,
        reply_token: 'c'.repeat(32),
        concerns_billing: true,
        assignee_id: staffId,
        unread_since: past(),
        snoozed_until: future(),
        last_mail_at: past(),
        ...stamps(),
      },
    ],
  };
}
