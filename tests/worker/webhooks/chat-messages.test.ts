import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { until } from '../../fixtures/until.ts';
import { astrid, prepareChatMessages } from './prepare-chat-messages.ts';

const { rows, asStaff, receiver, connect, mention, hooks, send } = prepareChatMessages();

it('posts to Slack in the language of the colleague, with a link and without names', async () => {
  await connect('slack', ['mentions']);
  const { client, notificationId } = await mention();
  await send(notificationId);
  const { text } = JSON.parse(receiver.received[0]?.body ?? '');
  expect(text).toBe(
    `En kollega har nämnt dig. <https://alpaca.example/admin/clients/${client?.id}?lang=sv|Öppna Alpaca>`,
  );
  expect(receiver.received[0]?.body).not.toContain(client?.name);
  expect(receiver.received[0]?.body).not.toContain('Confidential');
  expect(await hooks()).toMatchObject([{ error: null, sent: true }]);
});

it('links to a webhook that was paused', async () => {
  await connect('slack', ['operations']);
  const webhookId = randomUUID();
  const [notification] = await rows(
    `insert into notifications (user_id, kind, data) values ($1, 'webhook_paused', $2) returning id`,
    [astrid.id, { webhook_id: webhookId, name: 'Payroll' }],
  );
  await send(String(notification?.id));
  expect(receiver.received[0]?.body).toContain(`/admin/webhooks/${webhookId}?lang=sv|`);
});

it('says that a task was given, and links to what it is about', async () => {
  await connect('slack', ['tasks']);
  await asStaff(
    'recruiter',
    `insert into tasks (title, due_on, owner_id, job_id) select 'Confidential', '2030-01-01', $1, id from jobs limit 1`,
    [astrid.id],
  );
  const [notification] = await rows(
    'select notifications.id, job_id from notifications join tasks on tasks.id = task_id',
  );
  await send(String(notification?.id));
  const { text } = JSON.parse(receiver.received[0]?.body ?? '');
  expect(text).toBe(
    `En kollega har gett dig en uppgift. <https://alpaca.example/admin/jobs/edit/${notification?.job_id}?lang=sv|Öppna Alpaca>`,
  );
});

it('posts an adaptive card to Teams', async () => {
  await connect('teams', ['mentions']);
  const { notificationId } = await mention();
  await send(notificationId);
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          type: 'AdaptiveCard',
          body: [{ text: 'En kollega har nämnt dig.' }],
          actions: [{ type: 'Action.OpenUrl', title: 'Öppna Alpaca' }],
        },
      },
    ],
  });
});

it('does not post what has been read, nor to a colleague whose account is closed', async () => {
  await connect('slack', ['mentions']);
  const { notificationId } = await mention();
  await rows('update notifications set read_at = now()');
  await send(notificationId);
  const { id } = cast.rasmus;
  await rows('update staff_chat_hooks set user_id = $1', [id]);
  await rows('update notifications set user_id = $1, read_at = null', [id]);
  await rows(`update staff_profiles set state = 'disabled' where user_id = $1`, [id]);
  await send(notificationId);
  expect(receiver.received).toEqual([]);
  await rows(`update staff_profiles set state = 'active' where user_id = $1`, [id]);
  await send(notificationId);
  expect(receiver.received).toHaveLength(1);
});

it('sends one message of a colleague at a time, and puts off the next', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  receiver.response.held = promise;
  await connect('slack', []);
  const first = send();
  await until(() => receiver.received.length === 1);
  await send();
  expect(receiver.received).toHaveLength(1);
  receiver.response.held = undefined;
  resolve();
  await first;
  await send();
  expect(receiver.received).toHaveLength(2);
});

it('does not post to a colleague whose role has no chat', async () => {
  await connect('slack', ['mentions']);
  const { notificationId } = await mention();
  await rows(`update staff_chat_hooks set user_id = $1`, [cast.edith.id]);
  await rows('update notifications set user_id = $1', [cast.edith.id]);
  await send(notificationId);
  expect(receiver.received).toEqual([]);
});

it('shows the colleague why a message was not sent, and retries', async () => {
  await connect('slack', ['mentions']);
  const { notificationId } = await mention();
  receiver.response.status = 404;
  await expect(send(notificationId)).rejects.toThrow(/^a chat message was not sent: rejected$/);
  expect(await hooks()).toMatchObject([{ error: 'rejected', sent: false }]);
  receiver.response.status = 200;
  await send(notificationId);
  expect(await hooks()).toMatchObject([{ error: null, sent: true }]);
});

it('never calls addresses in private networks unless the operator allows it', async () => {
  await connect('slack', ['mentions']);
  await send(undefined, false);
  expect(receiver.received).toEqual([]);
  expect(await hooks()).toMatchObject([{ error: 'not_public' }]);
  await asStaff('admin', `update staff_chat_hooks set url = 'https://hooks.example/new'`);
  expect(await hooks()).toMatchObject([{ error: null }]);
});

it('lets nobody but its owner test a chat', async () => {
  await connect('slack', []);
  const [hook] = await hooks();
  await expect(asStaff('recruiter', 'select test_chat_hook($1)', [hook?.id])).rejects.toThrow(
    /only its owner/,
  );
  await asStaff('admin', 'select test_chat_hook($1)', [hook?.id]);
  await send();
  expect(receiver.received[0]?.body).toContain('Det här är ett test.');
});

it.each([
  ['client_mention', 'mentions'],
  ['client_passed', 'client_answers'],
  ['ad_approved', 'client_answers'],
  ['scorecard_due', 'tasks'],
  ['interview_booked', 'interviews'],
  ['reply_received', 'replies'],
  ['webhook_paused', 'operations'],
])('%s is among %s', async (kind, event) => {
  expect(await rows('select private.chat_event($1) as event', [kind])).toEqual([{ event }]);
});
