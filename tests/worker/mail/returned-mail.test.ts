import { describe, expect, it } from 'vitest';
import { cast } from '../../fixtures/cast.ts';
import { bounceMail } from '../../fixtures/mail/raw-mail.ts';
import { prepareConversations } from './prepare-conversations.ts';

const { server, rows, application, arrive, deliver, write } = prepareConversations();

describe('a mail that comes back', () => {
  it('marks the address, to which nothing more is sent', async () => {
    const { id, messageId } = await write('Hello?');
    const forged = bounceMail({ recipient: 'sami@people.example', messageId: 'unknown@x' });
    await arrive(forged);
    const isMarked = async () =>
      (await rows('select email_bounced_at from people where id = $1', [application.person_id]))[0]
        .email_bounced_at !== null;
    expect(await isMarked()).toBe(false);
    await arrive(bounceMail({ recipient: 'sami@people.example', messageId, status: '5.2.2' }));
    expect(await isMarked()).toBe(false);
    await arrive(bounceMail({ recipient: 'sami@people.example', messageId }));
    expect(await isMarked()).toBe(true);
    const listNotices = () =>
      rows(`select user_id, application_id from notifications where kind = 'mail_failed'`);
    const notice = { user_id: cast.rasmus.id, application_id: application.id };
    expect(await listNotices()).toEqual([notice]);
    const reports = await rows(
      'select conversation_id is null as lost from inbox where bounced_mail_id = $1',
      [id],
    );
    expect(reports).toEqual([{ lost: false }, { lost: false }]);

    const sent = await server.invoke(
      'send-mail',
      { template: 'application_message', message: 'Again', application_id: application.id },
      { as: 'rasmus', headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    expect(await deliver(sent.data.id)).toBe('failed');
    const [failed] = await rows('select last_error from outbox where id = $1', [sent.data.id]);
    expect(failed.last_error).toMatch(/came back/);
    // The one that is unread says it for both mails.
    expect(await listNotices()).toEqual([notice]);
    await rows('update notifications set read_at = now()');
    await rows(`update outbox set state = 'queued' where id = $1`, [sent.data.id]);
    expect(await deliver(sent.data.id)).toBe('failed');
    expect(await listNotices()).toEqual([notice, notice]);
    await rows(`update people set email = 'sami.new@people.example' where id = $1`, [
      application.person_id,
    ]);
    expect(await isMarked()).toBe(false);
  });
});
