import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../server/postgres/with-client.ts';
import { until } from '../fixtures/until.ts';
import { everyAddress } from './ledger.ts';
import type { World } from './world.ts';

// Instead of waiting minutes for a retry, the rows in the database are made older, and the
// product's scheduled tasks find them.

const timeoutMs = 90_000;
// Seconds after which a mail in state `sending` counts as abandoned: a live process may take that long to mark it.
const sendingOfDead = 2;
const sendingOfLiving = 60;

/** Waits until every mail of the load is sent; delayed ones are made due first. */
export async function untilMailsAreOut(world: World): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const waiting = await world.query(
      `select state, attempts, last_error, updated_at, send_after, now() from public.outbox
       where to_email like $1 and state in ('queued', 'sending')`,
      [everyAddress],
    );
    if (waiting.length === 0) return;
    if (performance.now() > end) throw new Error(`Mails do not leave: ${JSON.stringify(waiting)}`);
    await threeMinutesLater(world);
    await sleep(100);
  }
}

/** Makes due only mails that were delayed, whose job is lost or whose sender is dead. */
async function threeMinutesLater({ superuser, wasKilled }: World): Promise<void> {
  await withClient(superuser, async (client) => {
    await client.query('set session_replication_role = replica');
    const { rowCount } = await client.query(
      `update public.outbox set updated_at = updated_at - interval '181 seconds',
         send_after = send_after - interval '181 seconds'
       where to_email like $1 and (
         state = 'queued' and send_after > now()
         or state = 'queued' and updated_at < now() - interval '3 seconds' and send_after > now() - interval '16 seconds'
         or state = 'sending' and updated_at < now() - make_interval(secs => $2) and updated_at > now() - interval '181 seconds')`,
      [everyAddress, wasKilled ? sendingOfDead : sendingOfLiving],
    );
    await client.query('reset session_replication_role');
    if (rowCount) await client.query(`select graphile_worker.add_job('find-waiting-mail')`);
  });
}

/** The hourly clean-up, a day later for CVs without a row and three hours later for files. */
export async function cleanUp({ query }: World): Promise<void> {
  await query(
    `update storage.objects set created_at = created_at - interval '25 hours' where bucket_id = 'cvs'
       and not exists (select from public.documents where bucket = bucket_id and path = name)`,
  );
  const [job] = await query(`select (graphile_worker.add_job('clean-up')).id`);
  await until(async () => {
    const remainingRows = await query('select from graphile_worker.jobs where id = $1', [job?.id]);
    return remainingRows.length === 0;
  });
}
