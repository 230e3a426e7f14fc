import type { Fault } from './fault.ts';
import { bucket } from './ledger.ts';
import type { World } from './world.ts';

// A bucket that is unreachable, or accepts connections and does not respond. Both need a world that stores its files
// in one.

const allowedErrors = /^(storage|functions) 503 \w+$/;

export const bucketAway: Fault = {
  name: 'The bucket is down',
  how: 'No process listens on the port of the S3 service, and open connections are cut.',
  allowedErrors,
  run: async ({ world, wait, fetch }) => {
    await lineTo(world).cut();
    await rejected(world, fetch);
    await wait(8);
    await lineTo(world).restore();
  },
};

export const bucketFrozen: Fault = {
  name: 'The bucket is frozen',
  how: 'The S3 service accepts connections but sends nothing for half a minute, on open connections either.',
  allowedErrors,
  run: async ({ world, wait, fetch }) => {
    lineTo(world).freeze();
    await rejected(world, fetch);
    await wait(15);
    lineTo(world).thaw();
  },
};

/** Even a short fault affects at least one request. */
async function rejected(world: World, fetch: typeof globalThis.fetch): Promise<void> {
  const { storage } = world.client(world.keys.service, fetch);
  const { error } = await storage.from(bucket).upload('refused.txt', 'nowhere to be put');
  if (!error) throw new Error('The bucket took a file');
}

function lineTo({ bucket: store }: World) {
  if (!store) throw new Error('This world has no bucket');
  return store.proxy;
}
