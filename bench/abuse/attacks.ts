import { staticPages } from '../../app/site/shell/static-pages.ts';
import { mebibyte } from '../../domain/units.ts';
import { guard } from '../../tests/fixtures/applications.ts';
import { renderDocx } from '../../tests/fixtures/documents/documents.ts';
import type { Call } from '../support/load.ts';
import { manyKeys, namesBody } from './raw-attacks.ts';

// Attacks by which one anonymous client could block all others.

type Attack = {
  name: string;
  /** Builds the request with this number; bodies are built before the measurement starts. */
  create: (anonKey: string) => Promise<(number: number) => Call> | ((number: number) => Call);
};

export const attacks: Record<string, Attack> = {
  form: {
    name: 'a form of many distinct fields (119 kB)',
    create: () => {
      const fields = Array.from({ length: 14_000 }, (_, n) => `f${n}=1`);
      return () => post('/functions/v1/contact', fields.join('&').slice(0, 119_000), formType, '');
    },
  },
  json: {
    name: 'JSON of 700,000 keys (6 MB) to an rpc',
    create: (key) => {
      const body = Buffer.from(manyKeys(700_000));
      return () => post('/rest/v1/rpc/get_next_calendly_url', body, 'application/json', key);
    },
  },
  csv: {
    name: 'CSV (6 MB) to a table without insert right',
    create: (key) => {
      const body = Buffer.from(`key,value\n${'a,b\n'.repeat((6 * mebibyte) / 4)}`);
      return () => post('/rest/v1/settings', body, 'text/csv', key);
    },
  },
  embeds: {
    name: 'embeds, twelve deep and as deep as is allowed',
    create: (key) => (number) => {
      const levels = number % 2 ? 12 : 4;
      const names = Array.from({ length: levels }, (_, n) => (n % 2 ? 'jobs' : 'clients'));
      const inside = names.map((name) => `id,a${number}:${name}(`).join('');
      const select = `${inside}id${')'.repeat(levels)}`;
      return { method: 'GET', path: `/rest/v1/jobs?select=${select}`, headers: { apikey: key } };
    },
  },
  search: {
    name: 'reads by filters that no index serves',
    create: (key) => (number) => ({
      method: 'GET',
      path: `/rest/v1/jobs?select=id,title&or=(${Array.from({ length: 100 }, (_, n) => `title->>en.ilike.*${number}${n}*`)})`,
      headers: { apikey: key },
    }),
  },
  cv: {
    name: 'CVs of a million “<”',
    create: async () => {
      const bytes = new Uint8Array(renderDocx(`<w:p><w:t>${'<'.repeat(1_000_000)}</w:t></w:p>`));
      const bodies = await Promise.all(Array.from({ length: 200 }, (_, n) => candidate(n, bytes)));
      return (number) => bodies[number % bodies.length] as Call;
    },
  },
  private: {
    name: 'pages of the back office',
    create: () => (number) => ({ method: 'GET', path: `/admin/applicants/${number}` }),
  },
  unknown: {
    name: 'unknown paths',
    create: () => (number) => ({ method: 'GET', path: `/nowhere/${number}` }),
  },
  names: {
    name: 'calls with 1,990 names (57 kB)',
    create: (key) => {
      const body = Buffer.from(namesBody());
      return () => post('/rest/v1/rpc/open_review', body, 'application/json', key);
    },
  },
  files: {
    name: 'deletion of 1,000 files (1 MB)',
    create: (key) => {
      const prefixes = Array.from({ length: 1_000 }, (_, n) => `${'x'.repeat(1_000)}${n}`);
      const call = post(
        '/storage/v1/object/media',
        JSON.stringify({ prefixes }),
        'application/json',
        key,
      );
      return () => ({
        ...call,
        method: 'DELETE',
        headers: { ...call.headers, authorization: `Bearer ${key}` },
      });
    },
  },
  social: {
    name: 'social images of all pages and of unknown jobs',
    create: () => (number) => {
      const subject =
        number % 2 ? `job/unknown-${number}` : `page/${pages[(number / 2) % pages.length]}`;
      return { method: 'GET', path: `/social/${subject}.png?lang=${number % 4 ? 'sv' : 'en'}` };
    },
  },
  booking: {
    name: '`get_next_calendly_url`',
    create: (key) => () =>
      post('/rest/v1/rpc/get_next_calendly_url', '{}', 'application/json', key),
  },
};

const pages = Object.keys(staticPages);

/** Attacks that the attacker process builds itself, because a list of requests cannot describe them. */
export const ownAttacks = {
  frames: 'websocket frames of 20,000 keys',
  joins: 'joins of many channels on many sockets',
  bodies: 'bodies (57 kB) that are completed at the same moment',
};

/** All of the request but its last byte. */
export function heldRequest(anonKey: string, forwarded: string): string {
  const body = namesBody();
  const head = [
    'POST /rest/v1/rpc/open_review HTTP/1.1',
    'host: x',
    'connection: close',
    forwarded,
    `apikey: ${anonKey}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`;
}

export const joinFrame = (number: number) =>
  JSON.stringify({
    topic: `realtime:${number % 90}`,
    event: 'phx_join',
    ref: String(number),
    join_ref: String(number),
    payload: { config: { postgres_changes: [{ event: '*', schema: 'public', table: 'jobs' }] } },
  });

/** Payloads of websocket frames, sent by the attacker itself. */
export const frame = () =>
  `{"topic":"realtime:a","event":"phx_join","ref":"1","payload":${manyKeys(20_000)}}`;

const formType = 'application/x-www-form-urlencoded';

function post(path: string, body: string | Buffer, type: string, apikey: string): Call {
  return { method: 'POST', path, headers: { apikey, 'content-type': type }, body };
}

async function candidate(number: number, cv: Uint8Array<ArrayBuffer>): Promise<Call> {
  const form = new FormData();
  const fields = {
    ...guard(),
    first_name: 'Angle',
    last_name: `Bracket${number}`,
    email: `bracket${number}@people.example`,
    language: 'en',
    consent: 'true',
    consent_version: '1',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('cv', new File([cv], 'cv.docx'));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  const body = Buffer.from(await sent.arrayBuffer());
  return post('/functions/v1/join-candidate-bank', body, type, '');
}
