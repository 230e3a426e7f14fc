import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Environment } from '../../../server/http/environment.ts';
import { createIdentify } from '../../../server/http/identity/identity.ts';
import { createIsLiveSession } from '../../../server/http/identity/live-sessions.ts';
import { createKeys } from '../../../server/jwt/jwt.ts';
import { createDatabase } from '../../../server/postgres/database.ts';
import { createStorage } from '../../../server/storage/app.ts';
import { createFiles } from '../../../server/storage/files/create-files.ts';
import type { Bytes, Files } from '../../../server/storage/files/files.ts';
import { createLogger } from '../../../server/support/logger.ts';

// Runs a server in a separate process that kills itself at a given point of an operation.

export type Moment =
  | 'half the file'
  | 'file written'
  | 'second file written'
  | 'file copied'
  | 'row changed';

const [databaseUrl = '', filesConfig = '{}', moment = ''] = process.argv.slice(2);

function die(): never {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('dead');
}

async function* half(body: Bytes): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    yield chunk.subarray(0, chunk.length / 2);
    die();
  }
}

let written = 0;
const files = createFiles(JSON.parse(filesConfig));
const crashingWrite =
  (write: Files['write']): Files['write'] =>
  async (key, body) => {
    await write(key, moment === 'half the file' ? half(body) : body);
    written += 1;
    if (moment === 'file written') die();
    if (moment === 'second file written' && written === 2) die();
  };
const crashing: Files = {
  ...files,
  write: crashingWrite(files.write),
  writeNew: crashingWrite(files.writeNew),
  copy: async (from, to) => {
    await files.copy(from, to);
    if (moment === 'file copied') die();
  },
  delete: async (keys) => {
    if (moment === 'row changed') die();
    await files.delete(keys);
  },
};

const database = createDatabase({ connectionString: databaseUrl, poolSize: 2 });
const keys = await createKeys({ database });
const identify = createIdentify(keys, await createIsLiveSession(database));
const logger = createLogger('silent');
const storage = createStorage({ database, identify, keys, files: crashing, logger });
const app = new Hono<Environment>().route('/storage/v1', storage);
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
server.once('listening', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
