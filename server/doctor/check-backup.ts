import { type RecordedBackups, readBackups } from '../backup/record-backup.ts';
import type { Database } from '../postgres/database.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const maxDays = 7;
const maxNamed = 10;

export async function checkBackup({ query }: Pick<Database, 'query'>): Promise<Finding[]> {
  const { completeDays: days, incomplete } = await readBackups(query);
  const findings = incomplete ? [describeIncomplete(incomplete)] : [];
  const name = incomplete ? 'last complete backup' : 'last backup';
  if (days !== undefined && days < maxDays)
    return [...findings, ok(`The ${name} was ${describeAge(days)}.`)];
  if (days === undefined) {
    return [
      ...findings,
      incomplete
        ? warning('No backup has been complete yet.', 'Do what the line above says.')
        : warning(
            'npm run backup has written no backup of this database yet.',
            unlessAnotherWay(schedule),
          ),
    ];
  }
  const advice = `Run npm run backup now, and look at what the scheduled one printed (cron mails it). ${schedule}`;
  return [...findings, warning(`The ${name} was ${describeAge(days)}.`, unlessAnotherWay(advice))];
}

const schedule =
  'To schedule it, add the line for crontab under “Settings of commands” in docs/running.md.';
const unlessAnotherWay = (advice: string) =>
  `${advice} If you back up database and files in another way, ignore this.`;

const describeAge = (days: number) => {
  const whole = Math.floor(days);
  return whole < 1 ? 'today' : whole === 1 ? 'yesterday' : `${whole} days ago`;
};

type Incomplete = NonNullable<RecordedBackups['incomplete']>;

function describeIncomplete({ days, missing, damaged, count }: Incomplete): Finding {
  const named = [missing.slice(0, maxNamed), damaged.slice(0, maxNamed)];
  const [lost = '', spoilt = ''] = named.map((files) => files.join('; '));
  const unnamedCount = count - named.flat().length;
  const parts = [
    `The latest backup, made ${describeAge(days)}, is incomplete, or has files that the storage has lost.`,
    lost && `Lost or unreadable in the storage: ${lost}.`,
    spoilt && `Damaged in the storage: ${spoilt}.`,
    unnamedCount > 0 && `Its manifest.json lists ${unnamedCount} more.`,
  ];
  return failed(
    parts.filter(Boolean).join(' '),
    'Each name ends with the version of the file. If this backup or an older one has files/objects/XX/VERSION (XX: its first two characters), ' +
      'copy it to the same path below DATA_DIR or in the bucket, as the user of the product; if a file is there but cannot be read, ' +
      'correct its owner. What no backup has is lost: delete it in the back office. Then run npm run backup again.',
  );
}
