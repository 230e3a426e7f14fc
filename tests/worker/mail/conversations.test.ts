import { describe, expect, it } from 'vitest';
import { renderCvPdf } from '../../../database/seed/people/cv-pdf.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { prepareConversations } from './prepare-conversations.ts';

const { rows, asStaff, application, arrive, find, write } = prepareConversations();

describe('a conversation', () => {
  it('goes from a recruiter to an applicant and back', async () => {
    const first = await write('Are you free on Tuesday?');
    expect(first.mail?.from).toMatchObject({
      name: 'Rasmus Recruiter',
      address: 'hello@alpaca.example',
    });
    expect(first.replyTo).toMatch(/^replies\+[0-9a-f]{32}@alpaca\.example$/);

    const bytes = renderCvPdf('Sami Sample');
    const files = [{ name: 'Portfolio.pdf', type: 'application/pdf', bytes }];
    await arrive(rawMail({ to: first.replyTo, messageId: 'answer@x', files }), [first.replyTo]);
    const [conversation] = await rows('select * from conversations');
    expect(conversation).toMatchObject({
      person_id: application.person_id,
      application_id: application.id,
      unread_since: expect.any(Date),
    });
    expect(await find('answer@x')).toMatchObject({
      conversation_id: conversation.id,
      body_text: 'Tuesday is fine!',
    });
    const visibleRows = await asStaff(
      'recruiter',
      `select document.file_name, document.kind, document.size_bytes::integer, document.id = attachment.document_id as is_same
       from documents as document join inbox_attachments as attachment using (path) where person_id = $1`,
      [application.person_id],
    );
    expect(visibleRows.rows).toEqual([
      { file_name: 'Portfolio.pdf', kind: 'other', size_bytes: bytes.length, is_same: true },
    ]);
    const timeline = await asStaff(
      'recruiter',
      `select application_id, data ->> 'conversation_id' as conversation from person_timeline
       where person_id = $1 and kind = 'mail_received'`,
      [application.person_id],
    );
    expect(timeline.rows).toEqual([
      { application_id: application.id, conversation: conversation.id },
    ]);

    const second = await write('See you then!');
    expect(second.replyTo).toBe(first.replyTo);
    expect(second.mail?.inReplyTo).toBe('<answer@x>');
    const [answered] = await rows('select unread_since, assignee_id from conversations');
    expect(answered.unread_since).toBeNull();
  });

  it('stores a mail once, however often it arrives', async () => {
    const raw = rawMail({ messageId: 'twice@x' });
    await arrive(raw);
    await arrive(raw);
    expect(await rows(`select from inbox where message_id = 'twice@x'`)).toHaveLength(1);
  });

  it('stores another mail that has the Message-ID of a known one', async () => {
    await arrive(rawMail({ messageId: 'taken@x', from: 'Mallory <mallory@evil.example>' }));
    const raw = rawMail({ messageId: 'taken@x' });
    await arrive(raw);
    await arrive(raw);
    const stored = await rows(
      `select message_id like 'sha256:%' as is_hash from inbox where message_id = 'taken@x'
       or from_email = 'sami@people.example' and message_id like 'sha256:%' order by 1`,
    );
    expect(stored).toEqual([{ is_hash: false }, { is_hash: true }]);
  });

  it('is found by the mail that is answered, also one that the product sent by itself', async () => {
    const { messageId } = await write('One more question');
    await arrive(
      rawMail({ messageId: 'by-reference@x', headers: { References: `<${messageId}>` } }),
    );
    const [own] = await rows(
      `select message_id from outbox where template_key = 'application_received'`,
    );
    const headers = { 'In-Reply-To': `<${own.message_id}@alpaca.example>` };
    await arrive(rawMail({ messageId: 'to-product@x', headers }));
    const [one, other] = [await find('by-reference@x'), await find('to-product@x')];
    expect(one.conversation_id).not.toBeNull();
    expect(other.conversation_id).toBe(one.conversation_id);
  });

  it('is not found by the address of the sender, which proves nothing', async () => {
    await arrive(rawMail({ messageId: 'new@x', from: 'Sami <sami@people.example>' }));
    await arrive(rawMail({ messageId: 'guessed@x' }), [`replies+${'0'.repeat(32)}@alpaca.example`]);
    expect((await find('new@x')).conversation_id).toBeNull();
    expect((await find('guessed@x')).conversation_id).toBeNull();
  });

  it('does not give staff the private link that a reply quotes', async () => {
    const { replyTo, mail } = await write('Please open your page');
    const [link = '', token = ''] = /\S+\/status\/([\w-]{43})\S*/.exec(mail?.text ?? '') ?? [];
    expect(token).not.toBe('');
    const text = `Done!\n\nOn Tue, 3 Jun 2025 at 09:12, Rasmus <r@agency.example> wrote:\n> ${link}`;
    const html = `<p>Done!</p><blockquote><a href="${link}">Open your page</a></blockquote>`;
    await arrive(rawMail({ to: replyTo, messageId: 'quotes@x', text, html }), [replyTo]);
    const stored = await find('quotes@x');
    expect(stored.quoted_text).toContain('/status/••••');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('goes to the owner of the application or the job if nobody has it, who is told of replies', async () => {
    const { replyTo } = await write('Who takes over?');
    const [{ id: astrid }] = await rows(
      `select user_id as id from staff_profiles where role = 'admin'`,
    );
    await rows('update applications set owner_id = $1', [astrid]);
    await rows('update conversations set assignee_id = null');
    await rows('delete from notifications');
    for (const messageId of ['told-1@x', 'told-2@x']) {
      await arrive(rawMail({ to: replyTo, messageId }), [replyTo]);
    }
    const { conversation_id: id } = await find('told-1@x');
    expect(await rows('select assignee_id from conversations where id = $1', [id])).toEqual([
      { assignee_id: astrid },
    ]);
    const readNotifications = () =>
      rows('select user_id, kind, conversation_id, read_at from notifications');
    const notification = { user_id: astrid, kind: 'reply_received', conversation_id: id };
    expect(await readNotifications()).toEqual([{ ...notification, read_at: null }]);
    await asStaff('admin', 'update conversations set unread_since = null where id = $1', [id]);
    expect(await readNotifications()).toEqual([{ ...notification, read_at: expect.any(Date) }]);
    await arrive(
      rawMail({
        to: replyTo,
        messageId: 'told-3@x',
        headers: { 'Auto-Submitted': 'auto-replied' },
      }),
      [replyTo],
    );
    expect(await readNotifications()).toHaveLength(1);
  });

  it('does not become unread by an automatic reply', async () => {
    const { replyTo } = await write('Are you there?');
    const headers = { 'Auto-Submitted': 'auto-replied' };
    await arrive(rawMail({ to: replyTo, messageId: 'away@x', headers }), [replyTo]);
    expect(await find('away@x')).toMatchObject({ kind: 'auto_reply' });
    expect(
      await rows('select unread_since from conversations where unread_since is not null'),
    ).toEqual([]);
  });
});
