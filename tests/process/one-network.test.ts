import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@supabase/supabase-js';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mebibyte } from '../../domain/units.ts';
import { openTarget, type Target } from '../fuzz/target.ts';
import { killAll, stopProduct } from './product.ts';

// The maximum load that one network can cause must hardly affect other visitors, staff and the operator.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let target: Target;
beforeAll(async () => {
  target = await openTarget();
  const [width, height] = [3000, 2000];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = Math.imul(at, 2_654_435_761) >>> 24;
  const picture = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
  const service = createClient(target.product.url, target.tokens.service);
  const { error } = await service.storage
    .from('media')
    .upload('noise.jpg', picture, { contentType: 'image/jpeg' });
  if (error) throw error;
});
afterAll(killAll);

const requestImage = (network: string, width: number, extraQuery = '') =>
  fetch(
    `${target.product.url}/storage/v1/render/image/public/media/noise.jpg?width=${width}${extraQuery}`,
    { headers: { 'x-forwarded-for': network } },
  );

/** The processes that render for the product, as the kernel lists them. */
function renderers(): number[] {
  const parent = String(target.product.child.pid);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, ppid] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return ppid === parent && command.includes('render-process');
      } catch {
        // The process has ended meanwhile.
        return false;
      }
    })
    .map(Number);
}

/** A zombie does not count: it has ended, but its parent has not read its exit status. */
function isRunning(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

it('serves others while one network requests 44 images', async () => {
  const flood = Array.from({ length: 44 }, (_, at) =>
    requestImage('192.0.2.1', 2400 + at, '&format=avif&quality=100').catch(() => undefined),
  );
  await vi.waitFor(() => expect(renderers()).not.toEqual([]), { timeout: 10_000 });
  expect((await requestImage('198.51.100.1', 50)).status).toBe(200);
  // Two for visitors, and one that prepares the sizes that pages show.
  expect(renderers().length).toBeLessThanOrEqual(3);
  void Promise.all(flood);
});

it('holds few unfinished files of one network in memory', async () => {
  const before = await target.memory();
  const head = '--b\r\ncontent-disposition: form-data; name="cv"; filename="cv.txt"\r\n\r\n';
  const unfinishedBody = Buffer.concat([Buffer.from(head), Buffer.alloc(9 * mebibyte, 'x')]);
  const unfinished = Array.from({ length: 34 }, () => {
    const sent = request(`${target.product.url}/functions/v1/join-candidate-bank`, {
      method: 'POST',
      headers: {
        'x-forwarded-for': '192.0.2.2',
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': unfinishedBody.length + 10,
      },
      agent: false,
    });
    sent.on('error', () => undefined);
    sent.write(unfinishedBody);
    return sent;
  });
  await sleep(5_000);
  expect((await target.memory()) - before).toBeLessThan(150 * mebibyte);
  for (const sent of unfinished) sent.destroy();
});

it('does not limit calls of staff at the same IP address', async () => {
  const call = async (token: string) => {
    const headers = { 'x-forwarded-for': '192.0.2.3', authorization: `Bearer ${token}` };
    return (await fetch(`${target.product.url}/functions/v1/nothing`, { headers })).status;
  };
  const statuses = new Set<number>();
  for (let round = 0; round < 20 && !statuses.has(429); round += 1) {
    const calls = Array.from({ length: 50 }, () => call(target.tokens.anon));
    for (const status of await Promise.all(calls)) statuses.add(status);
  }
  expect(statuses).toContain(429);
  // The allowance grows while a slow machine answers, so a single call may find some.
  const visitors = await Promise.all(Array.from({ length: 50 }, () => call(target.tokens.ada)));
  expect(visitors).toContain(429);
  expect(await call(target.tokens.recruiter)).toBe(404);
});

it('stops cleanly under load, and so do its render processes', async () => {
  const rest = Array.from({ length: 20 }, (_, at) =>
    requestImage(`203.0.113.${at}`, 2000 + at, '&format=webp').catch(() => undefined),
  );
  await vi.waitFor(() => expect(renderers()).not.toEqual([]), { timeout: 10_000 });
  const known = renderers();
  await target.database.close();
  expect(await stopProduct(target.product), target.product.output()).toBe(0);
  await Promise.all(rest);
  await vi.waitFor(() => expect(known.filter(isRunning)).toEqual([]), { timeout: 10_000 });
});
