import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { removeFolder } from '../../tests/fixtures/remove-folder.ts';
import { checkSite } from './check-site.ts';

let folder: string;
let server: Server | undefined;
const trusted = tls.getCACertificates('default');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-certificate-'));
});

afterEach(() => {
  server?.close();
  tls.setDefaultCACertificates(trusted);
});

afterAll(() => removeFolder(folder));

type Certificate = {
  /** The days from now to the begin and end. */
  since?: number;
  days: number;
  name?: string;
  isTrusted?: boolean;
};

const authority = `[ca]
default_ca = own
[own]
new_certs_dir = .
database = index.txt
rand_serial = yes
default_md = sha256
policy = any
copy_extensions = copy
[any]
commonName = supplied
`;

/** Serves a site with a certificate that this process trusts, if not told otherwise. */
async function serve({
  since = 0,
  days,
  name = 'localhost',
  isTrusted = true,
}: Certificate): Promise<string> {
  const [key, request, certificate] = ['key', 'request', 'certificate'].map((file) =>
    join(folder, `${file}.pem`),
  ) as [string, string, string];
  const openssl = (...options: string[]) =>
    execFileSync('openssl', options, { stdio: 'ignore', cwd: folder });
  await writeFile(join(folder, 'index.txt'), '');
  await writeFile(join(folder, 'authority.cnf'), authority);
  openssl(
    ...['req', '-new', '-newkey', 'rsa:2048', '-nodes', '-subj', `/CN=${name}`],
    ...['-addext', `subjectAltName=DNS:${name}`, '-keyout', key, '-out', request],
  );
  openssl(
    ...['ca', '-batch', '-config', 'authority.cnf', '-selfsign', '-keyfile', key, '-in', request],
    ...['-startdate', inDays(since), '-enddate', inDays(days), '-notext', '-out', certificate],
  );
  const cert = await readFile(certificate, 'utf8');
  if (isTrusted) tls.setDefaultCACertificates([...trusted, cert]);
  const options = { key: await readFile(key), cert };
  const started = createServer(options, (_, response) => response.end('{"status":"ok"}'));
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, 'localhost', resolve);
  });
  return `https://localhost:${(started.address() as AddressInfo).port}`;
}

/** A time as OpenSSL reads it. */
const inDays = (days: number) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().replace(/\D/g, '').slice(0, 14)}Z`;

it('a certificate that will be renewed in time is fine', async () => {
  const url = await serve({ days: 60 });
  expect(await checkSite({ url })).toEqual([
    { state: 'ok', text: `The product answers at ${url}.` },
    { state: 'ok', text: 'The certificate of PUBLIC_URL is valid for 59 more days.' },
    { state: 'ok', text: 'Forms with a CV of 10 MB pass.' },
  ]);
});

it('a certificate that was not renewed in time is named before it ends', async () => {
  expect((await checkSite({ url: await serve({ since: -95, days: 5 }) }))[1]).toEqual({
    state: 'warning',
    text: 'The certificate of PUBLIC_URL is valid for 4 more days.',
    remedy: expect.stringContaining('certbot renew'),
  });
});

it('a new certificate of a few days is fine', async () => {
  expect((await checkSite({ url: await serve({ days: 5 }) }))[1]?.state).toBe('ok');
});

it.each([
  [{ since: -90, days: -1 }, 'certificate has expired', /^Renew it \(certbot renew/],
  [{ days: 60, name: 'other.example' }, 'altnames', /for the name in PUBLIC_URL/],
  [{ days: 60, isTrusted: false }, ': self-signed certificate.', /NODE_EXTRA_CA_CERTS=/],
])('%o is named with what to do', async (certificate, reason, remedy) => {
  const url = await serve(certificate);
  expect(await checkSite({ url })).toEqual([
    {
      state: 'failed',
      text: expect.stringContaining(reason),
      remedy: expect.stringMatching(remedy),
    },
  ]);
});
