import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { prepareWebhook } from './prepare-webhook.ts';

const { server, rows, asStaff, receiver, webhookId, deliver, log, closeAndOpen } = prepareWebhook();

const rotate = async () => {
  const { data } = await server.invoke(
    'rotate-webhook-secret',
    { webhook_id: webhookId() },
    { as: 'astrid' },
  );
  return (data as { secret: string }).secret;
};
describe('a webhook', () => {
  it('is signed so that the official library verifies it, and contains only ids and states', async () => {
    const secret = await rotate();
    expect(secret).toMatch(/^whsec_/);
    const jobId = await closeAndOpen();
    await deliver();
    expect(receiver.received).toHaveLength(2);
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    const message = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(message).toMatchObject({
      type: 'job.updated',
      data: { id: jobId, state: 'open', changed: ['closes_at'] },
    });
    expect(() =>
      new Webhook(secret).verify(`${body} `, headers as Record<string, string>),
    ).toThrow();
    expect(headers['content-type']).toBe('application/json');
    expect(await log()).toEqual([
      { event: 'job.updated', state: 'delivered', attempts: 1, status: 204, error: null },
      { event: 'job.updated', state: 'delivered', attempts: 1, status: 204, error: null },
    ]);
  });

  it('never contains names, addresses or texts of people, and announces an erasure', async () => {
    await rows(
      `insert into people (first_name, last_name, email, language) values ('Sivert', 'Secret', 'sivert@people.example', 'sv')`,
    );
    await rows(
      `update people set first_name = 'Sixten', phone = '+46700000001' where email = 'sivert@people.example'`,
    );
    await rows(`update people set last_activity_at = now() where email = 'sivert@people.example'`);
    await rows(
      `select private.anonymise_person(id, 'staff') from people where email = 'sivert@people.example'`,
    );
    await deliver();
    const messages = receiver.received.map(({ body }) => JSON.parse(body));
    expect(messages.map(({ type }) => type)).toEqual([
      'person.created',
      'person.updated',
      'person.erased',
    ]);
    expect(messages[1].data.changed).toEqual(['first_name', 'phone']);
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(
      /sivert|sixten|secret|\+467/i,
    );
  });

  it('omits the source of an application, which visitors write', async () => {
    await rows(`update webhooks set events = '{application.created,application.updated}'`);
    await rows(
      `with person as (
       insert into people (first_name, last_name, email, language) values ('Olle', 'Ek', 'olle@people.example', 'sv') returning id
     )
     insert into applications (person_id, job_id, language, source)
     select person.id, job.id, 'sv', 'Sivert of Fleece' from person, (select id from jobs limit 1) as job`,
    );
    await rows(`update applications set source = 'Sivert again' where source = 'Sivert of Fleece'`);
    await deliver();
    const bodies = receiver.received.map(({ body }) => body);
    expect(bodies.map((body) => JSON.parse(body).data.changed)).toEqual([undefined, ['source']]);
    expect(bodies.join()).not.toContain('Sivert');
  });

  it('is written in the transaction of the change', async () => {
    const failing = server.database.transaction(async (query) => {
      await query(`update jobs set closes_at = now() + interval '3 years'`);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await log()).toEqual([]);
  });

  it('signs with the old secret too after a rotation', async () => {
    const old = await rotate();
    const fresh = await rotate();
    expect(fresh).not.toBe(old);
    await closeAndOpen();
    await deliver();
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    for (const secret of [old, fresh]) {
      expect(() =>
        new Webhook(secret).verify(body, headers as Record<string, string>),
      ).not.toThrow();
    }
    await rows(`update webhooks set secret_rotated_at = now() - interval '25 hours'`);
    await closeAndOpen();
    await deliver();
    const last = receiver.received.at(-1);
    expect(() =>
      new Webhook(old).verify(last?.body ?? '', last?.headers as Record<string, string>),
    ).toThrow();
  });

  it('sends a test also while it is off, and no other event', async () => {
    await asStaff('admin', 'update webhooks set is_on = false where id = $1', [webhookId()]);
    await asStaff('admin', 'select test_webhook($1)', [webhookId()]);
    await closeAndOpen();
    await deliver();
    expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['webhook.test']);
    receiver.response.status = 500;
    await asStaff('admin', 'select test_webhook($1)', [webhookId()]);
    await deliver();
    expect((await log()).at(-1)).toMatchObject({ state: 'failed', attempts: 1, status: 500 });
    expect((await rows('select failing_since from webhooks'))[0]?.failing_since).toBeNull();
  });

  it.each(['recruiter', 'editor'] as const)('%s cannot test or replay', async (actor) => {
    await expect(asStaff(actor, 'select test_webhook($1)', [webhookId()])).rejects.toThrow(
      /only administrators/,
    );
    await expect(asStaff(actor, 'select replay_webhook($1)', [webhookId()])).rejects.toThrow(
      /only administrators/,
    );
  });

  it('is audited with its secret, which is stored nowhere', async () => {
    await rows('delete from audit_log');
    const secret = await rotate();
    expect(
      await rows(
        `select actor_id, action, table_name, changed_columns from audit_log where table_name = 'webhooks'`,
      ),
    ).toEqual([
      {
        actor_id: cast.astrid.id,
        action: 'update',
        table_name: 'webhooks',
        changed_columns: ['secret_number', 'secret_rotated_at'],
      },
    ]);
    const stored = await rows('select to_jsonb(webhooks)::text as row from webhooks');
    expect(stored[0]?.row).not.toContain(secret.replace('whsec_', ''));
  });
});
