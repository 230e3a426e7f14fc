import { describe, expect, it } from 'vitest';
import { sendJobAlerts } from '../../server/worker/jobs/send-job-alerts.ts';
import { guard } from '../fixtures/applications.ts';
import { tokenIn } from '../fixtures/mail/token-in.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { prepareWorker } from '../fixtures/worker.ts';

const { server, rows } = prepareFunctionsServer({ withQuestions: false });

const { context } = prepareWorker(server);

describe('a new job', () => {
  const join = (email: string, fields: string[], wants_alerts = true) =>
    server.invoke('join-candidate-bank', {
      ...guard(),
      consent: true,
      consent_version: 1,
      first_name: 'Ida',
      last_name: 'Alert',
      email,
      fields,
      wants_alerts,
    });

  it('is mailed once to each subscriber, with a token that only unsubscribes', async () => {
    await join('tech@people.example', ['tech']);
    await join('creative@people.example', ['creative']);
    await join('quiet@people.example', ['tech'], false);
    await rows(`update people set email_confirmed_at = now() where last_name = 'Alert'`);
    // Somebody else may have typed this address.
    await join('stranger@people.example', ['tech']);
    const [job] = await rows(
      `insert into jobs (slug, kind, field, title, state) values ('brand-new', 'internal', 'tech', '{"en": "New"}', 'open') returning id`,
    );
    const [queued] = await rows(
      `select run_at > now() + interval '10 minutes' as later from graphile_worker.jobs where key = $1`,
      [`job_alerts:${job?.id}`],
    );
    expect(queued).toEqual({ later: true });
    for (const _ of [1, 2]) await sendJobAlerts(context, { id: job?.id }, async () => undefined);
    const alertsTo = async (email: string) =>
      (await server.outbox(email)).filter(({ template }) => template === 'job_alert');
    expect(await alertsTo('creative@people.example')).toEqual([]);
    expect(await alertsTo('quiet@people.example')).toEqual([]);
    expect(await alertsTo('stranger@people.example')).toEqual([]);
    const mails = await alertsTo('tech@people.example');
    expect(mails).toHaveLength(1);
    const token = tokenIn(mails[0]?.variables.unsubscribe_link);
    expect((await server.invoke('person', { action: 'show', token })).status).toBe(403);
    expect((await server.invoke('person', { action: 'unsubscribe', token })).status).toBe(200);
    expect(
      await rows(
        `select wants_alerts from candidates join people on id = person_id where email = 'tech@people.example'`,
      ),
    ).toEqual([{ wants_alerts: false }]);
  });
});
