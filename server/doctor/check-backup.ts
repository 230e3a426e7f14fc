import type { Database } from '../postgres/database.ts';
import { type Finding, ok, warning } from './finding.ts';

const maxDays = 7;

export async function checkBackup({ query }: Pick<Database, 'query'>): Promise<Finding[]> {
  const { rows } = await query<{ days: number }>(
    `select extract(epoch from now() - (value #>> '{}')::timestamptz)::float8 / 86400 as days
     from public.settings where key = 'last_backup'`,
  );
  const days = rows[0]?.days;
  if (days !== undefined && days < maxDays)
    return [ok(`The last backup was ${days < 1 ? 'today' : `${Math.floor(days)} days ago`}.`)];
  return [
    warning(
      days === undefined
        ? 'npm run backup has never written a backup.'
        : `The last backup was ${Math.floor(days)} days ago.`,
      'Schedule it, see “Settings of commands” in docs/running.md, unless you back up database and files in another way.',
    ),
  ];
}
