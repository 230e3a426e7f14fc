import { expect, it } from 'vitest';
import { readHeader } from '../../../server/postgres/migrations/applied-migrations.ts';
import { concurrentIndex } from '../../../server/postgres/migrations/apply-file.ts';
import { migrate, migrationSets } from '../../../server/postgres/migrations/migrate.ts';
import {
  type MigrationFile,
  readMigrationFiles,
} from '../../../server/postgres/migrations/migration-files.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { createEmptyDatabase, projectRoot } from '../../fixtures/database.ts';
import { findBreaks, readUsable } from './used-by-programs.ts';

// A rollout can be rolled back if the older program runs on the newer tables. Each migration says so, and is held to it.

/** Older migrations say nothing: programs that lack one of them do not start. */
const firstStated = '20250801000000';

const sets = await Promise.all(
  migrationSets(projectRoot).map(async (set) => ({
    ...set,
    files: await readMigrationFiles(set.folder),
  })),
);
const files = sets.flatMap((set) => set.files);
const isStated = (file: MigrationFile) =>
  file.version >= firstStated || readHeader(file) !== undefined;

it('each migration says whether older programs run on its tables', () => {
  expect(
    files.filter((file) => isStated(file) && !readHeader(file)).map(({ path }) => path),
  ).toEqual([]);
});

it('the migration that older programs need is an older one', () => {
  const wrong = files.filter((file) => {
    const [, needed] = /^run from (\d{14})$/.exec(readHeader(file) ?? '') ?? [];
    return needed && !files.some(({ version }) => version === needed && version < file.version);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

it('a migration on whose tables older programs run takes nothing away from them', {
  timeout: 240_000,
}, async () => {
  const isNew = (file: MigrationFile) => isStated(file) && readHeader(file) === 'run';
  if (!files.some(isNew)) return;
  const database = await createEmptyDatabase();
  const breaks: string[] = [];
  await withClient(database.url, async (client) => {
    const applied = new Set<string>();
    const apply = () =>
      migrate(client, {
        sets: sets.map((set) => ({
          ...set,
          // By their paths: the sets have versions in common.
          versions: set.files.filter(({ path }) => applied.has(path)).map(({ version }) => version),
        })),
      });
    for (const file of files) {
      if (isNew(file)) await apply();
      const before = isNew(file) ? await readUsable(client) : undefined;
      applied.add(file.path);
      if (!before) continue;
      await apply();
      const foundBreaks = findBreaks(before, await readUsable(client));
      breaks.push(...foundBreaks.map((text) => `${file.path}: ${text}`));
    }
  });
  await database.drop();
  expect(breaks).toEqual([]);
});

it('an index on a table that may be large is built concurrently', () => {
  const slow = files.filter(isStated).flatMap(({ path, script, statements }) =>
    statements
      .map(({ text }) => text.replace(/^(--.*\n|\s)+/, ''))
      .filter((text) => /^create (unique )?index/i.test(text) && !concurrentIndex.test(text))
      .filter((text) => {
        const [, table = ''] = /\bon (?:only )?([\w.]+)/i.exec(text) ?? [];
        return !new RegExp(`create (unlogged )?table (if not exists )?${table}\\b`, 'i').test(
          script,
        );
      })
      .map((text) => `${path}: ${text}`),
  );
  expect(slow).toEqual([]);
});
