import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../boot/config.ts';
import { endClient } from '../postgres/end-client.ts';
import { assertReplicaOf } from '../postgres/replica/assert-replica-of.ts';
import { primaryPosition, standbyPosition } from '../postgres/replica/statements.ts';
import { type Finding, failed, ok, reasonOf, warning } from './finding.ts';

type Settings = Pick<Config, 'DATABASE_URL' | 'DATABASE_READ_URL' | 'DATABASE_READ_MAX_LAG'>;
type State = { position: number; feedback: string };

const pauseMs = 10;
const wasUndone =
  'The replica has changes that the primary lacks, such as after a recovery of a point in time.';
const adviceIfLate =
  'Reads use the primary until it has caught up. Look for long transactions there (max_standby_streaming_delay), a slow disk or a cut network.';
const adviceIfUnusable =
  'Reads use the primary meanwhile. If it was promoted or follows another primary, make a new standby (docs/scaling.md).';
const adviceIfAway =
  'Reads use the primary meanwhile. Start the replica, or correct DATABASE_READ_URL and restart the product.';

/**
 * Checks the standby for reads: whether it belongs to this primary, and how long it takes to have the current changes.
 */
export async function checkReplica(config: Settings): Promise<Finding[]> {
  const { DATABASE_URL, DATABASE_READ_URL, DATABASE_READ_MAX_LAG } = config;
  if (!DATABASE_URL || !DATABASE_READ_URL) return [];
  const [primary, replica] = [createClient(DATABASE_URL), createClient(DATABASE_READ_URL)];
  let advice = adviceIfAway;
  try {
    await replica.connect();
    advice = adviceIfUnusable;
    await primary.connect();
    await assertReplicaOf(DATABASE_URL, DATABASE_READ_URL, replica);
    const replayed = await readPosition(replica);
    const targetPosition = (await primary.query<State>(primaryPosition)).rows[0]?.position ?? 0;
    // A standby has nothing that its primary has not written before.
    if (replayed > targetPosition) return [failed(wasUndone, adviceIfUnusable)];
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    while ((await readPosition(replica)) < targetPosition) {
      if (seconds() > DATABASE_READ_MAX_LAG)
        return [
          warning(`The replica is more than ${DATABASE_READ_MAX_LAG} s behind.`, adviceIfLate),
        ];
      await sleep(pauseMs);
    }
    return [
      ok(`The replica has everything that the primary had ${seconds().toFixed(2)} s ago.`),
      ...(await checkFeedback(replica)),
    ];
  } catch (error) {
    return [failed(`The replica cannot be used: ${reasonOf(error)}.`, advice)];
  } finally {
    await Promise.all([primary, replica].map(endClient));
  }
}

function createClient(connectionString: string): pg.Client {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  // A lost connection makes the next query fail, so this event needs no handling.
  client.on('error', () => undefined);
  return client;
}

async function readPosition(replica: pg.Client): Promise<number> {
  return (await replica.query<State>(standbyPosition)).rows[0]?.position ?? 0;
}

async function checkFeedback(replica: pg.Client): Promise<Finding[]> {
  const { rows } = await replica.query<State>(
    `select current_setting('hot_standby_feedback') as feedback`,
  );
  if (rows[0]?.feedback === 'on') return [];
  return [
    warning(
      'hot_standby_feedback is off on the replica: the clean-up of old rows makes it wait for long reads, or ends them.',
      'Set it to on there, and max_standby_streaming_delay to a second.',
    ),
  ];
}
