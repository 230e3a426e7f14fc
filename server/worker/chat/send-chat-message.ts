import { z } from 'zod';
import type { Language } from '../../../domain/language.ts';
import type { ChatApp, ChatEvent } from '../../../domain/staff/chat-hook.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { postWebhook, webhookNetwork } from '../../webhooks/post-webhook.ts';
import type { JobTask } from '../context.ts';
import { renderChatMessage } from './chat-message.ts';

/** Without a notification, it is a test. */
const payload = z.object({ hook_id: z.uuid(), notification_id: z.uuid().optional() });

type Recipient = {
  app: ChatApp;
  url: string;
  language: Language;
  event: ChatEvent | null;
  application_id: string | null;
  conversation_id: string | null;
  client_id: string | null;
};

/** Sends a notification that is still unread. A failed attempt is shown to the colleague, and the queue retries it. */
export const sendChatMessage: JobTask = async (context, given) => {
  const { hook_id: hookId, notification_id: notificationId } = payload.parse(given);
  const { database, mailer } = context;
  const { rows } = await database.query<Recipient>(
    `select hook.app, hook.url, profile.language, private.chat_event(notification.kind) as event,
       notification.application_id, notification.conversation_id, notification.client_id
     from public.staff_chat_hooks as hook
     join public.staff_profiles as profile on profile.user_id = hook.user_id
     left join public.notifications as notification
       on notification.id = $2 and notification.user_id = hook.user_id and notification.read_at is null
     where hook.id = $1 and profile.state = 'active' and ($2::uuid is null or notification.id is not null)`,
    [hookId, notificationId ?? null],
  );
  const [recipient] = rows;
  if (!recipient) return;
  const { app, language, event } = recipient;
  const { siteUrl, siteName } = mailer.sender;
  const url = localizedUrl(`${siteUrl}${pathOf(recipient)}`, language);
  const body = renderChatMessage({
    app,
    language,
    siteName,
    url,
    event: notificationId && event ? event : 'test',
  });
  const network = webhookNetwork(context.allowsPrivateWebhooks);
  const { error } = await postWebhook(recipient.url, body, {}, network);
  await database.query(
    `update public.staff_chat_hooks set error = $2, sent_at = case when $2::text is null then now() else sent_at end
     where id = $1`,
    [hookId, error],
  );
  // A test is repeated by the colleague who looks at it. The URL is a secret, so the error does not name it.
  if (error && notificationId) throw new Error(`a chat message was not sent: ${error}`);
};

function pathOf({ application_id, conversation_id, client_id }: Recipient): string {
  if (conversation_id) return `/admin/conversations/${conversation_id}`;
  if (application_id) return `/admin/job-applications?application=${application_id}`;
  return client_id ? `/admin/clients/${client_id}` : '/admin/dashboard';
}
