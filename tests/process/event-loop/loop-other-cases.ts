import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { kibibyte, mebibyte } from '../../../domain/units.ts';
import {
  type Case,
  frame,
  get,
  keys,
  multipart,
  nearlyBoundary,
  ofForm,
  post,
  text,
  urlencoded,
} from './loop-requests.ts';

// Lists requests to endpoints other than forms and the data API, and images to render.

export const others: Case[] = [
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
      { method: 'DELETE', as: 'ada' },
    ),
  },
  {
    name: 'the most names in storage without an account',
    expected: 200,
    run: post(
      '/storage/v1/object/media',
      JSON.stringify({ prefixes: Array.from({ length: 1_000 }, (_, at) => `${at}`.padEnd(60)) }),
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
      headers: [['x-upsert', 'true']],
    }),
  },
  {
    name: 'an upload made to resemble the boundary',
    expected: 200,
    run: post(`/storage/v1/object/cvs/watch.txt`, multipart(0, nearlyBoundary), {
      as: 'service',
      type: ofForm,
      headers: [['x-upsert', 'true']],
    }),
  },
];

/** Uncompressed noise of the largest size that is rendered. */
const largePicture = async () => {
  const side = 1_800;
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.imul(at, 2_654_435_761) >>> 24;
  const raw = { width: side, height: side, channels: 3 } as const;
  return sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer();
};

let pictureWidth = 100;

export const pictures: Case[] = [
  {
    name: 'an upload of the largest picture',
    expected: 200,
    run: async (target) =>
      post('/storage/v1/object/media/watch.png', await largePicture(), {
        as: 'service',
        type: 'image/png',
        headers: [['x-upsert', 'true']],
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
