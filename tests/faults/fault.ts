import { bucket } from './ledger.ts';
import type { Load } from './load.ts';
import type { World } from './world.ts';

type Stage = {
  world: World;
  load: Load;
  /** Waits for the duration of the fault; for a part of it in the short form. */
  wait: (seconds: number) => Promise<void>;
  /** Sends a request like the load does; its result is counted. */
  fetch: typeof globalThis.fetch;
};

export type Fault = {
  name: string;
  /** The file that the report links to. */
  source?: string;
  /** A sentence for the report that explains how the fault is caused. */
  how: string;
  /** Error responses that are allowed during the fault. */
  allowedErrors: RegExp;
  /** Causes the fault, waits and ends it. */
  run: (stage: Stage) => Promise<void>;
};

/** For faults during which no error response is allowed. */
export const noErrors = /^$/;
export const unavailableErrors =
  /^(page 503|rest 50[34] (PGRST00[0-3]|53...)|(auth|storage|functions) 503 \w+)$/;

/** Uploads a file during the fault, so that even a short one affects at least one request. */
export async function expectRejectedUpload(
  world: World,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const { storage } = world.client(world.keys.service, fetch);
  const { error } = await storage.from(bucket).upload('rejected.txt', 'text');
  if (!error) throw new Error('The storage accepted a file during the fault');
}
