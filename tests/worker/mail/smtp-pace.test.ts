import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { type SmtpListener, startSmtpListener } from '../../../server/inbound/smtp-listener.ts';

// One sender of mail must not keep the process busy. The tests count iterations of the event loop, in each of which other requests run.

const inbox = 'replies@alpaca.example';
const length = 5;
let listener: SmtpListener;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener.stop();
});

/** Opens connections, and sends each of the commands after the response to the one before. */
async function open(commands: string[] = []): Promise<void> {
  listener = await startSmtpListener({
    port: 0,
    host: '127.0.0.1',
    inbox,
    store: async () => 'stored',
    hasRoom: async () => true,
    logger: pino({ level: 'silent' }),
  });
  const opened = Array.from({ length }, async () => {
    const socket = connect(listener.port, '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'data');
    for (const command of commands) {
      socket.write(`${command}\r\n`);
      await once(socket, 'data');
    }
  });
  await Promise.all(opened);
}

/** Writes the same to all connections. Returns the turns from the first response until as many of them as expected are there. */
async function countTurns(written: string, response: string, expected: number): Promise<number> {
  let [turns, responses] = [0, 0];
  const count = () => {
    turns += 1;
    if (responses < expected) setImmediate(count);
  };
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('data', (chunk) => {
            if (turns === 0) count();
            responses += String(chunk).split(response).length - 1;
            if (responses >= expected) for (const socket of sockets) socket.emit('over');
          });
          socket.once('over', resolve);
          socket.write(written);
        }),
    ),
  );
  return turns;
}

it('runs two commands of one network per iteration', async () => {
  await open();
  const commands = 1000;
  const turns = await countTurns('EHLO x\r\n'.repeat(commands), '250 SIZE', length * commands);
  expect(turns).toBeGreaterThan((length * commands) / 4);
});
