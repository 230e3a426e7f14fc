import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../server/email/deliver.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { applicationForm } from '../../fixtures/applications.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareMail } from './prepare-mail.ts';

const { sending, server, queue, read, untilState, sendNow } = prepareMail();

describe('with a mail server', () => {
  it('sends in the language of the recipient, as HTML and as text', async () => {
    const id = await queue('asa@people.example', {
      toName: 'Åsa Ek',
      replyTo: 'rasmus@example.com',
    });
    await untilState(id, 'sent');
    const [mail] = sending.mailServer.to('asa@people.example');
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
    await untilState(
      await queue('bo@people.example', { template: 'job_alert', variables }),
      'sent',
    );
    const [mail] = sending.mailServer.to('bo@people.example');
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
    await untilState(ids.find(Boolean) ?? '', 'sent');
    expect(sending.mailServer.to('once@people.example')).toHaveLength(1);
  });

  it('concurrent workers send a mail once', async () => {
    const id = await queue('race@people.example', { sendAfter: new Date(Date.now() + 60_000) });
    const { mailer } = await jobContext({ ...server, smtpUrl: sending.mailServer.url });
    await sendNow(id);
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => deliverMail(mailer, id)));
    await untilState(id, 'sent');
    expect(outcomes.filter((outcome) => outcome === 'sent').length).toBeLessThanOrEqual(1);
    expect(sending.mailServer.to('race@people.example')).toHaveLength(1);
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
    await untilState(await queue('owed@people.example', mail), 'sent');
    const after = await server.database.query<AnyRow>(
      'select owed_answer_since from applications where id = $1',
      [applicationId],
    );
    expect(after.rows).toEqual([{ owed_answer_since: null }]);
  });
});
