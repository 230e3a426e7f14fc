import { expectRejectedUpload, type Fault } from '../fault.ts';
import type { World } from '../world.ts';

// The bucket is unreachable, or accepts connections and does not respond. Both need a world that stores its files
// in one.

const allowedErrors = /^(storage|functions) 503 \w+$/;

export const bucketDown: Fault = {
  name: 'The bucket is down',
  how: 'No process listens on the port of the S3 service, and open connections are cut.',
  allowedErrors,
  run: async ({ world, wait, fetch }) => {
    await proxyOf(world).cut();
    await expectRejectedUpload(world, fetch);
    await wait(8);
    await proxyOf(world).restore();
  },
};

export const bucketFrozen: Fault = {
  name: 'The bucket is frozen',
  how: 'The S3 service accepts connections but sends nothing for half a minute, on open connections either.',
  allowedErrors,
  run: async ({ world, wait, fetch }) => {
    proxyOf(world).freeze();
    await expectRejectedUpload(world, fetch);
    await wait(15);
    proxyOf(world).thaw();
  },
};

function proxyOf({ bucket: store }: World) {
  if (!store) throw new Error('This world has no bucket');
  return store.proxy;
}
