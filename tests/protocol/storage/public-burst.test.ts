import { pino } from 'pino';
import { expect, it } from 'vitest';
import { prepare } from '../../fixtures/prepare.ts';
import { picture } from './samples.ts';
import { cast, createWorld, must, type World } from './world.ts';

// Requests for files that anyone can send do not use the connections with which the server checks sessions and limits.

const logged: string[] = [];
const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
const world = prepare<World>(
  () => createWorld('disk', {}, undefined, logger),
  ({ close }) => close(),
);

const contentType = 'image/png';

/** Does the work while no connection of the server is free. */
async function withoutConnections<T>(work: () => Promise<T>): Promise<T> {
  const { pool } = world.database;
  const connections = await Promise.all(
    Array.from({ length: pool.options.max }, () => pool.connect()),
  );
  try {
    return await work();
  } finally {
    for (const connection of connections) connection.release();
  }
}

it('serves public and signed files, pictures and rejections without a connection of the server', async () => {
  must(await world.service.storage.createBucket('gallery', { public: true }));
  const gallery = world.service.storage.from('gallery');
  must(await gallery.upload('a.png', await picture(40, 20), { contentType }));
  const viola = (await world.as(cast.viola)).storage.from('folders');
  const key = `${cast.viola.id}/a.png`;
  must(await viola.upload(key, await picture(40, 20), { contentType }));
  const { signedUrl } = must(await viola.createSignedUrl(key, 60));
  const ofService = must(await gallery.createSignedUrl('a.png', 60)).signedUrl;
  const statuses = await withoutConnections(() =>
    Promise.all(
      [
        '/object/public/gallery/a.png',
        '/object/info/public/gallery/a.png',
        '/object/gallery/a.png',
        '/render/image/public/gallery/a.png?width=10',
        ofService.slice(ofService.indexOf('/object/sign')),
        signedUrl.slice(signedUrl.indexOf('/object/sign')),
        '/object/public/gallery/none.png',
        '/object/public/nowhere/a.png',
      ].map(async (path) => (await world.fetch(path)).status),
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 400, 400]);
});

it('answers a burst of 400 requests with the file or 429, and logs no error', async () => {
  const paths = ['/object/public/gallery/a.png', '/render/image/public/gallery/a.png?width=10'];
  const requests = Array.from({ length: 400 }, async (_, at) => {
    const response = await world.fetch(paths[at % 2] ?? '');
    await response.arrayBuffer();
    return response.status;
  });
  const others = Array.from({ length: 50 }, () => world.database.query('select'));
  const statuses = new Set(await Promise.all(requests));
  expect([...statuses].filter((status) => ![200, 429].includes(status))).toEqual([]);
  expect(statuses).toContain(200);
  await Promise.all(others);
  expect(logged).toEqual([]);
});
