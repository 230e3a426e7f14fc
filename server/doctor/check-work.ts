import type { Config } from '../boot/config.ts';
import type { Database } from '../postgres/database.ts';
import { requireRow } from '../postgres/query.ts';
import { isGivenUp } from '../worker/given-up.ts';
import { silenceSeconds } from '../worker/silence.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

type Work = {
  last_round: number | null;
  waiting: number;
  oldest: number;
  given_up: number;
  late_mail: number;
  failed_mail: number;
};

const justStarted = 'If the product has just started, ask again in two minutes.';
const whatWaits = 'mails, CV texts and reminders wait for it';

type Settings = Pick<Config, 'WORKER' | 'DATABASE_URL'>;

/** Several processes need a database of their own: the embedded one belongs to one process. */
const adviceFor = ({ WORKER, DATABASE_URL }: Settings) =>
  WORKER === 'off'
    ? `With WORKER=off, as here, the product does none: ${DATABASE_URL ? 'start another process with WORKER=only, or ' : ''}set WORKER=on and restart the product: ${whatWaits}. ${justStarted}`
    : `${justStarted} Otherwise start it, or restart it if it runs: ${whatWaits}. Its log says what stops it.`;

const minutes = (seconds: number) => `${Math.max(1, Math.round(seconds / 60))} minutes`;
/** Scheduled work runs every minute, from the first full minute after a worker has started. */
const maxSilenceSeconds = 300;
const maxWaitSeconds = 600;

const readWork = `select
  ${silenceSeconds} as last_round,
  (select count(*)::int from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as waiting,
  (select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 from graphile_worker.jobs
    where run_at <= now() and attempts < max_attempts and locked_at is null) as oldest,
  (select count(*)::int from graphile_worker.jobs where ${isGivenUp}) as given_up,
  (select count(*)::int from public.outbox
    where state = 'queued' and send_after < now() - interval '30 minutes') as late_mail,
  (select count(*)::int from public.outbox where state = 'failed' and updated_at > now() - interval '7 days') as failed_mail`;

/** Background work: whether somebody does it, and whether it keeps up. */
export async function checkWork(
  config: Settings,
  { query }: Pick<Database, 'query'>,
): Promise<Finding[]> {
  const startWorker = adviceFor(config);
  const worker = await query<{ found: boolean }>(
    `select to_regclass('graphile_worker._private_known_crontabs') is not null as found`,
  );
  if (!requireRow(worker).found) return [failed('No background work has ever run.', startWorker)];
  const work = requireRow(await query<Work>(readWork));
  const findings: Finding[] = [];
  if (work.last_round === null || work.last_round > maxSilenceSeconds) {
    findings.push(
      failed(
        work.last_round === null
          ? 'No background work has ever run.'
          : `No background work has run for ${minutes(work.last_round)}.`,
        startWorker,
      ),
    );
  } else findings.push(ok(`Background work runs; ${work.waiting} tasks are due.`));
  if (work.oldest > maxWaitSeconds) {
    findings.push(
      warning(
        `A task has been waiting for ${minutes(work.oldest)}.`,
        'Look for errors in the log; another process with WORKER=only shares the work.',
      ),
    );
  }
  if (work.given_up > 0) {
    findings.push(
      warning(
        `${work.given_up} tasks were given up after their last attempt.`,
        'Search the log for “background work”. They are not repeated, and are forgotten after a week.',
      ),
    );
  }
  if (work.late_mail > 0) {
    findings.push(
      warning(
        `${work.late_mail} mails should have been sent more than half an hour ago.`,
        'Check the mail server below, and the outbox in the back office.',
      ),
    );
  }
  if (work.failed_mail > 0) {
    findings.push(
      warning(
        `${work.failed_mail} mails of the last seven days could not be delivered.`,
        'Open “Outbox” in the back office and filter by “Failed”.',
      ),
    );
  }
  return findings;
}
