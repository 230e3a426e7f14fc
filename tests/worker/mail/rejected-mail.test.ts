import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deliverMail, maxAttempts } from '../../../server/email/deliver.ts';
import { waitAfter } from '../../../server/email/mark-mail.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { until } from '../../fixtures/until.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareMail } from './prepare-mail.ts';

const {
  sending,
  server,
  asStaff,
  smtpErrors,
  smtpError,
  queue,
  read,
  untilState,
  sendNow,
  queueUnseen,
} = prepareMail();

describe('a mail that is not accepted', () => {
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
    const sent = await untilState(id, 'sent');
    expect(sent).toMatchObject({ attempts: 2, last_error: null });
    expect(sending.mailServer.to(to)[0]?.messageId).toBe(`<${sent.message_id}@alpaca.example>`);
    const waits = Array.from({ length: maxAttempts - 1 }, (_, index) => waitAfter(index + 1));
    expect(waits).toEqual([30, 120, 480, 1920, 7680, 21_600, 21_600]);
  });

  it('marks a permanently rejected mail as failed, with the reason', async () => {
    const to = 'gone@people.example';
    smtpErrors.set(to, smtpError(550, 'No such mailbox'));
    const parked = await untilState(await queue(to), 'failed');
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
    await untilState(await queue(to, { personId }), 'failed');
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
    const { mailer } = await jobContext({ ...server, smtpUrl: sending.mailServer.url });
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
    await untilState(id, 'failed');
    smtpErrors.delete(to);
    await asStaff('recruiter', `update public.outbox set state = 'queued' where id = $1`, [id]);
    await untilState(id, 'sent');
  });

  it('waits for `send_after`, and never sends a cancelled mail', async () => {
    const soon = await queue('soon@people.example', { sendAfter: new Date(Date.now() + 1500) });
    const never = await queue('never@people.example', { sendAfter: new Date(Date.now() + 1500) });
    await server.database.query(`update public.outbox set state = 'cancelled' where id = $1`, [
      never,
    ]);
    expect((await read(soon)).state).toBe('queued');
    await untilState(soon, 'sent');
    expect(sending.mailServer.to('never@people.example')).toEqual([]);
  });
});
