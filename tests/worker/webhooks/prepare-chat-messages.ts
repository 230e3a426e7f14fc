import { beforeEach } from 'vitest';
import { sendChatMessage } from '../../../server/worker/chat/send-chat-message.ts';
import { cast } from '../../fixtures/cast.ts';
import { prepare } from '../../fixtures/prepare.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { startWebhookReceiver } from '../../fixtures/webhook-receiver.ts';
import { jobContext } from '../../fixtures/worker.ts';

export const { astrid } = cast;

/** A receiver of chat messages, and the messages it has received. */
export function prepareChatMessages() {
  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const receiver = prepare(startWebhookReceiver, ({ stop }) => stop());

  const connect = (app: string, events: string[]) =>
    asStaff('admin', `insert into staff_chat_hooks (app, url, events) values ($1, $2, $3)`, [
      app,
      receiver.url,
      events,
    ]);

  /** Rasmus mentions Astrid in a note on a client. */
  async function mention() {
    const [client] = await rows('select id, name from clients order by name limit 1');
    await asStaff(
      'recruiter',
      `insert into client_notes (client_id, kind, body, mentions) values ($1, 'note', 'Confidential words', $2)`,
      [client?.id, [astrid.id]],
    );
    const [notification] = await rows(
      'select id from notifications where user_id = $1 order by created_at desc limit 1',
      [astrid.id],
    );
    return { client, notificationId: notification?.id as string };
  }

  const hooks = () => rows('select id, error, sent_at is not null as sent from staff_chat_hooks');

  /** Runs the task as the worker does. */
  const send = async (notificationId?: string, allowsPrivateWebhooks = true) => {
    const [hook] = await hooks();
    await sendChatMessage(
      await jobContext({ ...server, allowsPrivateWebhooks }),
      { hook_id: hook?.id, ...(notificationId && { notification_id: notificationId }) },
      async () => undefined,
    );
  };

  beforeEach(async () => {
    await rows('delete from staff_chat_hooks');
    await rows('delete from notifications');
    await rows(`update staff_profiles set language = 'sv' where user_id = $1`, [astrid.id]);
    receiver.received.length = 0;
    receiver.response.status = 200;
  });

  return { rows, asStaff, receiver, connect, mention, hooks, send };
}
