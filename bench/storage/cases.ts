import { randomBytes } from 'node:crypto';
import type { Call } from '../support/load.ts';

// Requests sent to every server alike, and the response each must give before it is measured.

export type Case = {
  name: string;
  call: (number: number) => Call;
  /** Throws unless the response to the first request is right. */
  check?: (body: Buffer) => void;
  /** Any static file server can answer it. */
  isDownload?: true;
};

export const listed = 1000;
const atOnce = 100;
const replaced = 16;
/** Sizes of a CV of two pages, and of one with a portfolio. */
const [small, large] = [makePdf(100_000), makePdf(5_000_000)];

export const downloads = {
  '/storage/v1/object/authenticated/desk/small.pdf': small,
  '/storage/v1/object/authenticated/desk/large.pdf': large,
  '/storage/v1/object/public/shelf/small.pdf': small,
};

/** Uploads that the downloads need. */
export const needed: Call[] = Object.entries(downloads).map(([path, body]) => ({
  method: 'POST',
  path: path.replace(/authenticated\/|public\//, ''),
  headers: { 'content-type': 'application/pdf' },
  body,
}));

let uploaded = 0;

export const cases: Case[] = [
  {
    name: 'upload of 100 KB',
    call: () => upload('POST', `new/${uploaded++}.pdf`, small),
  },
  {
    name: 'upload of 5 MB that replaces a file',
    call: (number) => upload('PUT', `again/${number % replaced}.pdf`, large),
  },
  download('download of 100 KB', '/storage/v1/object/authenticated/desk/small.pdf'),
  download('download of 100 KB from a public bucket', '/storage/v1/object/public/shelf/small.pdf'),
  download('download of 5 MB', '/storage/v1/object/authenticated/desk/large.pdf'),
  {
    name: `list of ${atOnce} from ${listed}`,
    call: () => ({
      method: 'POST',
      path: '/storage/v1/object/list/desk',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: 'listed', limit: atOnce, offset: 0 }),
    }),
    check: (body) => {
      const names = JSON.parse(String(body)).map(({ name }: { name: string }) => name);
      if (names.length !== atOnce || names[1] !== nameOf(1)) throw new Error(`listed ${names}`);
    },
  },
];

/** Gives all servers the same order. */
export const nameOf = (number: number) => `${String(number).padStart(6, '0')}.pdf`;

function upload(method: string, key: string, body: Buffer): Call {
  const headers = { 'content-type': 'application/pdf' };
  return { method, path: `/storage/v1/object/desk/${key}`, headers, body };
}

function download(name: string, path: keyof typeof downloads): Case {
  return {
    name,
    call: () => ({ method: 'GET', path }),
    check: (body) => {
      if (!body.equals(downloads[path])) throw new Error(`${path} is not what was sent`);
    },
    isDownload: true,
  };
}

function makePdf(size: number): Buffer {
  const head = Buffer.from('%PDF-1.7\n', 'latin1');
  return Buffer.concat([head, randomBytes(size - head.length)]);
}
