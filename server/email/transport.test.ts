import { createServer, type Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { describeFailure } from './smtp-failure.ts';
import { createSmtpTransport } from './transport.ts';

const email = {
  messageId: '<one@alpaca.example>',
  to: { name: '', address: 'ada@people.example' },
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
};

it('aborts if the server keeps sending responses', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 hello\r\n');
    const drip = setInterval(() => socket.write('250-and\r\n'), 50);
    socket.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = `smtp://127.0.0.1:${port}`;
  const transport = createSmtpTransport({ url, from: 'hello@alpaca.example', timeout: 300 });
  await expect(transport.send(email)).rejects.toThrow('took too long');
  // Otherwise the aborted mail might still arrive.
  await vi.waitFor(() => expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]));
  server.close();
});

it('logs the codes of a rejection without the recipient', () => {
  const rejected = Object.assign(new Error('Can not send mail to ada@people.example'), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: 550,
    response: '550 5.1.1 <ada@people.example>: Recipient address rejected',
  });
  expect(describeFailure(rejected)).toEqual({ reason: '550 5.1.1', command: 'RCPT TO' });
  const unreachable = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), {
    code: 'ESOCKET',
    command: 'CONN',
  });
  expect(describeFailure(unreachable)).toEqual({
    reason: 'connect ECONNREFUSED 127.0.0.1:25',
    command: 'CONN',
  });
});

it.each([
  ['AUTH PLAIN', 535, '535 5.7.8', '535 5.7.8: the server rejects the user or password'],
  ['MAIL FROM', 530, '530', '530: the server asks for a user and a password'],
  ['MAIL FROM', 553, '553 5.7.1', '553 5.7.1: the server rejects the sender'],
])('says in words what a rejected %s with %s means, without an address', (...given) => {
  const [command, responseCode, codes, reason] = given;
  const response = `${codes} Not for ada@people.example`;
  const rejected = Object.assign(new Error(response), { command, responseCode, response });
  expect(describeFailure(rejected)).toEqual({ reason, command });
});

it('says that a port which sends no greeting may need TLS', () => {
  const silent = Object.assign(new Error('Greeting never received'), { command: 'CONN' });
  expect(describeFailure(silent).reason).toMatch(/needs smtps:\/\/ in SMTP_URL$/);
});
