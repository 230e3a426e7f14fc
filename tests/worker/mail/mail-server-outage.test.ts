import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayMs } from '../../../domain/units.ts';
import { deliverMail, maxAttemptsInOutage } from '../../../server/email/deliver.ts';
import { enqueueMail } from '../../../server/email/enqueue.ts';
import { createMailServerWatch } from '../../../server/email/mail-server-watch.ts';
import { waitAfter } from '../../../server/email/mark-mail.ts';
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { jobContext } from '../../fixtures/worker.ts';

// A mail server that is away for a weekend. No worker runs: each attempt is a call.

const { server, rows, asStaff } = prepareFunctionsServer();
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(async () => {
  await mailServer?.stop();
});

const watch = createMailServerWatch({ warn: () => undefined, info: () => undefined });

async function attempt(id: string, smtpUrl: string) {
  const { mailer } = await jobContext({ ...server, smtpUrl });
  const watched = { onSmtpFailure: watch.onFailure, onSmtpSuccess: watch.onSent };
  return deliverMail({ ...mailer, ...watched }, id);
}

async function queue(to: string, attempts: number): Promise<string> {
  const variables = { first_name: 'Åsa', link: 'https://alpaca.example/me/key' };
  const mail = { to, language: 'sv', template: 'person_link', variables } as const;
  const id = (await server.database.transaction((query) => enqueueMail(query, mail))) ?? '';
  await rows('update outbox set attempts = $2 where id = $1', [id, attempts]);
  return id;
}

const away = 'smtp://127.0.0.1:1';

it('keeps mail for four days, and sends all of it soon after the mail server is back', async () => {
  const waits = Array.from({ length: maxAttemptsInOutage - 1 }, (_, index) => waitAfter(index + 1));
  const seconds = waits.reduce((sum, wait) => sum + wait);
  expect((seconds * 1000) / dayMs).toBeGreaterThan(4);

  const first = await queue('first@people.example', maxAttemptsInOutage - 2);
  const second = await queue('second@people.example', 5);
  expect(await attempt(first, away)).toBe('waiting');
  expect(await attempt(second, away)).toBe('waiting');
  await rows('update outbox set send_after = now() where id = $1', [first]);
  expect(await attempt(second, mailServer.url)).toBe('skipped');
  expect(await attempt(first, mailServer.url)).toBe('sent');
  expect(await attempt(second, mailServer.url)).toBe('sent');
});

it('gives up after four days, with a reason that staff can read', async () => {
  const id = await queue('late@people.example', maxAttemptsInOutage - 1);
  expect(await attempt(id, away)).toBe('failed');
  const [mail] = await rows('select last_error from outbox where id = $1', [id]);
  expect(mail.last_error).toBe('connect ECONNREFUSED 127.0.0.1:1');
});

it('keeps mail that staff put off in the outage for its new time', async () => {
  const first = await queue('back@people.example', 3);
  const later = await queue('later@people.example', 3);
  expect(await attempt(first, away)).toBe('waiting');
  expect(await attempt(later, away)).toBe('waiting');
  await asStaff(
    'recruiter',
    `update public.outbox set send_after = now() + interval '7 days' where id = $1`,
    [later],
  );
  await rows('update outbox set send_after = now() where id = $1', [first]);
  expect(await attempt(first, mailServer.url)).toBe('sent');
  expect(await attempt(later, mailServer.url)).toBe('skipped');
});
