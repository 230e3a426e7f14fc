import { expect, it } from 'vitest';
import { renderCvPdf } from '../../../database/seed/people/cv-pdf.ts';
import { maxMailDocuments } from '../../../domain/conversations/received-mail.ts';
import { receiveMail } from '../../../server/inbound/receive.ts';
import type { Query } from '../../../server/postgres/query.ts';
import { cast } from '../../fixtures/cast.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { inbox, prepareReceivedMail } from './prepare-received-mail.ts';

const { server, rows, asStaff, application, arrive, find } = prepareReceivedMail();

it('reads a large mail in pieces, because one large response would hold up the event loop', async () => {
  // Too long a head is not parsed, so that the test takes no time.
  const raw = Buffer.concat([
    Buffer.from(`Message-ID: <large@x>\r\n${'X-Long: yes\r\n'.repeat(60_000)}\r\n`),
    Buffer.alloc(4_000_000, 'a line of text\r\n'),
  ]);
  const [{ id }] = await rows('insert into private.arrived_mail (raw) values ($1) returning id', [
    raw,
  ]);
  let largest = 0;
  const query = (async (...parameters: Parameters<Query>) => {
    const result = await server.database.query(...parameters);
    for (const value of result.rows.flatMap((row) => Object.values(row as object)))
      if (Buffer.isBuffer(value)) largest = Math.max(largest, value.length);
    return result;
  }) as Query;
  const database = { query, transaction: server.database.transaction.bind(server.database) };
  expect(await receiveMail({ ...server, database, inbox }, id)).toBe('unassigned');
  expect(largest).toBe(2 * 1024 * 1024);
  const mail = await find('large@x');
  const [file] = await rows('select bucket, path from inbox_attachments where mail_id = $1', [
    mail.id,
  ]);
  expect(raw.equals((await server.files.read(file)) ?? Buffer.of())).toBe(true);
});

it('shows the files of mail about billing only to those who may read the mail', async () => {
  const [conversation] = await rows(
    'insert into conversations (person_id, concerns_billing) values ($1, true) returning id, reply_token',
    [application.person_id],
  );
  const bytes = renderCvPdf('Our price');
  const files = [{ name: 'Price.pdf', type: 'application/pdf', bytes }];
  const to = `replies+${conversation.reply_token}@alpaca.example`;
  await arrive(rawMail({ to, messageId: 'billing@x', files }), [to]);
  expect(await find('billing@x')).toMatchObject({ conversation_id: conversation.id });
  const readVisible = (role: 'recruiter' | 'admin', table: string) =>
    asStaff(role, `select file_name from ${table} where file_name = 'Price.pdf'`);
  expect((await readVisible('admin', 'inbox_attachments')).rows).toHaveLength(1);
  expect((await readVisible('recruiter', 'inbox_attachments')).rows).toEqual([]);
  expect((await readVisible('recruiter', 'documents')).rows).toEqual([]);
  const [{ path }] = await rows(`select path from inbox_attachments where file_name = 'Price.pdf'`);
  const object = (role: 'recruiter' | 'admin') =>
    asStaff(role, 'select from storage.objects where name = $1', [path]);
  expect((await object('admin')).rows).toHaveLength(1);
  expect((await object('recruiter')).rows).toEqual([]);
});

it('keeps an answer about billing from an unknown person with the owner of the client', async () => {
  const [{ id: client }] = await rows('select id from clients limit 1');
  await rows(
    `insert into outbox (template_key, cause, to_email, language, client_id, concerns_billing, message_id, state, sent_at)
     values ('client_pause_approved', 'pause:1', 'accounts@client.example', 'en', $1, true, 'invoice-mail', 'sent', now())`,
    [client],
  );
  const headers = { References: '<invoice-mail@alpaca.example>' };
  await arrive(rawMail({ messageId: 'accounts@x', from: 'accounts@client.example', headers }));
  const mail = await find('accounts@x');
  expect(mail).toMatchObject({ conversation_id: null, client_id: client, concerns_billing: true });
  const readVisible = async (role: 'recruiter' | 'admin') =>
    (await asStaff(role, 'select id from inbox where id = $1', [mail.id])).rows.length;
  const assign = () =>
    server.invoke(
      'assign-mail',
      { mail_id: mail.id, person_id: application.person_id },
      { as: 'rasmus' },
    );
  await rows('update client_details set owner_id = null where client_id = $1', [client]);
  expect([await readVisible('admin'), await readVisible('recruiter')]).toEqual([1, 0]);
  expect(await assign()).toMatchObject({ error: 'not_found' });
  await rows('update client_details set owner_id = $2 where client_id = $1', [
    client,
    cast.rasmus.id,
  ]);
  expect(await readVisible('recruiter')).toBe(1);
  const { data } = await assign();
  const [conversation] = await rows('select * from conversations where id = $1', [
    data.conversation_id,
  ]);
  expect(conversation).toMatchObject({ client_id: client, concerns_billing: true });
});

it('reads the files of somebody who sends many after those of others', async () => {
  const [conversation] = await rows(
    'insert into conversations (person_id, application_id) values ($1, $2) returning id, reply_token',
    [application.person_id, application.id],
  );
  const to = `replies+${conversation.reply_token}@alpaca.example`;
  const filesOf = (name: string) =>
    ['1', '2'].map((number) => ({
      name: `${name} ${number}.pdf`,
      type: 'application/pdf',
      bytes: renderCvPdf(`${name} ${number}`),
    }));
  for (const name of ['First', 'Second'])
    await arrive(rawMail({ to, messageId: `${name}@many.x`, files: filesOf(name) }), [to]);
  const [{ first, second }] = await rows(
    `select max(reading_priority) filter (where file_name like 'First%') as first,
       min(reading_priority) filter (where file_name like 'Second%') as second
     from documents`,
  );
  expect(second).toBeGreaterThan(first);
});

it('leaves the files of somebody who has sent very many with their mail', async () => {
  const [{ id: person }] = await rows(
    `insert into people (first_name, last_name, email) values ('Manny', 'Many', 'manny@people.example') returning id`,
  );
  const [conversation] = await rows(
    'insert into conversations (person_id) values ($1) returning id, reply_token',
    [person],
  );
  await rows(
    `insert into documents (person_id, kind, bucket, path, file_name, mime_type, size_bytes, sha256, extraction)
     select $1::uuid, 'other', 'cvs', $1::uuid || '/' || number, 'x.pdf', 'application/pdf', 1, repeat('0', 64), 'done'
     from generate_series(1, $2::integer) as number`,
    [person, maxMailDocuments - 1],
  );
  const files = ['1', '2'].map((number) => ({
    name: `Small ${number}.pdf`,
    type: 'application/pdf',
    bytes: renderCvPdf(`Small ${number}`),
  }));
  const to = `replies+${conversation.reply_token}@alpaca.example`;
  await arrive(rawMail({ to, messageId: 'manny@many.x', files }), [to]);
  expect(await rows('select from documents where person_id = $1', [person])).toHaveLength(
    maxMailDocuments,
  );
  const { id: mail } = await find('manny@many.x');
  expect(
    await rows('select from inbox_attachments where mail_id = $1 and path is not null', [mail]),
  ).toHaveLength(2);
});
