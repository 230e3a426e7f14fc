import { beforeEach } from 'vitest';
import { deliverWebhooks } from '../../../server/worker/webhooks/deliver-webhooks.ts';
import { prepare } from '../../fixtures/prepare.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { startWebhookReceiver } from '../../fixtures/webhook-receiver.ts';
import { jobContext } from '../../fixtures/worker.ts';

/** A server with one webhook, which is new in every test, and its receiver. */
export function prepareWebhook() {
  const { server, rows, asStaff } = prepareFunctionsServer({ withQuestions: false });
  const receiver = prepare(startWebhookReceiver, ({ stop }) => stop());
  let webhookId: string;

  /** Delivers due messages, as the worker does. */
  const deliver = async (allowsPrivateWebhooks = true) =>
    deliverWebhooks(
      await jobContext({ ...server, allowsPrivateWebhooks }),
      { webhook_id: webhookId },
      async () => undefined,
    );

  /** Makes everything that waits due. */
  const passTime = () =>
    rows(`update webhook_deliveries set send_after = now() where state = 'waiting'`);

  const log = () =>
    rows(
      'select event::text, state::text, attempts, status, error from webhook_deliveries order by position',
    );

  const closeAndOpen = async () => {
    const [job] = await rows(`select id from jobs where state = 'open' order by slug limit 1`);
    await rows(`update jobs set closes_at = now() + interval '1 year' where id = $1`, [job?.id]);
    await rows(`update jobs set closes_at = now() + interval '2 years' where id = $1`, [job?.id]);
    return job?.id as string;
  };

  beforeEach(async () => {
    await rows('delete from webhooks');
    await rows(
      `delete from people where email in ('sivert@people.example', 'olle@people.example')`,
    );
    await rows(`delete from notifications where kind = 'webhook_paused'`);
    receiver.received.length = 0;
    receiver.response.status = 204;
    receiver.response.hints = 0;
    await asStaff('admin', `insert into webhooks (name, url, events) values ('Payroll', $1, $2)`, [
      receiver.url,
      ['job.created', 'job.updated', 'person.created', 'person.updated', 'person.erased'],
    ]);
    webhookId = (await rows('select id from webhooks'))[0]?.id;
  });

  return {
    server,
    rows,
    asStaff,
    receiver,
    webhookId: () => webhookId,
    deliver,
    passTime,
    log,
    closeAndOpen,
  };
}
