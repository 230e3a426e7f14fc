import { SchemaError } from './migration-error.ts';
import { type MigrationFile, readMigrationFiles, statementSeparator } from './migration-files.ts';

// Finds out whether a program runs on a database that a newer one has migrated. Each migration says it in its first
// line. The history table stores that line with the statements, so that a program without the file can read it:
//
//   -- older programs: run                        nothing that they use has changed
//   -- older programs: run from 20250801000100    those that know this migration do not use what is removed
//   -- older programs: stop                       none without this migration
//
// A migration without such a line stops them.

export type MigrationSet = {
  folder: string;
  /** The schema that holds the history table of this set. */
  history: string;
  /** Applies only these versions; undefined applies all files. */
  versions?: string[];
};

/** A row of a history table; `older` is the rest of its first line. */
export type AppliedMigration = {
  history: string;
  version: string;
  older: string | null;
  checksum: string | null;
};

/** The versions that a program knows, by history. */
type KnownMigrations = { history: string; versions: string[] }[];

type Queryable = {
  query: (text: string) => Promise<{ rows: AppliedMigration[] }>;
};

const header = /^-- older programs: (run|stop|run from \d{14})\r?\n/;

/** The statement of a migration about older programs; undefined if it has none. */
export const readHeader = ({ script }: Pick<MigrationFile, 'script'>): string | undefined =>
  header.exec(script)?.[1];

export async function readApplied(
  { query }: Queryable,
  histories: string[],
): Promise<AppliedMigration[]> {
  const parts = histories.map(
    (history) => `select '${history}' as history, version,
      substring(statements[1] from '^-- older programs: ([a-z0-9 ]+)') as older,
      encode(sha256(convert_to(array_to_string(statements, '${statementSeparator}'), 'UTF8')), 'hex') as checksum
      from ${history}.schema_migrations`,
  );
  return (await query(parts.join('\nunion all\n'))).rows;
}

/** Read at the start: an upgrade may write newer files into the folder of a running process. */
export async function readKnown(sets: MigrationSet[]): Promise<KnownMigrations> {
  return Promise.all(
    sets.map(async ({ history, folder }) => ({
      history,
      versions: (await readMigrationFiles(folder)).map(({ version }) => version),
    })),
  );
}

/** Lists the migrations that a program does not know, and those among them that it cannot run on. */
export function findNewer(
  applied: Omit<AppliedMigration, 'checksum'>[],
  known: KnownMigrations,
): { newer: string[]; incompatible: string[] } {
  const versions = new Set(known.flatMap((set) => set.versions));
  const isKnown = (row: { history: string; version: string }) =>
    known.some((set) => set.history === row.history && set.versions.includes(row.version));
  const runs = (older: string | null) =>
    older === 'run' || versions.has(/^run from (\d{14})$/.exec(older ?? '')?.[1] ?? '');
  const newer = applied.filter((row) => !isKnown(row));
  return {
    newer: namesOf(newer),
    incompatible: namesOf(newer.filter(({ older }) => !runs(older))),
  };
}

const namesOf = (rows: { version: string }[]) => rows.map(({ version }) => version).sort();

/** Throws if a program cannot run on the tables; returns the migrations that it does not know. */
export function assertRuns(applied: AppliedMigration[], known: KnownMigrations): string[] {
  const { newer, incompatible } = findNewer(applied, known);
  if (incompatible.length === 0) return newer;
  const newest = known.flatMap(({ versions }) => versions).sort();
  throw new SchemaError(
    `The database is newer than this program, which cannot run on its tables since ${incompatible.join(', ')}: ` +
      `the newest migration it knows is ${newest.at(-1) ?? 'none'}. Start the newer program, or restore a backup.`,
  );
}

/** Does the same as `assertRuns` for a process that is already running. */
export async function assertStillRuns(client: Queryable, known: KnownMigrations): Promise<void> {
  const histories = known.map(({ history }) => history);
  assertRuns(await readApplied(client, histories), known);
}
