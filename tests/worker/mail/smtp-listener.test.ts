import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { maxMailBytes } from '../../../domain/conversations/received-mail.ts';
import { uploadLimits } from '../../../server/functions/limits/upload-limits.ts';
import { receiveMail } from '../../../server/inbound/receive.ts';
import { type SmtpListener, startSmtpListener } from '../../../server/inbound/smtp-listener.ts';
import { storeArrived } from '../../../server/inbound/store-arrived.ts';
import { DatabaseUnavailable } from '../../../server/postgres/unavailable.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';
import { startChild } from '../../fixtures/processes/child.ts';
import { until } from '../../fixtures/until.ts';

const inbox = 'replies@alpaca.example';
const { server, rows } = prepareFunctionsServer();
const listeners: SmtpListener[] = [];
afterEach(async () => {
  for (const { stop } of listeners.splice(0)) await stop();
});

async function listen(options: Partial<Parameters<typeof startSmtpListener>[0]> = {}) {
  const listener = await startSmtpListener({
    port: 0,
    host: '127.0.0.1',
    inbox,
    store: (arrival) => storeArrived(server.database, arrival),
    hasRoom: async () => true,
    logger: pino({ level: 'silent' }),
    ...options,
  });
  listeners.push(listener);
  return listener.port;
}

/** Sends a mail as the server of the sender does. Resolves to the code of the response. */
async function send(
  port: number | string,
  raw = rawMail(),
  to = inbox,
  from = 'sami@people.example',
) {
  const transport = createTransport({ host: '127.0.0.1', port: Number(port), ignoreTLS: true });
  return transport.sendMail({ envelope: { from, to }, raw }).then(
    ({ response }) => Number(response.slice(0, 3)),
    (error: { responseCode?: number; code?: string }) => error.responseCode ?? error.code,
  );
}

/** Receives everything that has arrived. */
async function receiveAll(): Promise<string[]> {
  const arrived = await rows('select id from private.arrived_mail order by arrived_at');
  const outcomes: string[] = [];
  for (const { id } of arrived) outcomes.push(await receiveMail({ ...server, inbox }, id));
  return outcomes;
}

it('takes mail to its own address, also without a sender, and confirms it once it is stored', async () => {
  const port = await listen();
  expect(await send(port, rawMail({ messageId: 'smtp@x' }))).toBe(250);
  expect(await send(port, rawMail(), `Replies+${'a'.repeat(32)}@Alpaca.example`, '')).toBe(250);
  const arrived = await rows(
    'select sender, recipients from private.arrived_mail order by arrived_at',
  );
  expect(arrived).toEqual([
    { sender: 'sami@people.example', recipients: [inbox] },
    { sender: '', recipients: [`Replies+${'a'.repeat(32)}@alpaca.example`] },
  ]);
  await receiveAll();
  expect(await rows(`select from inbox where message_id = 'smtp@x'`)).toHaveLength(1);
});

describe('rejects permanently', () => {
  it.each(['hello@alpaca.example', 'someone@elsewhere.example'])(
    'mail to %s: it relays nothing',
    async (to) => {
      expect(await send(await listen(), rawMail(), to)).toBe(550);
    },
  );

  it('mail that is too large', async () => {
    const raw = Buffer.concat([rawMail(), Buffer.alloc(maxMailBytes, 'a line of text\r\n')]);
    expect(await send(await listen(), raw)).toBe(552);
    expect(await rows('select from private.arrived_mail')).toEqual([]);
  });
});

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

describe('asks the sender to try again', () => {
  it('while the database is unreachable', async () => {
    const store = async () => {
      throw new DatabaseUnavailable('unreachable', new Error('gone'));
    };
    expect(await send(await listen({ store }))).toBe(451);
  });

  it('while the disk is full', async () => {
    expect(await send(await listen({ hasRoom: async () => false }))).toBe(452);
  });

  it('while too much mail waits to be parsed', async () => {
    const port = await listen();
    await rows(`insert into private.arrived_mail (raw) select '' from generate_series(1, 200)`);
    expect(await send(port)).toBe(452);
    await rows('delete from private.arrived_mail');
    expect(await send(port)).toBe(250);
    await rows('delete from private.arrived_mail');
  });

  it('in a flood', async () => {
    const port = await listen({ limits: { mailsPerMinute: 3 } });
    const codes = await Promise.all(Array.from({ length: 6 }, () => send(port)));
    expect(codes.filter((code) => code === 250)).toHaveLength(3);
    expect(codes.filter((code) => code === 450)).toHaveLength(3);
    await rows('delete from private.arrived_mail');
  });
});

it('lets other requests run between commands that arrive together', async () => {
  const port = await listen();
  const commands = 1000;
  const sockets = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(port, '127.0.0.1');
      await once(socket, 'data');
      return socket;
    }),
  );
  let [turns, responses] = [0, 0];
  const count = () => {
    turns += 1;
    if (responses < sockets.length * commands) setImmediate(count);
  };
  const floods = sockets.map(async (socket) => {
    socket.write('EHLO x\r\n'.repeat(commands));
    for await (const chunk of socket) {
      if (responses === 0) count();
      responses += String(chunk).split('250 SIZE').length - 1;
      if (responses === sockets.length * commands) break;
    }
  });
  await Promise.race(floods);
  for (const socket of sockets) socket.destroy();
  expect(responses).toBe(sockets.length * commands);
  // Two of one network run in each turn.
  expect(turns).toBeGreaterThan(responses / 4);
  expect(await send(port)).toBe(250);
  await rows('delete from private.arrived_mail');
});

it('logs nothing about a sender that hangs up within a mail', async () => {
  const lines: unknown[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(line) });
  let closed = 0;
  const port = await listen({ logger });
  for (const [command, code] of [
    ['DATA', '354'],
    [`DATA\r\n${'a line of a mail\r\n'.repeat(10_000)}`, '354'],
  ]) {
    const socket = connect(port, '127.0.0.1');
    for (const line of ['', 'EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${inbox}>`, command]) {
      if (line) socket.write(`${line}\r\n`);
      const [response] = await once(socket, 'data');
      if (line === command) expect(String(response)).toContain(code);
    }
    socket.destroy();
    await once(socket, 'close');
    closed += 1;
  }
  // The listener has noticed when it answers to the next.
  expect(await send(port)).toBe(250);
  await sleep(200);
  expect({ closed, lines }).toEqual({ closed: 2, lines: [] });
  await rows('delete from private.arrived_mail');
});

it('receives a mail once if the process is killed before it confirms', async () => {
  const raw = rawMail({ messageId: 'killed@x' });
  const child = await startChild('smtp-process.ts', server.databaseUrl, inbox);
  const first = send(child.firstLine, raw);
  await until(async () => (await rows('select from private.arrived_mail')).length === 1);
  await child.kill();
  expect(await first).not.toBe(250);
  // The sender tries again.
  expect(await send(await listen(), raw)).toBe(250);
  expect((await receiveAll()).sort()).toEqual(['known', 'unassigned']);
  expect(await rows(`select from inbox where message_id = 'killed@x'`)).toHaveLength(1);
});
