import pg from 'pg';
import { endClient } from './end-client.ts';

/** Opens a connection for `work` alone, and closes it afterwards. */
export async function withClient<T>(
  config: string | pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  // Without a listener, losing the connection would end the process. The running query, or else the next one, fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await endClient(client);
  }
}
