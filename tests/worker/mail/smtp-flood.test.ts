import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { uploadLimits } from '../../../server/functions/limits/upload-limits.ts';
import { storeArrived } from '../../../server/inbound/store-arrived.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { prepareSmtpListener, send } from './prepare-smtp-listener.ts';

// The listener for replies under connections and mails that are made to keep it busy.

const { server, rows, listen } = prepareSmtpListener();

it('disconnects during a mail in which every line begins with a dot, because such lines are expensive', async () => {
  const port = await listen();
  const raw = Buffer.concat([rawMail(), Buffer.alloc(200_000, '.\r\n')]);
  expect(await send(port, raw)).not.toBe(250);
  const listing = Array.from({ length: 2000 }, (_, index) => `./file-${index}`).join('\r\n');
  const ordinary = Buffer.concat([rawMail({ messageId: 'dots@x' }), Buffer.from(listing)]);
  expect(await send(port, ordinary)).toBe(250);
  const [arrived] = await rows('select raw from private.arrived_mail');
  expect(arrived.raw.toString()).toContain('\r\n./file-1999\r\n');
  await rows('delete from private.arrived_mail');
});

describe('a connection that ends before its greeting', () => {
  const openOne = async (port: number, words = '') => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await once(socket, 'connect');
    if (words) socket.resume().write(words);
    else socket.destroy();
    await once(socket, 'close');
  };

  it.each([
    ['hangs up', ''],
    ['speaks first', 'EHLO early.example\r\n'.repeat(1_000)],
  ])('harms nobody if its client %s', async (_, words) => {
    const port = await listen();
    await openOne(port, words);
    // An error in its end would be an uncaught one, which ends the process.
    await sleep(200);
    expect(await send(port, rawMail({ messageId: `early-${words.length}@x` }))).toBe(250);
    await rows('delete from private.arrived_mail');
  });

  it('leaves the number of connections of its network as it was', async () => {
    const port = await listen({ limits: { connectionsPerNetwork: 1 } });
    for (let count = 0; count < 5; count += 1) await openOne(port);
    await sleep(200);
    const first = connect(port, '127.0.0.1');
    expect(String((await once(first, 'data'))[0])).toMatch(/^220/);
    const second = connect(port, '127.0.0.1');
    expect(String((await once(second, 'data'))[0])).toMatch(/^421/);
    for (const socket of [first, second]) socket.destroy();
  });
});

describe('a flood of one network', () => {
  it('leaves the replies to conversations their room', async () => {
    const port = await listen();
    const [{ id }] = await rows(
      `insert into people (first_name, last_name, email) values ('Rut', 'Reply', 'rut@people.example') returning id`,
    );
    const [{ reply_token: token }] = await rows(
      'insert into conversations (person_id) values ($1) returning reply_token',
      [id],
    );
    await rows(`insert into private.arrived_mail (raw) select '' from generate_series(1, 200)`);
    expect(await send(port)).toBe(452);
    expect(await send(port, rawMail(), `replies+${'0'.repeat(32)}@alpaca.example`)).toBe(452);
    expect(await send(port, rawMail(), `replies+${token}@alpaca.example`)).toBe(250);
    const replies = await rows('select from private.arrived_mail where is_reply');
    expect(replies).toHaveLength(1);
    await rows('delete from private.arrived_mail');
  });

  it('is stored up to its quota, and parsed after the mail of others', async () => {
    const raw = rawMail();
    const from = (network: string, sent = raw) =>
      storeArrived(server.database, { sender: '', recipients: [], raw: sent, network });
    for (let count = 0; count < 3; count += 1) await from('192.0.2.77');
    await from('198.51.100.77');
    const order = await rows('select priority from private.arrived_mail order by arrived_at');
    expect(order.map(({ priority }) => priority)).toEqual([1, 2, 3, 1]);
    const { bytes } = uploadLimits.network;
    await rows(`select private.take_tokens('received:192.0.2.77', $1, $2, 0)`, [
      bytes - 10_000,
      bytes,
    ]);
    expect(await from('192.0.2.77', Buffer.alloc(100_000))).toBe('full');
    expect(await from('198.51.100.77')).toBe('stored');
    await rows('delete from private.arrived_mail');
  });
});

describe('a flood of one source', () => {
  it('is parsed after the replies of others, and leaves them half of the room', async () => {
    const [{ id }] = await rows(
      `insert into people (first_name, last_name, email) values ('Flo', 'Flood', 'flo@people.example') returning id`,
    );
    const conversations = await rows(
      'insert into conversations (person_id) select $1 from generate_series(1, 2) returning reply_token',
      [id],
    );
    const [flood, other] = conversations.map(({ reply_token: token }) => () => {
      const arrival = { sender: '', recipients: [], raw: rawMail(), replyTokens: [token] };
      return storeArrived(server.database, arrival);
    }) as [() => Promise<string>, () => Promise<string>];
    for (let count = 0; count < 11; count += 1) expect(await flood()).toBe('stored');
    await other();
    const order = await rows('select priority from private.arrived_mail order by arrived_at');
    expect(order.map(({ priority }) => priority)).toEqual([...Array(11).keys(), 0]);
    await rows(
      `insert into private.arrived_mail (raw, is_reply) select '', true from generate_series(1, 100)`,
    );
    expect([await flood(), await other()]).toEqual(['full', 'stored']);
    await rows('delete from private.arrived_mail');
  });
});
