import { expect, it } from 'vitest';
import { receiveMail } from '../../../server/inbound/receive.ts';
import { findArrivedMail } from '../../../server/worker/mail/receive-mail.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { inbox, prepareReceivedMail } from './prepare-received-mail.ts';

const { server, rows, context, arrive, find } = prepareReceivedMail();

it('keeps a mail that cannot be parsed as a file', async () => {
  const raw = Buffer.from(
    `Message-ID: <odd@x>\r\nFrom: eve@people.example\r\n${'X-Long: yes\r\n'.repeat(60_000)}\r\nText`,
  );
  await arrive(raw);
  const mail = await find('odd@x');
  expect(mail).toMatchObject({ is_readable: false, from_email: 'eve@people.example' });
  const [file] = await rows(
    'select bucket, path, file_name from inbox_attachments where mail_id = $1',
    [mail.id],
  );
  expect(file.file_name).toBe('mail.eml');
  expect(await server.files.read(file)).toEqual(raw);
});

it.each([
  ['an address with a control character', 'From: a\0b@people.example\r\n'],
  ['a very long address', `From: ${'a'.repeat(64)}@${'b'.repeat(190)}\r\n`],
  ['a reference with a control character', 'In-Reply-To: <a\0b@x>\r\nFrom: eve@people.example\r\n'],
])('keeps a mail that cannot be parsed and has %s', async (_, head) => {
  const id = `${crypto.randomUUID()}@x`;
  const rest = `${'X-Long: yes\r\n'.repeat(60_000)}\r\nText`;
  await arrive(Buffer.from(`Message-ID: <${id}>\r\n${head}${rest}`));
  expect(await find(id)).toMatchObject({ is_readable: false });
});

it('stores a mail of which nothing else can be stored, so that it does not take the room of others', async () => {
  const [{ id }] = await rows(
    'insert into private.arrived_mail (raw, attempts) values ($1, 4) returning id',
    [rawMail({ messageId: 'hopeless@x' })],
  );
  expect(await receiveMail({ ...server, inbox }, id)).toBe('unassigned');
  expect(await find('hopeless@x')).toBeUndefined();
  const [mail] = await rows(
    `select from_email, subject, is_readable from inbox where message_id like 'sha256:%' order by received_at desc limit 1`,
  );
  expect(mail).toEqual({ from_email: null, subject: '', is_readable: false });
});

it('receives a mail whose receipt ended the process, without parsing it for ever', async () => {
  await rows('alter table private.arrived_mail disable trigger queue_arrived_mail');
  const [{ id }] = await rows(
    `insert into private.arrived_mail (raw, attempts, arrived_at) values ($1, 3, now() - interval '1 hour') returning id`,
    [rawMail({ messageId: 'deadly@x' })],
  );
  await rows('alter table private.arrived_mail enable trigger queue_arrived_mail');
  const added: string[] = [];
  await findArrivedMail(context, undefined, async (_, __, key) => void added.push(key));
  expect(added).toEqual([`arrived:${id}`]);
  expect(await receiveMail({ ...server, inbox }, id)).toBe('unassigned');
  expect(await find('deadly@x')).toMatchObject({ is_readable: false });
});
