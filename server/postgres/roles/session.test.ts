import { expect, it } from 'vitest';
import { cloneDatabase } from '../../../tests/fixtures/database.ts';
import { sessionSetup } from '../request-context.ts';
import { withClient } from '../with-client.ts';
import { Session } from './session.ts';

it('opens on a connection on which a pooler left the prepared statements of an earlier client', async () => {
  const { url, drop } = await cloneDatabase();
  const { rows } = await withClient(url, async (client) => {
    await client.query(sessionSetup('public'));
    await client.query('prepare s0 as select 1 as other');
    const session = await Session.open(client, 'public', 10);
    return session.run({
      identity: { role: 'service_role', claims: { role: 'service_role' } },
      text: 'select 2 as n',
      values: [],
      context: {},
      timeoutMs: 5_000,
      readOnly: true,
      raw: false,
      begin: false,
    });
  });
  expect(rows).toEqual([{ n: 2 }]);
  await drop();
});
