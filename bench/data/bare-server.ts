import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import pg from 'pg';
import { PipelinedQuery, prepareContext } from './bare-query.ts';
import { secret } from './cases.ts';
import { paths } from './paths.ts';

// The minimum for the same responses: handwritten statements, and no check but the
// token.

type Work = { name: string; text: string; values: string[] };

const jobs = 'select * from bench_jobs order by id limit 20';
const embeds = `select j.id, j.title,
    (select to_json(c) from (select id, name from bench_companies where id = j.company_id) as c) as company,
    coalesce((select json_agg(s) from (select id, name from bench_skills where job_id = j.id) as s), '[]') as skills
  from bench_jobs as j order by j.id limit 20`;
const list = (select: string) => `select coalesce(json_agg(r), '[]')::text from (${select}) as r`;

const reads: Record<string, Work> = {
  [paths.reads]: { name: 'jobs', text: list(jobs), values: [] },
  [paths.embeds]: { name: 'embeds', text: list(embeds), values: [] },
};

const connectionString = process.env.DATABASE_URL;
const connections = await Promise.all(Array.from({ length: 2 }, connect));
// A commit waits for the disk, and commits of several connections share the wait.
const writers = await Promise.all(Array.from({ length: 10 }, connect));
const verified = new Map<string, { role: string; claims: string }>();
let turn = 0;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, pipeline: true });
  await client.connect();
  await client.query(prepareContext);
  return client;
}

async function identify(authorization = '') {
  const known = verified.get(authorization);
  if (known) return known;
  const token = authorization.slice('Bearer '.length);
  const { payload } = await jwtVerify(token, new TextEncoder().encode(secret));
  const identity = { role: String(payload.role), claims: JSON.stringify(payload) };
  verified.set(authorization, identity);
  return identity;
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  const { url = '', method, headers } = request;
  const { role, claims } = await identify(headers.authorization);
  const run = (clients: pg.Client[], work: Work) =>
    PipelinedQuery.run(clients[turn++ % clients.length] as pg.Client, role, claims, work);
  const read = method === 'GET' ? reads[url] : undefined;
  if (read) return { status: 200, body: await run(connections, read) };
  if (url.startsWith(paths.notes)) {
    const values = [decodeURIComponent(url.slice(paths.notes.length))];
    const text = list('select body, author from bench_notes where body = $1');
    return { status: 200, body: await run(connections, { name: 'notes', text, values }) };
  }
  const given = JSON.parse(await readBody(request));
  if (url === paths.rpc) {
    const values = [String(given.a), String(given.b)];
    const text = 'select bench_add($1, $2)::text';
    return { status: 200, body: await run(connections, { name: 'add', text, values }) };
  }
  if (given.author) {
    const text = 'insert into bench_notes (body, author) values ($1, $2)';
    await run(writers, { name: 'note_of', text, values: [given.body, given.author] });
  } else {
    const text = 'insert into bench_notes (body) values ($1)';
    await run(writers, { name: 'note', text, values: [given.body] });
  }
  return { status: 201, body: '' };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}

const server = createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      });
      response.end(body);
    },
    (error) => response.writeHead(error.code === '42501' ? 403 : 500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
