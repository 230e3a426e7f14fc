import { execFileSync } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expectRejectedUpload, type Fault, unavailableErrors } from '../fault.ts';

// The disk is full, or rejects writes.

export const diskRejectsWrites: Fault = {
  name: 'The disk rejects the server’s writes',
  how: 'prlimit sets the largest file of the running process to 0 bytes, so that the kernel rejects every write to a file (EFBIG); its database keeps running.',
  allowedErrors: /^(storage|functions) 503 \w+$/,
  run: async ({ world, wait, fetch }) => {
    const pid = String(world.products[0]?.child.pid);
    execFileSync('prlimit', ['--pid', pid, '--fsize=0:']);
    await expectRejectedUpload(world, fetch);
    await wait(6);
    execFileSync('prlimit', ['--pid', pid, '--fsize=unlimited:']);
  },
};

/** Needs a world on a small file system of its own. */
export const diskFull: Fault = {
  name: 'The disk is full',
  how: 'The data folder is a tmpfs of 400 MB; a file fills the rest of it, so that the server and PostgreSQL both get ENOSPC, and is then deleted.',
  allowedErrors: unavailableErrors,
  run: async ({ world, wait }) => {
    const ballast = join(world.data, 'ballast');
    const stop = new AbortController();
    const filling = fill(ballast, stop.signal);
    await wait(10);
    stop.abort();
    await filling;
    await rm(ballast);
  },
};

/** Fills the disk, and every byte that becomes free later. */
async function fill(path: string, signal: AbortSignal): Promise<void> {
  const file = await open(path, 'w');
  for (let size = 2 ** 20; !signal.aborted; ) {
    await file.write(Buffer.alloc(size)).catch(async () => {
      size = Math.max(512, size / 2);
      if (size === 512) await new Promise((resolve) => setTimeout(resolve, 10));
    });
  }
  await file.close();
}

export function mountSmallDisk(folder: string): () => void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder]);
  return () => execFileSync('umount', [folder]);
}
