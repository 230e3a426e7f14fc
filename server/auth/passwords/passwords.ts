import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

// Argon2id in the PHC string format, in which each hash contains its parameters.

/** OWASP's first choice: 19 MiB, two passes, one lane. */
export const currentParameters: Parameters = { memory: 19_456, passes: 2, parallelism: 1 };

interface Parameters {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

const tagLength = 32;
const maxMemoryKib = 1_048_576;
// Each computation uses memory and a thread, so a flood of sign-ins has to queue.
const maxConcurrent = 4;

export async function hashPassword(
  password: string,
  parameters: Parameters = currentParameters,
): Promise<string> {
  const salt = randomBytes(16);
  const tag = await compute(password, salt, tagLength, parameters);
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(tag)}`;
}

/** Takes the same time for an account that does not exist or has no password. */
export async function verifyPassword(
  password: string,
  stored: string | null | undefined,
): Promise<boolean> {
  const parsed = parseHash(stored ?? '');
  const { parameters, salt, tag } = parsed ?? decoyHash;
  const computedTag = await compute(password, salt, tag.length, parameters);
  return timingSafeEqual(computedTag, tag) && parsed !== undefined;
}

/** True if the hash has other parameters than the current ones. */
export function needsRehash(stored: string): boolean {
  const { memory, passes, parallelism } = parseHash(stored)?.parameters ?? { memory: 0 };
  return (
    memory !== currentParameters.memory ||
    passes !== currentParameters.passes ||
    parallelism !== currentParameters.parallelism
  );
}

export function isPasswordHash(value: string): boolean {
  return parseHash(value) !== undefined;
}

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/;

function parseHash(stored: string) {
  const match = phcPattern.exec(stored);
  if (!match) return undefined;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  // A hash that an administrator imports must not use gigabytes of memory.
  if (parameters.memory > maxMemoryKib || parameters.memory < 8 * parameters.parallelism) return;
  if (parameters.passes < 1 || parameters.parallelism < 1) return;
  return { parameters, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') };
}

const decoyHash = {
  parameters: currentParameters,
  salt: randomBytes(16),
  tag: randomBytes(tagLength),
};

async function compute(
  password: string,
  nonce: Buffer,
  length: number,
  parameters: Parameters,
): Promise<Buffer> {
  await acquireSlot();
  try {
    const options = { message: password, nonce, tagLength: length, ...parameters };
    return await new Promise<Buffer>((resolve, reject) => {
      argon2('argon2id', options, (error, tag) => (error ? reject(error) : resolve(tag)));
    });
  } finally {
    releaseSlot();
  }
}

let running = 0;
const waiting: (() => void)[] = [];

async function acquireSlot(): Promise<void> {
  if (running < maxConcurrent) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

function releaseSlot(): void {
  const startNext = waiting.shift();
  if (startNext) startNext();
  else running -= 1;
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
