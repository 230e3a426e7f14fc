import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../server/postgres/with-client.ts';
import { jwtSecret } from '../tests/e2e/support/settings.ts';
import { cloneDatabase } from '../tests/fixtures/database.ts';
import { freePort, startProduct, stopProduct } from '../tests/process/product.ts';
import type { Section } from './report.ts';
import { type Case, cases, downloads, listed, nameOf, needed } from './storage/cases.ts';
import { startFiles } from './storage/nginx.ts';
import { buildProduct } from './support/build-product.ts';
import { postgresVersion } from './support/cluster.ts';
import { type Call, createTurn } from './support/load.ts';
import { endPeer, startPeer } from './support/peer-process.ts';
import { figures, rate, ratios, share, takeTurns } from './support/rounds.ts';
import { signToken } from './support/token.ts';

// Files over HTTP, as a signed-in user under row-level security, compared with servers that only move bytes.

const here = join(import.meta.dirname, 'storage');
const rounds = 3;
const turns = 2;
const connections = 8;
/** V8 compiles what runs often: the processor time of an upload falls by half within the first thousand. */
const warmUpMs = 4_000;
const person = '6f1c2f0e-0a51-4c53-9d53-3b4f3c1f8a11';

const all = ['disk', 's3', 'bare', 'nginx'] as const;
type Contestant = (typeof all)[number];
/** The URL of nginx is missing on machines without it. */
type Urls = Record<Exclude<Contestant, 'nginx'>, string> & { nginx?: string };

const buckets = `
  insert into storage.buckets (id, name, public) values ('desk', 'desk', false), ('shelf', 'shelf', true);
  create policy "one person has a desk" on storage.objects for all to authenticated
    using (bucket_id in ('desk', 'shelf') and (select auth.uid()) = '${person}');
  insert into storage.objects (bucket_id, name, owner_id, version, metadata)
  select 'desk', 'listed/' || lpad(n::text, 6, '0') || '.pdf', '${person}', gen_random_uuid(),
    '{"size": 1000, "mimetype": "application/pdf", "eTag": "\\"0\\"", "cacheControl": "no-cache"}'
  from generate_series(0, ${listed - 1}) as n;
  analyze storage.objects;
`;

export async function measureStorage(): Promise<Section> {
  buildProduct();
  const stops: (() => Promise<unknown>)[] = [];
  try {
    const { urls, versions } = await startAll(stops);
    const token = await signToken({ role: 'authenticated', aud: 'authenticated', sub: person });
    const headers = { authorization: `Bearer ${token}` };
    for (const one of ['disk', 's3', 'bare'] as const) {
      for (const call of needed) await ask(urls[one], call, headers);
    }
    const rows: string[][] = [];
    for (const one of cases) rows.push(await measureCase(one, urls, headers));
    return {
      title: 'uploads, downloads and lists per second',
      about: `The product with its files on disk and in a bucket of \`s3rver\` (a process of its own on the same machine and disk), a bare Node server that streams to and from the disk, and for downloads nginx (one worker, \`sendfile\`); ${connections} connections, ${rounds} rounds of about ${turns} seconds each in turns of one, after a warm-up of ${warmUpMs / 1000} s for each. The contents of uploads and downloads are checked. For every request the product asks PostgreSQL for the rights of the caller. It recognises the type of a file by its content, hashes it, and responds to an upload when file, folder and row would survive a loss of power. The bare server guarantees the same for its file, without people or rows. These changes made the product faster here: the fast path for downloads; bucket and public file in one prepared statement; the size from the row instead of from the disk; one write of the row of a small upload, in a transaction that commits when the file is durable; a new file that is renamed before it is synced together with its folder; audit rows of downloads that are written in groups; right and bucket of a private file in one statement. Files are not cached in memory, because the copies would outlive their deletion, and a download is not recorded while its file is opened, because that saves no work.`,
      versions,
      table: {
        head: [
          'per second',
          'disk best (median)',
          'S3',
          'bare',
          'nginx',
          'disk to bare, median (best)',
          'S3 to bare',
          'disk to nginx',
        ],
        rows,
      },
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
}

async function measureCase(
  { name, call, check, isDownload }: Case,
  urls: Urls,
  headers: Record<string, string>,
): Promise<string[]> {
  const contestants = all.filter((one) => one !== 'nginx' || (isDownload && urls.nginx));
  const measures = new Map<Contestant, () => Promise<number>>();
  for (const one of contestants) {
    const url = urls[one] ?? '';
    check?.(await ask(url, call(0), headers));
    const turn = createTurn({
      urls: [url],
      connections,
      call: (number) => signed(call(number), headers),
    });
    measures.set(one, async () => (await turn()).perSecond);
    const began = performance.now();
    while (performance.now() - began < warmUpMs) await turn();
  }
  const measured = await takeTurns(
    contestants,
    rounds,
    turns,
    (one) => measures.get(one)?.() ?? Promise.reject(),
  );
  const { disk = [], s3 = [], bare = [], nginx } = measured;
  const row = [
    name,
    ...[disk, s3, bare].map((values) => rate(figures(values))),
    nginx ? rate(figures(nginx)) : '',
    share(ratios(disk, bare)),
    share(ratios(s3, bare)),
    nginx ? share(ratios(disk, nginx)) : '',
  ];
  console.log(row.join('  '));
  return row;
}

async function startAll(
  stops: (() => Promise<unknown>)[],
): Promise<{ urls: Urls; versions: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-bench-storage-'));
  stops.push(() => rm(folder, { recursive: true, force: true }));
  const startMeasured = async (settings: Record<string, string>) => {
    const database = await cloneDatabase();
    stops.push(database.drop);
    await withClient(database.url, (client) => client.query(buckets));
    const product = await startProduct({
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'disk'),
      AUTH_JWT_SECRET: jwtSecret,
      DEMO_CONTENT: 'false',
      ...settings,
    });
    stops.push(() => stopProduct(product));
    return { url: product.url.replace('localhost', '127.0.0.1'), database };
  };
  const startOther = async (file: string, name: string) => {
    const peer = await startPeer(join(here, file), { FOLDER: join(folder, name) });
    stops.push(() => endPeer(peer));
    return peer.url;
  };

  const desk = join(folder, 'bare/desk/listed');
  await mkdir(desk, { recursive: true });
  for (let number = 0; number < listed; number += 1)
    await writeFile(join(desk, nameOf(number)), '');
  const disk = await startMeasured({});
  const endpoint = await startOther('s3-server.ts', 's3');
  const s3 = await startMeasured({
    S3_BUCKET: 'alpaca',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  });
  const bare = await startOther('bare-server.ts', 'bare');
  const nginx = await startFiles(join(folder, 'nginx'), downloads);
  if (nginx) stops.push(nginx.stop);
  return {
    urls: { disk: disk.url, s3: s3.url, bare, ...(nginx && { nginx: nginx.url }) },
    versions: [await postgresVersion(disk.database.url), nginx?.version ?? 'no nginx'],
  };
}

const signed = (call: Call, headers: Record<string, string>): Call => ({
  ...call,
  headers: { ...headers, ...call.headers },
});

async function ask(url: string, call: Call, headers: Record<string, string>): Promise<Buffer> {
  const { path, body, ...init } = signed(call, headers);
  const content = typeof body === 'object' ? new Uint8Array(body) : body;
  const response = await fetch(`${url}${path}`, { ...init, ...(content && { body: content }) });
  const responseBody = Buffer.from(await response.arrayBuffer());
  if (!response.ok) throw new Error(`${url}${path}: ${response.status} ${responseBody}`);
  return responseBody;
}
