import { expect, it } from 'vitest';
import { storeArrived } from '../../../server/inbound/store-arrived.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { prepareConversations } from './prepare-conversations.ts';
import { inbox } from './prepare-received-mail.ts';

const { server, rows, application, arrive, find, write, receivePortfolio } = prepareConversations();

it('received mail of an erased person is deleted even if it was not parsed yet', async () => {
  const { replyTo } = await write('Last question');
  const raw = rawMail({ from: 'Somebody <else@people.example>' });
  const otherMail = { sender: 'else@people.example', recipients: [inbox], raw };
  const cc = rawMail({
    from: 'Somebody <else@people.example>',
    headers: { Cc: 'sami@people.example' },
  });
  for (const arrived of [
    otherMail,
    { ...otherMail, raw: cc },
    { ...otherMail, raw: rawMail({ from: 'Her <not.sami@people.example>' }) },
    { ...otherMail, sender: 'Sami@people.example' },
    { ...otherMail, raw: rawMail({ from: 'Sami <SAMI@people.example>' }) },
    { ...otherMail, recipients: [replyTo] },
  ]) {
    await storeArrived(server.database, arrived);
  }
  await server.database
    .transaction(async (query) => {
      const ids = [application.person_id];
      await query(`update people set email = 'sami@people.example' where id = $1`, ids);
      await query('update people set email_confirmed_at = now() where id = $1', ids);
      await query(
        `update people set first_name = '', last_name = '', email = null, phone = null, linkedin_url = null, location = null,
         headline = null, anonymised_at = now() where id = $1`,
        ids,
      );
      const { rows: left } = await query<{ sender: string }>(
        'select sender from private.arrived_mail',
      );
      expect(left).toEqual([otherMail, otherMail, otherMail].map(({ sender }) => ({ sender })));
      throw new Error('undone');
    })
    .catch((error) => expect(String(error)).toContain('undone'));
  await rows('delete from private.arrived_mail');
});

it('goes with the person: texts, files and mail of no conversation from a confirmed address', async () => {
  await receivePortfolio();
  await rows(`update people set email = 'sami.new@people.example' where id = $1`, [
    application.person_id,
  ]);
  await rows(`update people set email_confirmed_at = now() where id = $1`, [application.person_id]);
  await arrive(rawMail({ messageId: 'last@x', from: 'sami.new@people.example' }));
  const erasure = { person_id: application.person_id, confirm: true };
  expect((await server.invoke('anonymise', erasure, { as: 'astrid' })).status).toBe(200);
  expect(await rows('select from conversations')).toEqual([]);
  expect(await find('last@x')).toBeUndefined();
  expect(await find('answer@x')).toBeUndefined();
  const files = await rows(`select path from inbox_attachments where path is not null`);
  expect((await server.files.list('cvs')).sort()).toEqual(files.map(({ path }) => path).sort());
});
