import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { WebSocket } from 'ws';
import { guard } from '../fixtures/applications.ts';
import { emptyArchive } from '../fixtures/documents.ts';
import type { Actor, Header } from '../fuzz/call.ts';
import { send } from '../fuzz/play.ts';
import type { Target } from '../fuzz/target.ts';

// Requests of the largest size that each endpoint takes, in the shapes that are dearest to read, and
// of sizes that it must refuse without reading.

export type Case = {
  name: string;
  /** The status; any for what the limits of reads decide. */
  expected: number | number[] | 'any';
  /** Milliseconds of one turn, where many requests may arrive in the same one. */
  longestMs?: number;
  run: (target: Target) => Promise<number>;
};

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** `"k0":1,"k1":1`, up to so many bytes and keys. */
function keys(bytes: number, most = Number.POSITIVE_INFINITY): string {
  const all: string[] = [];
  for (let size = 0; all.length < most; ) {
    const one = `"k${all.length.toString(36)}":1`;
    size += one.length + 1;
    if (size > bytes) break;
    all.push(one);
  }
  return all.join(',');
}

/** A list of objects with distinct keys, up to so many bytes. */
function objects(bytes: number, keysEach = 1_500): string {
  const one = `{${keys(bytes, keysEach)}}`;
  return `[${Array.from({ length: Math.floor((bytes - 2) / (one.length + 1)) }, () => one).join(',')}]`;
}

function rows(bytes: number): string {
  const one = {
    name: 'page_view',
    path: '/x',
    properties: { title: `"${'å'.repeat(1_700)}`, n: 1 },
  };
  const text = JSON.stringify(one);
  const count = Math.floor((bytes - 2) / (Buffer.byteLength(text) + 1));
  return `[${Array.from({ length: count }, () => text).join(',')}]`;
}

function csv(bytes: number): string {
  const line = `page_view,"/${'å'.repeat(500)}",${'x'.repeat(250)}\n`;
  const count = Math.floor((bytes - 40) / Buffer.byteLength(line));
  return `name,path,referrer_host\n${line.repeat(count)}`;
}

function pairs(count: number, bytes: number): string {
  const value = 'x'.repeat(Math.max(1, Math.floor(bytes / count) - 8));
  return Array.from({ length: count }, (_, at) => `f${at}=${value}`)
    .join('&')
    .slice(0, bytes);
}

const boundary = 'a'.repeat(200);

function multipart(
  fields: number,
  file: Uint8Array,
  more: Record<string, string> = {},
): Uint8Array {
  const part = (head: string) => `--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  const texts = Array.from({ length: fields }, (_, at) => `${part(`name="f${at}"`)}x\r\n`);
  for (const [name, value] of Object.entries(more)) {
    texts.push(`${part(`name="${name}"`)}${value}\r\n`);
  }
  const head = part('name="cv"; filename="cv.txt"');
  return Buffer.concat([
    Buffer.from(texts.join('') + head),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}

const bankFields = {
  ...guard(),
  email: 'archive@people.example',
  first_name: 'Åsa',
  last_name: 'Archive',
  fields: 'tech',
  consent: 'true',
  consent_version: '1',
};

/** Resembles the boundary except for its last character, many times. */
const nearlyBoundary = Buffer.from(`${'a'.repeat(199)}b`.repeat((10 * mebibyte) / 200));
const text = Buffer.alloc(10 * mebibyte, 'plain text, as good as any ');

const urlencoded = 'application/x-www-form-urlencoded';
const ofForm = `multipart/form-data; boundary=${boundary}`;

type Sent = { as?: Actor; type?: string; method?: string; more?: Header[] };

const post =
  (path: string, body: string | Uint8Array, { as = 'anon', type, method, more }: Sent = {}) =>
  async (target: Target) => {
    const headers: Header[] = [['content-type', type ?? 'application/json'], ...(more ?? [])];
    const answer = await send(target, { as, method: method ?? 'POST', path, headers, body });
    return answer.status;
  };

const get =
  (path: string, more: Header[] = []) =>
  async (target: Target) =>
    (await send(target, { as: 'anon', method: 'GET', path, headers: more })).status;

/** A frame, then a heartbeat: 200 for its answer, or the code the socket was closed with. */
const frame = (as: Actor, payload: string) => async (target: Target) => {
  const address = `ws://127.0.0.1:${target.port}/realtime/v1/websocket`;
  const socket = new WebSocket(`${address}?apikey=${target.tokens[as]}&vsn=2.0.0`);
  await once(socket, 'open');
  socket.send(`["1","1","realtime:room","broadcast",${payload}]`);
  socket.send('[null,"last","phoenix","heartbeat",{}]');
  const ended = await new Promise<number>((resolve) => {
    socket.on('message', (data) => String(data).includes('last') && resolve(200));
    socket.on('close', (code) => resolve(code));
  });
  socket.terminate();
  return ended;
};

const rollback: Header[] = [['prefer', 'tx=rollback']];
const longest = 14 * kibibyte;
const listOf = (one: string, glue = ',') =>
  Array.from({ length: Math.floor(longest / (one.length + glue.length)) }, () => one).join(glue);
const nested = (open: string, inner: string, close: string, depth: number) =>
  open.repeat(depth) + inner + close.repeat(depth);

const forms: Case[] = [
  {
    name: 'a form of 120 kB of fields',
    expected: 413,
    run: post('/functions/v1/contact', pairs(15_000, 119_000), { type: urlencoded }),
  },
  {
    name: 'a form of 4.8 MB of fields',
    expected: 413,
    run: post('/functions/v1/contact', pairs(500_000, 4_800_000), { type: urlencoded }),
  },
  {
    name: 'the largest form',
    expected: 422,
    run: post('/functions/v1/contact', pairs(200, 256 * kibibyte), { type: urlencoded }),
  },
  {
    name: 'the largest form as JSON',
    expected: 422,
    run: post(
      '/functions/v1/contact',
      `{"a":[{${keys(6_000, 900)}}],"b":"${'å'.repeat(120_000)}"}`,
    ),
  },
  {
    name: 'the largest CV, of text',
    expected: 422,
    run: post('/functions/v1/apply', multipart(190, text), { type: ofForm }),
  },
  {
    name: 'the largest CV, made to resemble the boundary',
    expected: 422,
    run: post('/functions/v1/apply', multipart(190, nearlyBoundary), { type: ofForm }),
  },
  {
    name: 'an archive of which only a search through every byte finds the end',
    expected: 422,
    run: post(
      '/functions/v1/join-candidate-bank',
      multipart(0, emptyArchive(2 * mebibyte), bankFields),
      { type: ofForm },
    ),
  },
  {
    name: 'a multipart form of too many fields',
    expected: 413,
    run: post('/functions/v1/apply', multipart(100_000, text), { type: ofForm }),
  },
  {
    name: 'the largest event',
    expected: 400,
    run: post('/functions/v1/track', `{${keys(16 * kibibyte - 2, 1_000)}}`),
  },
];

const data: Case[] = [
  {
    name: 'a call with 6 MB of keys',
    expected: 413,
    run: post('/rest/v1/rpc/get_next_calendly_url', `{${keys(6_000_000)}}`),
  },
  {
    name: 'a write without the right, with 6 MB of keys',
    expected: 401,
    run: post('/rest/v1/people', `{${keys(6_000_000)}}`),
  },
  {
    name: 'a write without the right, as 6 MB of CSV',
    expected: 401,
    run: post('/rest/v1/people', csv(6_000_000), { type: 'text/csv' }),
  },
  {
    name: 'the largest anonymous call, of objects',
    expected: 400,
    run: post('/rest/v1/rpc/get_next_calendly_url', objects(64 * kibibyte, 1_900)),
  },
  {
    name: 'the anonymous call of most names',
    expected: 404,
    run: post('/rest/v1/rpc/get_next_calendly_url', `{${keys(64 * kibibyte - 2, 1_999)}}`),
  },
  {
    name: 'the deepest anonymous call',
    expected: 404,
    run: post('/rest/v1/rpc/get_next_calendly_url', `{"a":${nested('[', '1', ']', 499)}}`),
  },
  {
    name: 'the largest anonymous call, as a form',
    expected: 404,
    run: post('/rest/v1/rpc/get_next_calendly_url', pairs(2_000, 64 * kibibyte), {
      type: urlencoded,
    }),
  },
  {
    name: 'an insert of 1 MB of a visitor with an account',
    expected: 413,
    run: post('/rest/v1/jobs', objects(mebibyte), { as: 'ada', more: rollback }),
  },
  {
    name: 'the largest insert of a visitor with an account',
    expected: 400,
    run: post('/rest/v1/jobs', objects(64 * kibibyte), { as: 'ada', more: rollback }),
  },
  {
    name: 'the largest insert of staff',
    expected: 400,
    run: post('/rest/v1/jobs', objects(mebibyte), { as: 'editor', more: rollback }),
  },
  {
    name: 'the largest insert of CSV of staff',
    expected: 400,
    run: post('/rest/v1/jobs', csv(mebibyte), { as: 'editor', type: 'text/csv', more: rollback }),
  },
  {
    name: 'the largest update',
    expected: 400,
    run: post('/rest/v1/jobs?id=is.null', `{"slug":"${'å'.repeat(mebibyte / 2 - 10)}","x":1}`, {
      as: 'admin',
      method: 'PATCH',
      more: rollback,
    }),
  },
  {
    name: 'the largest insert with the service key',
    expected: 201,
    run: post('/rest/v1/analytics_events', rows(10 * mebibyte), { as: 'service', more: rollback }),
  },
  {
    name: 'the largest insert of objects of many keys with the service key',
    expected: 400,
    run: post('/rest/v1/analytics_events', objects(10 * mebibyte), { as: 'service' }),
  },
  {
    name: 'the largest insert of CSV with the service key',
    expected: 201,
    run: post('/rest/v1/analytics_events', csv(10 * mebibyte), {
      as: 'service',
      type: 'text/csv',
      more: rollback,
    }),
  },
  {
    name: 'the largest insert of a form',
    expected: 400,
    run: post('/rest/v1/analytics_events', pairs(2_000, 256 * kibibyte), {
      as: 'service',
      type: urlencoded,
    }),
  },
];

const queries: Case[] = [
  ['the deepest select', `/rest/v1/jobs?select=${nested('clients(jobs(', 'id', '))', 16)}`, 'any'],
  ['the longest select', `/rest/v1/jobs?select=${listOf('id')}`, 'any'],
  ['a select of unknown names', `/rest/v1/jobs?select=${listOf('zzz')}`, 400],
  ['the deepest or', `/rest/v1/jobs?select=id&or=${nested('(or', '(id.is.null)', ')', 64)}`, 'any'],
  ['the longest or', `/rest/v1/jobs?select=id&or=(${listOf('id.is.null')})`, 'any'],
  ['lists without an end', `/rest/v1/jobs?or=(${listOf('a.eq.{')}}x)`, 400],
  ['texts without an end', `/rest/v1/jobs?or=(${listOf('a.eq."b""c')})`, 400],
  ['the longest list', `/rest/v1/jobs?select=id&slug=in.(${listOf('a')})`, 'any'],
  ['the longest order', `/rest/v1/jobs?select=id&order=${listOf('id.desc.nullslast')}`, 'any'],
  ['the most filters', `/rest/v1/jobs?select=id&${listOf('id=is.null', '&')}`, 'any'],
  ['the longest name of a table', `/rest/v1/${'jobs'.repeat(longest / 4)}`, 404],
  ['the longest name of a column', `/rest/v1/jobs?select=${'-'.padStart(longest, 'a')}`, 400],
  ['the longest path of JSON', `/rest/v1/jobs?select=title${'->a'.repeat(longest / 3)}`, 'any'],
  ['arguments without end', `/rest/v1/rpc/get_next_calendly_url?${listOf('a=1', '&')}`, 404],
  [
    'broken filters as arguments',
    `/rest/v1/rpc/get_next_calendly_url?${listOf('a=is.x', '&')}`,
    404,
  ],
  [
    'broken lists as arguments',
    `/rest/v1/rpc/get_next_calendly_url?${listOf('a=in.("x', '&')}`,
    404,
  ],
  ['the longest query of a page', `/?${listOf('a=1', '&')}`, 200],
  ['the longest path', `/${listOf('a', '/')}`, 404],
].map(([name, path, expected]) => ({
  name: String(name),
  expected: expected === 'any' ? expected : Number(expected),
  run: get(String(path)),
}));

const headers: Case[] = [
  ['accept', listOf('a/b;q=0.1'), 406],
  ['accept', `${listOf('"')}`, 406],
  ['prefer', listOf('count=none'), 200],
  ['cookie', listOf('a=b', '; '), 200],
  ['accept-language', listOf('sv;q=0.1'), 200],
  ['range', `${'0'.repeat(longest)}-`, 200],
  ['x-forwarded-for', listOf('1.2.3.4', ', '), 200],
].map(([name, value, expected]) => ({
  name: `the longest header ${name}`,
  expected: Number(expected),
  run: get('/rest/v1/jobs?select=id', [[String(name), String(value)]]),
}));

const others: Case[] = [
  {
    name: 'an unknown name, for which the schema is read again',
    expected: 404,
    run: async (target) => {
      await sleep(2_100);
      return get('/rest/v1/nothing_of_the_kind')(target);
    },
  },
  {
    name: 'the largest anonymous frame',
    expected: 200,
    run: frame('anon', `{"payload":{${keys(30_000, 190)},"text":"${'x'.repeat(30_000)}"}}`),
  },
  {
    name: 'an anonymous frame of many keys',
    expected: 1007,
    run: frame('anon', `{"payload":{${keys(30_000)}}}`),
  },
  {
    name: 'an anonymous frame of 243 kB',
    expected: 1009,
    run: frame('anon', `{"payload":{${keys(250_000, 990)},"text":"${'x'.repeat(230_000)}"}}`),
  },
  {
    name: 'a frame of 1 MB of an account',
    expected: 200,
    run: frame('ada', `{"payload":["${'å'.repeat(mebibyte / 2 - 500)}",${'1,'.repeat(100)}1]}`),
  },
  {
    name: 'a frame of 1 MB of keys of an account',
    expected: 1007,
    run: frame('ada', `{"payload":{${keys(mebibyte - 100)}}}`),
  },
  {
    name: 'the largest broadcast by HTTP',
    expected: 202,
    run: post(
      '/realtime/v1/api/broadcast',
      `{"messages":[{"topic":"a","event":"b","payload":["${'å'.repeat(500_000)}",{${keys(20_000, 900)}}]}]}`,
      { as: 'service' },
    ),
  },
  {
    name: 'the largest body of the sign-in service',
    expected: 400,
    run: post(
      '/auth/v1/signup',
      `{"email":"a@b.example","data":{${keys(64 * kibibyte, 990)},"x":"${'x'.repeat(50_000)}"}}`,
    ),
  },
  {
    name: 'the largest answer of an identity provider',
    expected: 400,
    run: post('/auth/v1/callback', 'a&'.repeat(8 * kibibyte), { type: urlencoded }),
  },
  {
    name: 'the most names in storage',
    expected: 200,
    run: post(
      '/storage/v1/object/media',
      JSON.stringify({ prefixes: Array.from({ length: 1_000 }, (_, at) => `${at}`.padEnd(1_200)) }),
      { method: 'DELETE' },
    ),
  },
  {
    name: 'too many names in storage',
    expected: 400,
    run: post('/storage/v1/object/media', `{"prefixes":[${'"a",'.repeat(300_000)}"a"]}`, {
      method: 'DELETE',
    }),
  },
  {
    name: 'the largest list in storage',
    expected: 200,
    run: post('/storage/v1/object/list/media', `{"prefix":"","x":{${keys(60_000, 990)}}}`),
  },
  {
    name: 'an upload of 10 MB',
    expected: 200,
    run: post(`/storage/v1/object/cvs/watch.txt`, text, {
      as: 'service',
      type: 'text/plain',
      more: [['x-upsert', 'true']],
    }),
  },
  {
    name: 'an upload made to resemble the boundary',
    expected: 200,
    run: post(`/storage/v1/object/cvs/watch.txt`, multipart(0, nearlyBoundary), {
      as: 'service',
      type: ofForm,
      more: [['x-upsert', 'true']],
    }),
  },
];

/** Noise of the largest size that is rendered, not compressed. */
const largePicture = async () => {
  const side = 1_800;
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.imul(at, 2_654_435_761) >>> 24;
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
};

let pictureWidth = 100;
const pictures: Case[] = [
  {
    name: 'an upload of the largest picture',
    expected: 200,
    run: async (target) =>
      post('/storage/v1/object/media/watch.png', await largePicture(), {
        as: 'service',
        type: 'image/png',
        more: [['x-upsert', 'true']],
      })(target),
  },
  {
    name: 'a new size of the largest picture',
    expected: 200,
    run: (target) => {
      pictureWidth += 1;
      return get(`/storage/v1/render/image/public/media/watch.png?width=${pictureWidth}`)(target);
    },
  },
];

export const cases: Case[] = [...forms, ...data, ...queries, ...headers, ...others, ...pictures];
