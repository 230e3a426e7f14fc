import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverMail, maxAttempts, waitAfter } from '../../../server/email/deliver.ts';
import { enqueueMail, type Mail } from '../../../server/email/enqueue.ts';
import { createQuery } from '../../../server/postgres/query.ts';
import { DatabaseUnavailable } from '../../../server/postgres/unavailable.ts';
import { findWaitingMail } from '../../../server/worker/mail/find-waiting-mail.ts';
import type { Worker } from '../../../server/worker/worker.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { applicationForm } from '../../fixtures/applications.ts';
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { until } from '../../fixtures/until.ts';
import { jobContext, startWorker } from '../../fixtures/worker.ts';

const { server, asStaff } = prepareFunctionsServer();
let mailServer: MailServer;
let worker: Worker;
const smtpErrors = new Map<string, Error>();

function smtpError(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

beforeAll(async () => {
  mailServer = await startMailServer({
    onRcptTo: ({ address }, _, callback) => callback(smtpErrors.get(address)),
  });
  worker = await startWorker({ ...server, smtpUrl: mailServer.url });
});
afterAll(async () => {
  await worker?.stop();
  await mailServer?.stop();
});

function queue(to: string, more: Partial<Mail> = {}): Promise<string> {
  return server.database.transaction(async (query) => {
    const variables = { first_name: 'Åsa', link: 'https://alpaca.example/me/key' };
    const mail = { to, language: 'sv', template: 'person_link', variables, ...more } as const;
    return (await enqueueMail(query, mail)) ?? '';
  });
}

async function read(id: string) {
  const { rows } = await server.database.query<AnyRow>(
    'select * from public.outbox where id = $1',
    [id],
  );
  return rows[0];
}

const settled = (id: string, state: string) =>
  until(async () => {
    const mail = await read(id);
    return mail.state === state && mail;
  });

const sendNow = (id: string) =>
  server.database.query<AnyRow>('update public.outbox set send_after = now() where id = $1', [id]);

/** Queues a mail that is due, without notifying the worker. */
async function queueUnseen(to: string): Promise<string> {
  const id = await queue(to, { sendAfter: new Date(Date.now() + 3_600_000) });
  await server.database.query('alter table public.outbox disable trigger queue_mail');
  await sendNow(id);
  await server.database.query('alter table public.outbox enable trigger queue_mail');
  return id;
}

describe('with a mail server', () => {
  it('sends in the language of the recipient, as HTML and as text', async () => {
    const id = await queue('asa@people.example', {
      toName: 'Åsa Ek',
      replyTo: 'rasmus@example.com',
    });
    await settled(id, 'sent');
    const [mail] = mailServer.to('asa@people.example');
    expect(mail?.subject).toBe('Din personliga länk');
    expect(mail?.from).toMatchObject({ name: 'Alpaca', address: 'hello@alpaca.example' });
    expect(mail?.to?.[0]).toMatchObject({ name: 'Åsa Ek' });
    expect(mail?.replyTo?.[0]?.address).toBe('rasmus@example.com');
    expect(mail?.html).toContain('href="https://alpaca.example/me/key"');
    expect(mail?.text).toContain('Öppna din sida: https://alpaca.example/me/key');
    expect(mail?.header('list-unsubscribe')).toBeUndefined();
    expect(mail?.messageId).toBe(`<${(await read(id)).message_id}@alpaca.example>`);
  });

  it('sets List-Unsubscribe on mails that can be unsubscribed', async () => {
    const url = 'https://alpaca.example/functions/v1/person?unsubscribe=key';
    const variables = {
      first_name: 'Bo',
      link: 'https://alpaca.example/job/x',
      unsubscribe_link: 'https://alpaca.example/me/k',
      unsubscribe_url: url,
    };
    await settled(await queue('bo@people.example', { template: 'job_alert', variables }), 'sent');
    const [mail] = mailServer.to('bo@people.example');
    expect(mail?.header('list-unsubscribe')).toBe(`<${url}>`);
    expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('sends one mail for one cause', async () => {
    const cause = 'the very same';
    const ids = await Promise.all([
      queue('once@people.example', { cause }),
      queue('once@people.example', { cause }),
    ]);
    expect(ids.filter(Boolean)).toHaveLength(1);
    await settled(ids.find(Boolean) ?? '', 'sent');
    expect(mailServer.to('once@people.example')).toHaveLength(1);
  });

  it('concurrent workers send a mail once', async () => {
    const id = await queue('race@people.example', { sendAfter: new Date(Date.now() + 60_000) });
    const { mailer } = await jobContext({ ...server, smtpUrl: mailServer.url });
    await sendNow(id);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliverMail(mailer, id)));
    await settled(id, 'sent');
    expect(outcomes.filter((outcome) => outcome === 'sent').length).toBeLessThanOrEqual(1);
    expect(mailServer.to('race@people.example')).toHaveLength(1);
  });

  it('retries with the same Message-ID and growing delays', async () => {
    const to = 'busy@people.example';
    smtpErrors.set(to, smtpError(451, 'Try again later'));
    const id = await queue(to);
    const waiting = await until(async () => {
      const mail = await read(id);
      return mail.attempts === 1 && mail.state === 'queued' && mail;
    });
    expect(waiting.last_error).toContain('Try again later');
    expect(Date.parse(waiting.send_after)).toBeGreaterThan(Date.now() + 20_000);
    smtpErrors.delete(to);
    await sendNow(id);
    const sent = await settled(id, 'sent');
    expect(sent).toMatchObject({ attempts: 2, last_error: null });
    expect(mailServer.to(to)[0]?.messageId).toBe(`<${sent.message_id}@alpaca.example>`);
    const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => waitAfter(index + 1));
    expect(waits).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600]);
  });

  it('marks a permanently rejected mail as failed, with the reason', async () => {
    const to = 'gone@people.example';
    smtpErrors.set(to, smtpError(550, 'No such mailbox'));
    const parked = await settled(await queue(to), 'failed');
    expect(parked).toMatchObject({
      attempts: 1,
      last_error: expect.stringContaining('No such mailbox'),
    });
  });

  it.each([
    ['5.1.1 No such user', true],
    ['5.7.1 Taken for spam', false],
    ['Rejected', false],
  ])('after “550 %s”, the address counts as dead: %s', async (response, isDead) => {
    const to = `${randomUUID()}@people.example`;
    const { rows } = await server.database.query<{ id: string }>(
      `insert into public.people (first_name, email) values ('Åsa', $1) returning id`,
      [to],
    );
    const personId = rows[0]?.id ?? '';
    smtpErrors.set(to, smtpError(550, response));
    await settled(await queue(to, { personId }), 'failed');
    const { rows: found } = await server.database.query<AnyRow>(
      `select email_bounced_at is not null as is_dead,
         (select count(*)::int from public.person_events where person_id = $1 and kind = 'email_bounced') as events
       from public.people where id = $1`,
      [personId],
    );
    expect(found).toEqual([{ is_dead: isDead, events: isDead ? 1 : 0 }]);
  });

  it('logs the SMTP code of a rejected mail without its recipient', async () => {
    const to = 'hjalmar@people.example';
    smtpErrors.set(to, smtpError(550, `5.1.1 <${to}> is not here`));
    const id = await queueUnseen(to);
    const logged: unknown[] = [];
    const { mailer } = await jobContext({ ...server, smtpUrl: mailServer.url });
    await deliverMail({ ...mailer, onSmtpFailure: (...details) => logged.push(details) }, id);
    expect(logged).toEqual([[id, { reason: '550 5.1.1', command: 'RCPT TO' }]]);
    smtpErrors.delete(to);
  });

  it('marks a mail as failed after the last attempt; staff can retry it', async () => {
    const to = 'slow@people.example';
    smtpErrors.set(to, smtpError(451, 'Not now'));
    const id = await queue(to, { sendAfter: new Date(Date.now() + 60_000) });
    await server.database.query(
      'update public.outbox set attempts = $2, send_after = now() where id = $1',
      [id, maxAttempts - 1],
    );
    await settled(id, 'failed');
    smtpErrors.delete(to);
    await asStaff('recruiter', `update public.outbox set state = 'queued' where id = $1`, [id]);
    await settled(id, 'sent');
  });

  it('waits for `send_after`, and never sends a cancelled mail', async () => {
    const soon = await queue('soon@people.example', { sendAfter: new Date(Date.now() + 1500) });
    const never = await queue('never@people.example', { sendAfter: new Date(Date.now() + 1500) });
    await server.database.query(`update public.outbox set state = 'cancelled' where id = $1`, [
      never,
    ]);
    expect((await read(soon)).state).toBe('queued');
    await settled(soon, 'sent');
    expect(mailServer.to('never@people.example')).toEqual([]);
  });

  it('sends the built-in text if the edited template cannot be rendered, and records why', async () => {
    await server.database.query(
      'alter table public.email_templates disable trigger check_template',
    );
    await server.database.query(
      `update public.email_templates set body = jsonb_set(body, '{sv}', '"{{ nobody }}"') where key = 'candidate_welcome'`,
    );
    await server.database.query('alter table public.email_templates enable trigger check_template');
    const to = 'broken@people.example';
    const mail = await settled(await queue(to, { template: 'candidate_welcome' }), 'sent');
    expect(mail.last_error).toContain('template: undefined variable: nobody');
    const [{ subject }] = (
      await server.database.query<AnyRow>(
        `select default_subject ->> 'sv' as subject from public.email_templates where key = 'candidate_welcome'`,
      )
    ).rows;
    expect(mailServer.to(to)[0]?.subject).toBe(subject.replace('{{ site_name }}', 'Alpaca'));
  });

  it('marks a mail as failed if not even the built-in text renders', async () => {
    await server.database.query(
      `update public.email_templates set default_body = '{"en": "{{ nobody }}", "sv": "{{ nobody }}"}' where key = 'candidate_welcome'`,
    );
    const to = 'hopeless@people.example';
    const mail = await settled(await queue(to, { template: 'candidate_welcome' }), 'failed');
    expect(mail.last_error).toContain('template');
  });

  it('clears `owed_answer_since` when the answer is sent', async () => {
    await server.database.query('delete from public.job_questions');
    await server.invoke('apply', applicationForm({ email: 'owed@people.example' }));
    const { rows } = await server.database.query<AnyRow>(
      `select application.id, owed_answer_since from applications as application
       join people on people.id = person_id where email = 'owed@people.example'`,
    );
    const [{ id: applicationId, owed_answer_since: owed }] = rows;
    expect(owed).not.toBeNull();
    const mail = { template: 'application_rejected', applicationId, isAnswer: true } as const;
    await settled(await queue('owed@people.example', mail), 'sent');
    const after = await server.database.query<AnyRow>(
      'select owed_answer_since from applications where id = $1',
      [applicationId],
    );
    expect(after.rows).toEqual([{ owed_answer_since: null }]);
  });
});

describe('a worker that loses the database', () => {
  it('marks a sent mail after the database returns, so that it is not sent twice', async () => {
    const id = await queueUnseen('noted@people.example');
    const { mailer } = await jobContext({ ...server, smtpUrl: mailServer.url });
    let losses = 2;
    const query = createQuery(async (text, values) => {
      const isMark = text.includes('sent_at');
      if (isMark && losses-- > 0) throw new DatabaseUnavailable('unreachable', undefined);
      return server.database.query<AnyRow>(text, values);
    });
    expect(await deliverMail({ ...mailer, database: { query } }, id)).toBe('sent');
    expect(losses).toBe(-1);
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(mailServer.to('noted@people.example')).toHaveLength(1);
  });

  it('continues when the database is back', async () => {
    await server.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const id = await until(() => queue('survivor@people.example').catch(() => undefined));
    await settled(id, 'sent');
    expect(mailServer.to('survivor@people.example')).toHaveLength(1);
  });
});

describe('scheduled tasks', () => {
  it('queue mail that no worker was notified of', async () => {
    const id = await queue('early@people.example', { sendAfter: new Date(Date.now() + 3_600_000) });
    await server.database.query('alter table public.outbox disable trigger queue_mail');
    await server.database.query(
      `update public.outbox set send_after = now() - interval '1 minute' where id = $1`,
      [id],
    );
    await server.database.query('alter table public.outbox enable trigger queue_mail');
    const found: string[] = [];
    await findWaitingMail(await jobContext(server), undefined, async (task, payload) => {
      found.push(`${task} ${(payload as { id: string }).id}`);
    });
    expect(found).toContain(`deliver-mail ${id}`);
  });
});

describe('without a mail server', () => {
  it('writes the mail to a file and logs its name', async () => {
    const printed: string[] = [];
    const { mailer } = await jobContext({ ...server, print: (line) => printed.push(line) });
    const id = await queueUnseen('kept@people.example');
    expect(await deliverMail(mailer, id)).toBe('kept');
    expect(await read(id)).toMatchObject({
      state: 'kept',
      subject: 'Din personliga länk',
      html: expect.stringContaining('Åsa'),
    });
    expect(printed).toEqual([
      expect.stringMatching(new RegExp(`^  Mail kept \\(person_link\\) \\S+/${id}\\.eml$`)),
    ]);
    expect(await deliverMail(mailer, id)).toBe('skipped');
  });
});
