import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { removeFolder } from '../../tests/fixtures/remove-folder.ts';
import { readConfig } from '../boot/config.ts';
import { checkMail } from './check-mail.ts';

it('a mail server with a private certificate is named with the setting for its authority', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-mail-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { stdio: 'ignore' },
  );
  const server = createServer({ key: await readFile(key), cert: await readFile(certificate) });
  server.on('tlsClientError', () => undefined).listen(0, 'localhost');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const [finding] = await checkMail(readConfig({ SMTP_URL: `smtps://u:p@localhost:${port}` }));
    expect(finding?.text).toBe(
      'The mail server of SMTP_URL cannot be used: self-signed certificate.',
    );
    expect(finding?.remedy).toContain('of a private authority, set NODE_EXTRA_CA_CERTS');
    expect(finding?.remedy).toContain('# / ? @ : % in a password are written %23 %2F %3F');
  } finally {
    server.close();
    await removeFolder(folder);
  }
});
