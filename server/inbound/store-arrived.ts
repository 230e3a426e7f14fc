import type { Database } from '../postgres/database.ts';

export type Arrival = { sender: string; recipients: string[]; raw: Buffer };

export type StoredArrival = 'stored' | 'full';

/** Mails that wait to be parsed; further ones are refused until the worker has caught up. */
const maxWaiting = 200;

/** Stores a mail as it arrived. Once this returns, the mail survives the end of the process, and the worker is told. */
export async function storeArrived(
  { query }: Pick<Database, 'query'>,
  { sender, recipients, raw }: Arrival,
): Promise<StoredArrival> {
  const { rowCount } = await query(
    `insert into private.arrived_mail (sender, recipients, raw)
     select $1, $2, $3 where (select count(*) from private.arrived_mail) < $4`,
    [sender.slice(0, 320), recipients.slice(0, 100), raw, maxWaiting],
  );
  return rowCount ? 'stored' : 'full';
}
