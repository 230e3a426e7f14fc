import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIsLiveSession } from '../server/http/identity/live-sessions.ts';
import { createKeys } from '../server/jwt/jwt.ts';
import { createDatabase } from '../server/postgres/database.ts';
import { createRealtime } from '../server/realtime/app.ts';
import { noNetworkLimits } from '../server/realtime/limits.ts';
import { createLogger } from '../server/support/logger.ts';

// The measured half of the realtime benchmark: a separate process that serves every socket.

export type Ready = { url: string; anonKey: string; tokens: string[] };
export type Usage = { cpuSeconds: number; megabytes: number };
export type Person = { id: string; team: string };

const [databaseUrl = ''] = process.argv.slice(2);
const database = createDatabase({ connectionString: databaseUrl });
const keys = await createKeys({ database });
// All sockets come from one IP address.
const limits = { network: noNetworkLimits };
const isLiveSession = await createIsLiveSession(database);
const logger = createLogger('error');
const realtime = createRealtime({ database, keys, isLiveSession, logger, limits });
await realtime.ready;
const server = createServer();
server.on('upgrade', realtime.handleUpgrade);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

process.on('message', async (message: { people: Person[] } | 'measure' | 'stop') => {
  if (message === 'measure') {
    const { user, system } = process.cpuUsage();
    process.send?.({
      cpuSeconds: (user + system) / 1e6,
      megabytes: process.memoryUsage().rss / 2 ** 20,
    });
  } else if (message === 'stop') {
    await realtime.close();
    server.closeAllConnections();
    server.close();
    await database.close();
    process.disconnect();
  } else {
    const tokens = await Promise.all(
      message.people.map(({ id, team }) =>
        keys.sign({ sub: id, role: 'authenticated', team }, 3_600),
      ),
    );
    const { port } = server.address() as AddressInfo;
    process.send?.({
      url: `ws://127.0.0.1:${port}`,
      anonKey: keys.anonKey,
      tokens,
    } satisfies Ready);
  }
});
