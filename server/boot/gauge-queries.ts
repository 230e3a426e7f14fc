import product from '../../package.json' with { type: 'json' };
import { type WaitingPurges, waitingPurges } from '../cdn/waiting-purges.ts';
import type { Database } from '../postgres/database.ts';
import { isGivenUp } from '../worker/given-up.ts';
import { silenceSeconds } from '../worker/silence.ts';

// The queries behind the gauges of /metrics.

export async function readVersions(database: Database): Promise<string> {
  const { rows } = await database
    .query<{ version: string }>(
      'select max(version) as version from supabase_migrations.schema_migrations',
    )
    .catch(() => ({ rows: [] }));
  const tables = rows[0]?.version ?? 'unknown';
  return `version="${product.version}",tables="${tables}",node="${process.versions.node}"`;
}

type MailCount = { state: 'queued' | 'sending' | 'failed'; count: number; delay: number };

export async function countWaiting(database: Database): Promise<MailCount[]> {
  const { rows } = await database.query<MailCount>(
    `select wanted.state, count(o.id)::int as count,
       greatest(0, coalesce(extract(epoch from now() - min(o.send_after)), 0))::float8 as delay
     from unnest('{queued,sending,failed}'::public.mail_state[]) as wanted (state)
     left join public.outbox o on o.state = wanted.state
     group by wanted.state`,
  );
  return rows;
}

type TaskCount = { task: string; due: number; given_up: number; delay: number };

export async function countTasks(database: Database): Promise<TaskCount[]> {
  const { rows } = await database.query<TaskCount>(
    `select task_identifier as task,
       count(*) filter (where attempts < max_attempts)::int as due,
       count(*) filter (where ${isGivenUp})::int as given_up,
       coalesce(extract(epoch from now() - min(run_at)
         filter (where attempts < max_attempts and locked_at is null)), 0)::float8 as delay
     from graphile_worker.jobs where run_at <= now() or attempts >= max_attempts
     group by task_identifier`,
  );
  return rows;
}

export async function countPurges(database: Database): Promise<WaitingPurges | undefined> {
  return (await database.query<WaitingPurges>(waitingPurges)).rows[0];
}

/** False for a standby, and for a database that was made read-only, as some providers do when its disk is full. */
export async function readWritable({ query }: Database): Promise<boolean> {
  const { rows } = await query<{ is_read_only: boolean }>(
    `select current_setting('transaction_read_only')::boolean as is_read_only`,
  );
  return rows[0]?.is_read_only === false;
}

export async function readSilence(database: Database): Promise<number | null | undefined> {
  const { rows } = await database.query<{ seconds: number | null }>(
    `select ${silenceSeconds} as seconds`,
  );
  return rows[0]?.seconds;
}
