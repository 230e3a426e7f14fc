import type { Database } from '../postgres/database.ts';
import { type Finding, failed } from './finding.ts';

type Failure = { name: string; since: string | null };

/** Each segment of the log is tried again until it is archived, so a failure after the last success still lasts. */
const readFailure = `select last_failed_wal as name, to_char(last_archived_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"') as since
  from pg_stat_archiver
  where last_failed_time > coalesce(last_archived_time, '-infinity')
    and (select setting from pg_settings where name = 'archive_mode') <> 'off'`;

/** Checks whether a PostgreSQL with continuous archiving still archives: its disk fills up otherwise. */
export async function checkArchiving({ query }: Pick<Database, 'query'>): Promise<Finding[]> {
  const { rows } = await query<Failure>(readFailure);
  return rows.map(({ name, since }) =>
    failed(
      `PostgreSQL cannot archive its log (${name}). ${since ? `It last did so at ${since}` : 'It has never done so'}.`,
      'Look into the log of PostgreSQL for what archive_command printed, such as a folder that the user of PostgreSQL cannot write to, and correct it. Until then no later moment can be recovered, and the log fills its disk. If you do not need it, set archive_mode = off and restart PostgreSQL.',
    ),
  );
}
