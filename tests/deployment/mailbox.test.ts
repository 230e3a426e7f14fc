import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maxMailBytes } from '../../domain/conversations/received-mail.ts';
import { readMailbox } from '../../server/inbound/mailbox/read-mailbox.ts';
import { receiveMail } from '../../server/inbound/receive.ts';
import { fetchReplies } from '../../server/worker/mail/fetch-replies.ts';
import { rawMail } from '../fixtures/mail/raw-mail.ts';
import { prepareFunctionsServer } from '../fixtures/prepare-server.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { until } from '../fixtures/until.ts';
import { jobContext } from '../fixtures/worker.ts';
import { freePort } from '../process/product.ts';

// Fetches replies from a real Dovecot.

const inbox = 'replies@alpaca.example';
const { server, rows } = prepareFunctionsServer();
let folder: string;
let port: number;
let url: string;
let dovecot: ChildProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-imap-'));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'mail'));
  await chmod(join(folder, 'mail'), 0o777);
  port = await freePort();
  url = `imap://replies:secret@127.0.0.1:${port}`;
  dovecot = await startDovecot();
});

afterAll(async () => {
  await stopDovecot();
  await removeFolder(folder);
});

async function startDovecot(): Promise<ChildProcess> {
  const { username, uid } = userInfo();
  // If root starts it, it changes to its own users, which its package creates.
  const users =
    uid === 0 ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}`;
  const owner = uid === 0 ? 'uid=nobody gid=nogroup' : `uid=${uid} gid=${userInfo().gid}`;
  await writeFile(
    join(folder, 'dovecot.conf'),
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
${users}
mail_location = maildir:${folder}/mail/%u
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = ${owner} home=${folder}/mail/%u
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
}
service anvil {
  chroot =
}
`,
  );
  const child = spawn('/usr/sbin/dovecot', ['-F', '-c', join(folder, 'dovecot.conf')], {
    stdio: 'ignore',
  });
  await until(() =>
    connect().then(
      (client) => client.logout().then(() => true),
      () => false,
    ),
  );
  return child;
}

async function stopDovecot() {
  dovecot.kill('SIGTERM');
  if (dovecot.exitCode === null) await once(dovecot, 'exit');
}

async function connect(): Promise<ImapFlow> {
  const auth = { user: 'replies', pass: 'secret' };
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Puts a mail into the mailbox, as a mail server does. */
async function put(raw: Buffer): Promise<void> {
  const client = await connect();
  await client.append('INBOX', raw);
  await client.logout();
}

async function receiveAll(): Promise<void> {
  const arrived = await rows('select id from private.arrived_mail order by arrived_at');
  for (const { id } of arrived) await receiveMail({ ...server, inbox }, id);
}

const hasRoom = async () => true;
const read = () => readMailbox({ url, database: server.database, inbox, hasRoom });

it('fetches each mail once, files it, and changes nothing in the mailbox', async () => {
  const [person] = await rows('select id from people limit 1');
  const [{ id, reply_token: token }] = await rows(
    'insert into conversations (person_id) values ($1) returning id, reply_token',
    [person.id],
  );
  await put(rawMail({ messageId: 'one@imap', to: `replies+${token}@alpaca.example` }));
  await put(rawMail({ messageId: 'two@imap' }));
  expect(await read()).toBe(2);
  expect(await read()).toBe(0);
  await put(rawMail({ messageId: 'three@imap' }));
  expect(await read()).toBe(1);
  await receiveAll();
  const matchingRows = await rows(
    'select message_id, conversation_id from inbox order by received_at, message_id',
  );
  expect(matchingRows).toEqual([
    { message_id: 'one@imap', conversation_id: id },
    { message_id: 'two@imap', conversation_id: null },
    { message_id: 'three@imap', conversation_id: null },
  ]);
  const client = await connect();
  expect(await client.status('INBOX', { messages: true, unseen: true })).toMatchObject({
    messages: 3,
    unseen: 3,
  });
  await client.logout();
});

it('knows mails that it reads again after the mailbox was rebuilt', async () => {
  await rows('update private.mailbox_positions set uid_validity = 1');
  expect(await read()).toBe(3);
  await receiveAll();
  expect(await rows('select from inbox')).toHaveLength(3);
});

it('stores the head of a mail that is too large', async () => {
  await put(
    Buffer.concat([
      rawMail({ messageId: 'large@imap' }),
      Buffer.alloc(maxMailBytes, 'x'.repeat(70).concat('\r\n')),
    ]),
  );
  expect(await read()).toBe(1);
  await receiveAll();
  expect(await rows(`select from inbox where message_id = 'large@imap'`)).toHaveLength(1);
});

it('waits while the mailbox is unreachable or the password is wrong, says why once, and catches up', async () => {
  const lines: Record<string, string>[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const context = { ...(await jobContext(server)), logger };
  const fetch = (mailboxUrl = url) =>
    fetchReplies({ ...context, mailboxUrl }, undefined, async () => undefined);
  await put(rawMail({ messageId: 'later@imap' }));
  await stopDovecot();
  await fetch();
  await fetch();
  dovecot = await startDovecot();
  await fetch(url.replace('secret', 'wrong'));
  // Dovecot writes this when the connection is closed.
  await until(async () => (await readFile(join(folder, 'log'), 'utf8')).includes('auth failed'));
  await fetch(`${url}/Nowhere`);
  expect(await rows('select from private.arrived_mail')).toEqual([]);
  await fetch();
  await fetch();
  expect(await rows('select from private.arrived_mail')).toHaveLength(1);
  expect(lines.map(({ reason, msg }) => reason ?? msg)).toEqual([
    expect.stringMatching(/^connect ECONNREFUSED 127\.0\.0\.1:\d+$/),
    'Authentication failed.',
    "Mailbox doesn't exist: Nowhere",
    'the mailbox of replies can be read again',
  ]);
});

it('leaves mails in the mailbox while the disk is almost full, says so once, and catches up', async () => {
  const lines: Record<string, string>[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const context = { ...(await jobContext(server)), mailboxUrl: url, logger };
  const fetch = (isFull: boolean) =>
    fetchReplies(
      { ...context, hasRoomForMail: async () => !isFull },
      undefined,
      async () => undefined,
    );
  await receiveAll();
  for (const messageId of ['first@full', 'second@full']) await put(rawMail({ messageId }));
  await fetch(true);
  await fetch(true);
  expect(await rows('select from private.arrived_mail')).toEqual([]);
  await fetch(false);
  expect(await rows('select from private.arrived_mail')).toHaveLength(2);
  expect(lines.map(({ reason, msg }) => reason ?? msg)).toEqual([
    'The disk is almost full',
    'the mailbox of replies can be read again',
  ]);
});

it('stores and parses a reply before a flood of other mail, and each mail once', async () => {
  await receiveAll();
  const [{ reply_token: token }] = await rows('select reply_token from conversations limit 1');
  await rows('delete from private.rate_limits');
  for (const number of [1, 2, 3]) await put(rawMail({ messageId: `flood-${number}@imap` }));
  await put(
    rawMail({ messageId: 'invented@imap', to: `replies+${'0'.repeat(32)}@alpaca.example` }),
  );
  await put(rawMail({ messageId: 'reply@imap', to: `Replies <replies+${token}@alpaca.example>` }));
  // The room of other mail is used up.
  await rows(`insert into private.arrived_mail (raw) select '' from generate_series(1, 200)`);
  expect(await read()).toBe(1);
  expect(await rows('select priority from private.arrived_mail where is_reply')).toEqual([
    { priority: 0 },
  ]);
  expect(await read()).toBe(0);
  await rows(`delete from private.arrived_mail where raw = ''`);
  expect(await read()).toBe(4);
  expect(await read()).toBe(0);
  await receiveAll();
  expect(
    await rows(
      `select message_id from inbox where message_id ~ '^(flood|invented|reply)' order by message_id`,
    ),
  ).toHaveLength(5);
  expect(await rows('select stored_ahead from private.mailbox_positions')).toEqual([
    { stored_ahead: [] },
  ]);
});

it('does not let the replies of one conversation hold up other mail', async () => {
  const [{ reply_token: token }] = await rows('select reply_token from conversations limit 1');
  await put(rawMail({ messageId: 'many@imap', to: `replies+${token}@alpaca.example` }));
  await put(rawMail({ messageId: 'behind@imap' }));
  // The room of replies is used up.
  await rows(
    `insert into private.arrived_mail (raw, is_reply) select '', true from generate_series(1, 200)`,
  );
  expect(await read()).toBe(2);
  await rows(`delete from private.arrived_mail where raw = ''`);
  await receiveAll();
  expect(
    await rows(`select conversation_id is null as waits from inbox where message_id = 'many@imap'`),
  ).toEqual([{ waits: false }]);
});
