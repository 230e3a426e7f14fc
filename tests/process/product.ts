import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../fixtures/database.ts';

// Starts the product as its owner does: in a separate process, configured by its environment.

export type Product = {
  url: string;
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
};

const running = new Set<Product>();

let isBuilt = false;

/**
 * Returns the server, built from the current sources as by `npm start`. The build gets no variable of the test: with
 * `VITEST` the configuration of Vite leaves out the plugin that builds the pages.
 */
function builtProgram(): string {
  if (!isBuilt) execFileSync(process.execPath, ['scripts/build.ts'], { env: commandEnvironment });
  isBuilt = true;
  return 'build/process/main.js';
}

type Environment = Record<string, string>;

/** The minimal environment for a fast start, without other variables of the machine. */
export const commandEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/node'),
};

/** Returns a free port below those that the system assigns by itself: otherwise another test may get it meanwhile. */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const server = createServer().listen(port);
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}

export function launch(environment: Environment): Product {
  const child = spawn(process.execPath, [builtProgram()], {
    env: { ...commandEnvironment, LOG_LEVEL: 'error', DEMO_CONTENT: 'true', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const product: Product = {
    url: `http://localhost:${environment.PORT}`,
    child,
    output: () => output,
    // `close` comes after all output has arrived.
    exited: once(child, 'close').then(([code]) => {
      running.delete(product);
      return code;
    }),
  };
  running.add(product);
  return product;
}

/** Cleans up after a failed test. */
export async function killAll(): Promise<void> {
  for (const { child, exited } of running) {
    child.kill('SIGKILL');
    await exited;
  }
}

/** Starts the product, and waits until it is ready. */
export async function startProduct(environment: Environment): Promise<Product> {
  const product = launch(environment);
  let code: number | null | undefined;
  product.exited.then((value) => {
    code = value;
  });
  while (!(await isReady(`${product.url}/readyz`))) {
    if (code !== undefined) throw new Error(`It ended with ${code}:\n${product.output()}`);
    await sleep(20);
  }
  return product;
}

/** Stops a product that has said it is ready; returns its exit code. */
export async function stopProduct(product: Product): Promise<number | null> {
  product.child.kill('SIGTERM');
  const code = await product.exited;
  // Then it would have cut off its requests.
  if (product.output().includes('ended the start')) throw new Error('It was not ready to stop');
  return code;
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
