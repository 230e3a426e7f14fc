import { kill } from 'node:process';
import { type Fault, noErrors, unavailableErrors } from '../fault.ts';
import { postgresProcesses } from '../postgres-processes.ts';
import type { World } from '../world.ts';

// In these faults processes are killed or stopped.

const noConnection = /^no connection$/;

export const serverKilled: Fault = {
  name: 'The server is killed',
  how: 'SIGKILL to the server’s process, which also stops its PostgreSQL; then it is started again.',
  allowedErrors: noConnection,
  run: async ({ world, wait }) => {
    const [product] = world.products;
    product?.child.kill('SIGKILL');
    await product?.exited;
    world.wasKilled = true;
    await wait(2);
    await world.start();
  },
};

export const oneOfTwoKilled: Fault = {
  name: 'One process of two is killed',
  how: 'A second process on the same database and files serves half of the requests and gets SIGKILL; refused connections go to the other one, as with a load balancer.',
  allowedErrors: noConnection,
  run: async ({ world, wait }) => {
    const second = await world.startSecond();
    world.products.push(second);
    await wait(5);
    second.child.kill('SIGKILL');
    await second.exited;
    world.wasKilled = true;
    await wait(5);
    world.products.pop();
  },
};

export const postgresKilled: Fault = {
  name: 'PostgreSQL is killed',
  how: 'SIGKILL to its main process; the server starts it again, and it recovers from its write-ahead log.',
  allowedErrors: unavailableErrors,
  run: async ({ world, wait, fetch }) => {
    await signalServer(world, 'SIGKILL');
    // Pages that have not been requested yet, so that none is cached. A job must not look deleted.
    const job = '/job/gofido-fullstack-developer';
    const pages = ['/om-oss', '/faq', '/kandidatbanken?lang=sv', '/blog', job];
    await Promise.all(pages.map((page) => fetch(`${world.url}${page}`)));
    await wait(5);
  },
};

export const postgresRestarted: Fault = {
  name: 'PostgreSQL is restarted',
  how: 'SIGINT to its main process, a fast shutdown; the server starts it again.',
  allowedErrors: unavailableErrors,
  run: async ({ world, wait }) => {
    await signalServer(world, 'SIGINT');
    await wait(5);
  },
};

export const postgresStalled: Fault = {
  name: 'PostgreSQL is paused for a moment',
  how: 'SIGSTOP to all of its processes and SIGCONT three seconds later: too short for a time-out.',
  allowedErrors: noErrors,
  run: ({ world, wait }) => pause(world, () => wait(3)),
};

export const postgresPaused: Fault = {
  name: 'PostgreSQL is paused',
  how: 'SIGSTOP to all of its processes and SIGCONT half a minute later: it keeps its connections but sends nothing.',
  allowedErrors: unavailableErrors,
  run: ({ world, wait }) => pause(world, () => wait(30)),
};

async function pause(world: World, wait: () => Promise<void>): Promise<void> {
  const processes = await postgresProcesses(world);
  // The server first, so that it starts no process in between; continuing goes in the opposite order.
  for (const pid of processes) signal(pid, 'SIGSTOP');
  await wait();
  for (const pid of processes.toReversed()) signal(pid, 'SIGCONT');
}

async function signalServer(world: World, name: NodeJS.Signals): Promise<void> {
  const [server] = await postgresProcesses(world);
  if (server) signal(server, name);
}

/** Some end by themselves. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
