import { z } from 'zod';
import { dayMs } from '../../domain/units.ts';
import type { Query } from '../postgres/query.ts';
import { versionOf } from '../storage/files/keys.ts';
import { keyIn, type Manifest } from './manifest.ts';

// Records the result of a backup for the doctor and the back office: the time of the last complete one, and the lost files
// that a later one found.

/** At most this many lost or damaged files are named; more are only counted. */
const maxNamed = 100;

const incompleteSchema = z.object({
  at: z.string(),
  /** Versions of the objects whose file the storage lacks. Their names are personal data, and are not kept here. */
  missing: z.array(z.string()),
  damaged: z.array(z.string()),
  /** The number of missing and damaged files, named or not. */
  count: z.number(),
});

const deleteIncomplete = `delete from public.settings where key = 'incomplete_backup'`;

export async function recordBackup(
  query: Query,
  manifest: Pick<Manifest, 'missing' | 'unstored' | 'damaged'>,
): Promise<void> {
  const set = (key: string, value: string) => `
    insert into public.settings (key, value) values ('${key}', ${value})
    on conflict (key) do update set value = excluded.value`;
  const missing = [...manifest.missing, ...manifest.unstored];
  const { damaged } = manifest;
  const count = missing.length + damaged.length;
  if (count === 0) {
    await query(set('last_backup', 'to_jsonb(now())'));
    await query(deleteIncomplete);
    return;
  }
  const versionsIn = (lines: string[]) =>
    lines.slice(0, maxNamed).map((line) => versionOf(keyIn(line) ?? ''));
  const lacks = { missing: versionsIn(missing), damaged: versionsIn(damaged), count };
  await query(set('incomplete_backup', `$1::jsonb || jsonb_build_object('at', now())`), [lacks]);
}

export type RecordedBackups = {
  /** Days since the last backup that was complete; undefined if there was none. */
  completeDays: number | undefined;
  /** The latest backup, if it found files lost or damaged. */
  incomplete: { days: number; missing: string[]; damaged: string[]; count: number } | undefined;
};

/** Reads what was recorded. Files are named as they are now, or by their key if their row is gone. */
export async function readBackups(query: Query): Promise<RecordedBackups> {
  const { rows } = await query<{ key: string; value: unknown }>(
    `select key, value from public.settings where key in ('last_backup', 'incomplete_backup')`,
  );
  const find = (name: string) => rows.find(({ key }) => key === name)?.value;
  const complete = z.string().safeParse(find('last_backup')).data;
  const incomplete = incompleteSchema.safeParse(find('incomplete_backup')).data;
  const daysSince = (time: string) => (Date.now() - Date.parse(time)) / dayMs;
  return {
    completeDays: complete === undefined ? undefined : daysSince(complete),
    incomplete: incomplete && {
      days: daysSince(incomplete.at),
      missing: await nameFiles(query, incomplete.missing),
      damaged: await nameFiles(query, incomplete.damaged),
      count: incomplete.count,
    },
  };
}

async function nameFiles(query: Query, versions: string[]): Promise<string[]> {
  const { rows } = await query<{ name: string }>(
    `select coalesce(bucket_id || '/' || name || ' ', '') || '(' || version || ')' as name
     from unnest($1::text[]) as version left join storage.objects as object using (version)`,
    [versions],
  );
  return rows.map(({ name }) => name);
}
