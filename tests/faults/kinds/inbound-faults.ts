import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { multipart, rawMail } from '../../fixtures/mail/raw-mail.ts';
import { type Fault, noErrors } from '../fault.ts';
import { inboundAddress, type World } from '../world.ts';

// Mail arrives that nobody wants. Users of the site do not notice it, and what was confirmed is received once.

const source = 'tests/faults/kinds/inbound-faults.ts';
const senders = 8;

/** Delivers mails as fast as they are taken, until the work has ended. Returns the Message-IDs that were confirmed. */
async function deliverDuring(
  { inboundPort }: World,
  write: (messageId: string, turn: number) => Buffer,
  work: Promise<void>,
): Promise<string[]> {
  const confirmed: string[] = [];
  let isOver = false;
  const deliver = async (sender: number) => {
    for (let turn = sender; !isOver; turn += senders) {
      const transport = createTransport({ host: '127.0.0.1', port: inboundPort, ignoreTLS: true });
      const messageId = `${randomUUID()}@flood.example`;
      const envelope = { from: 'flood@people.example', to: inboundAddress };
      const isTaken = await transport.sendMail({ envelope, raw: write(messageId, turn) }).then(
        () => true,
        () => false,
      );
      if (isTaken) confirmed.push(messageId);
    }
  };
  const delivering = Array.from({ length: senders }, (_, sender) => deliver(sender));
  await work;
  isOver = true;
  await Promise.all(delivering);
  return confirmed;
}

/** Confirmed mail is in the inbox, or waits to be parsed. */
async function expectReceived({ query }: World, ids: string[]): Promise<void> {
  const rows = await query(
    `select message_id from public.inbox where message_id = any ($1)
     union all select 'waiting' from private.arrived_mail`,
    [ids],
  );
  if (ids.length === 0 || rows.length < ids.length) throw new Error('a confirmed mail was lost');
}

export const inboundFlood: Fault = {
  name: 'Received mail is a flood',
  source,
  how: 'Eight senders deliver mails as fast as they are taken. Beyond 60 a minute they are told to try again later.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    const write = (messageId: string) => rawMail({ messageId });
    await expectReceived(world, await deliverDuring(world, write, wait(10)));
  },
};

const nested = (depth: number): string =>
  depth === 0 ? 'Content-Type: text/plain\r\n\r\nDeep' : multipart('mixed', [nested(depth - 1)]);
const part = 'Content-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\nx';

const hostile: ((head: string) => string)[] = [
  (head) => `${head}${multipart('mixed', Array<string>(10_000).fill(part))}`,
  (head) => `${head}${nested(200)}`,
  (head) => `${head}${'X-A: b\r\n'.repeat(60_000)}\r\nText`,
  (head) => `${head}Content-Type: text/html\r\n\r\n${'<b><i>'.repeat(200_000)}`,
  (head) =>
    `${head}Content-Type: text/plain; charset=klingon\r\nContent-Transfer-Encoding: base64\r\n\r\n%%%\0`,
];

export const hostileMail: Fault = {
  name: 'Received mail is hostile',
  source,
  how: 'Mails with 10,000 parts, 200 levels of parts, endless headers, a million tags and broken encodings arrive one after the other.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    const write = (messageId: string, turn: number) => {
      const head = `From: eve@people.example\r\nMessage-ID: <${messageId}>\r\n`;
      return Buffer.from(hostile[turn % hostile.length]?.(head) ?? head);
    };
    await expectReceived(world, await deliverDuring(world, write, wait(10)));
  },
};

export const mailboxAway: Fault = {
  name: 'The mailbox of replies is unreachable',
  source,
  how: 'No process listens on the port of INBOUND_IMAP_URL, which the worker tries every minute. That its mails are read once it is back is tested with a real IMAP server in [tests/deployment/mailbox.test.ts](../tests/deployment/mailbox.test.ts).',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    await world.query(`select graphile_worker.add_job('fetch-replies', '{}'::json)`);
    await wait(8);
  },
};
