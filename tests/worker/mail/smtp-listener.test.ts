import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { maxMailBytes } from '../../../domain/conversations/received-mail.ts';
import { receiveMail } from '../../../server/inbound/receive.ts';
import { DatabaseUnavailable } from '../../../server/postgres/unavailable.ts';
import { rawMail } from '../../fixtures/mail/raw-mail.ts';
import { startChild } from '../../fixtures/processes/child.ts';
import { until } from '../../fixtures/until.ts';
import { inbox, prepareSmtpListener, send } from './prepare-smtp-listener.ts';

const { server, rows, listen } = prepareSmtpListener();

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
