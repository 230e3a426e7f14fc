import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../server/email/deliver.ts';
import { createQuery } from '../../../server/postgres/query.ts';
import { DatabaseUnavailable } from '../../../server/postgres/unavailable.ts';
import { findWaitingMail } from '../../../server/worker/mail/find-waiting-mail.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { until } from '../../fixtures/until.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareMail } from './prepare-mail.ts';

const { sending, server, queue, read, untilState, queueUnseen } = prepareMail();

describe('a worker that loses the database', () => {
  it('marks a sent mail after the database returns, so that it is not sent twice', async () => {
    const id = await queueUnseen('noted@people.example');
    const { mailer } = await jobContext({ ...server, smtpUrl: sending.mailServer.url });
    let losses = 2;
    const query = createQuery(async (text, values) => {
      const isMark = text.includes('sent_at');
      if (isMark && losses-- > 0) throw new DatabaseUnavailable('unreachable', undefined);
      return server.database.query<AnyRow>(text, values);
    });
    expect(await deliverMail({ ...mailer, database: { query } }, id)).toBe('sent');
    expect(losses).toBe(-1);
    expect(await read(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(sending.mailServer.to('noted@people.example')).toHaveLength(1);
  });

  it('continues when the database is back', async () => {
    await server.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const id = await until(() => queue('survivor@people.example').catch(() => undefined));
    await untilState(id, 'sent');
    expect(sending.mailServer.to('survivor@people.example')).toHaveLength(1);
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
