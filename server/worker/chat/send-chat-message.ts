import { z } from 'zod';
import { applicationPath } from '../../../domain/applications/application-path.ts';
import type { Language } from '../../../domain/language.ts';
import type { ChatApp, ChatEvent } from '../../../domain/staff/chat-hook.ts';
import { pathOfTask, type TaskAbout } from '../../../domain/tasks/task.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Query } from '../../postgres/query.ts';
import { postWebhook, webhookNetwork } from '../../webhooks/post-webhook.ts';
import type { JobContext, JobTask } from '../context.ts';
import { renderChatMessage } from './chat-message.ts';

/** Without `notification_id` the message is a test. */
const payload = z.object({ hook_id: z.uuid(), notification_id: z.uuid().optional() });

/** Colleagues to whom this process is sending a message. */
const busy = new Set<string>();
/** Seconds before a message is tried again while another one is being sent to the same colleague. */
const waitSeconds = 5;

type Recipient = {
  user_id: string;
  app: ChatApp;
  url: string;
  language: Language;
  event: ChatEvent | null;
  kind: string | null;
  task: TaskAbout | null;
  application_id: string | null;
  conversation_id: string | null;
  client_id: string | null;
  webhook_id: string | null;
};

/** Sends a notification that is still unread. A failed attempt is shown to the colleague, and the queue retries it. */
export const sendChatMessage: JobTask = async (context, input) => {
  const { hook_id: hookId, notification_id: notificationId } = payload.parse(input);
  const { database } = context;
  const { rows } = await database.query<Recipient>(
    `select hook.user_id, hook.app, hook.url, profile.language, private.chat_event(notification.kind) as event,
       notification.kind, to_jsonb(task) as task, notification.application_id, notification.conversation_id, notification.client_id,
       notification.data ->> 'webhook_id' as webhook_id
     from public.staff_chat_hooks as hook
     join public.staff_profiles as profile on profile.user_id = hook.user_id
     left join public.notifications as notification
       on notification.id = $2 and notification.user_id = hook.user_id and notification.read_at is null
     left join public.tasks as task on task.id = notification.task_id
     where hook.id = $1 and profile.state = 'active' and profile.role in ('recruiter', 'admin') and ($2::uuid is null or notification.id is not null)`,
    [hookId, notificationId ?? null],
  );
  const [recipient] = rows;
  if (!recipient) return;
  const { user_id: userId } = recipient;
  // One slot per colleague, because a receiver can let each message wait.
  if (busy.has(userId)) return postpone(database.query, hookId, notificationId);
  busy.add(userId);
  try {
    await send(context, recipient, hookId, notificationId);
  } finally {
    busy.delete(userId);
  }
};

async function postpone(query: Query, hookId: string, notificationId: string | undefined) {
  await query(
    `select private.add_job('send-chat-message', $1, now() + make_interval(secs => $2), $3)`,
    [
      JSON.stringify({ hook_id: hookId, notification_id: notificationId }),
      waitSeconds,
      notificationId ? `chat:${hookId}:${notificationId}` : `chat-test:${hookId}`,
    ],
  );
}

async function send(
  { database, mailer, allowsPrivateWebhooks }: JobContext,
  recipient: Recipient,
  hookId: string,
  notificationId: string | undefined,
): Promise<void> {
  const { app, language, event, kind } = recipient;
  const { siteUrl, siteName } = mailer.sender;
  const url = localizedUrl(`${siteUrl}${pathOf(recipient)}`, language);
  const body = renderChatMessage({
    app,
    kind,
    language,
    siteName,
    url,
    event: notificationId && event ? event : 'test',
  });
  const network = webhookNetwork(allowsPrivateWebhooks);
  const { error } = await postWebhook(recipient.url, body, {}, network);
  await database.query(
    `update public.staff_chat_hooks set error = $2, sent_at = case when $2::text is null then now() else sent_at end
     where id = $1`,
    [hookId, error],
  );
  // A failed test is not retried: the colleague sees the error and can repeat it. The error does not contain the URL, which is a secret.
  if (error && notificationId) throw new Error(`a chat message was not sent: ${error}`);
}

function pathOf({ application_id, conversation_id, client_id, webhook_id, task }: Recipient) {
  if (task) return pathOfTask(task);
  if (webhook_id) return `/admin/webhooks/${webhook_id}`;
  if (conversation_id) return `/admin/conversations/${conversation_id}`;
  if (application_id) return applicationPath(application_id);
  return client_id ? `/admin/clients/${client_id}` : '/admin/dashboard';
}
