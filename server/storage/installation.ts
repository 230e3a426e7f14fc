import { randomUUID } from 'node:crypto';
import { ConfigError } from '../boot/config-error.ts';
import type { Files } from './files/files.ts';
import { objectFolder, objectKey, versionOf } from './files/keys.ts';
import { readWhole, writeWhole } from './files/whole-file.ts';

// A storage and its database have the same id. A new or different database would treat every file as an orphan, so the
// start fails before it writes anything if the files belong to another database.

type Row = Record<string, string>;
export type Query = (text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;

/** Written at the start of a restore and deleted at its end. */
type Restoring = { id: string; keepFiles: boolean; createdAt?: string };

type State = {
  databaseId: string | undefined;
  storageId: string | undefined;
  restoring: Restoring | undefined;
};

const storageKey = 'installation';
const restoringKey = 'restoring';
/** Written when the operator accepts that all files are lost, and deleted once there are files again. */
const acceptedKey = 'lost-files-accepted';
/** Lists the files that the operator accepted as lost, so that a backup does not report them again. */
const lostKey = 'lost-files';
const filesPerBatch = 500;

/** Throws a ConfigError if the files belong to another database. `query` is undefined if there is no database yet. */
export async function assertStorageFits(files: Files, query?: Query): Promise<void> {
  const { databaseId, storageId, restoring } = await readState(files, query);
  const wasCutOff = restoring && !restoring.keepFiles && restoring.id !== databaseId;
  if (databaseId && storageId && databaseId !== storageId) {
    // A restore was interrupted after its last row and before its last file.
    if (restoring?.id === databaseId) return;
    throw new ConfigError(wasCutOff ? restoreCutOff : foreignFiles);
  }
  if (databaseId && databaseId === storageId) {
    // The folder of the objects alone may be lost, such as a volume of its own.
    if (query && (await hasNoFiles(files)) && !(await findAccepted(files)))
      await assertKnowsNoFiles(query);
    return;
  }
  if (await hasNoFiles(files)) {
    if (storageId) throw new ConfigError(foreignFiles);
    // Accepting it would link the wrong folder to the database and split the uploads over two.
    if (databaseId && query) await assertKnowsNoFiles(query);
    return;
  }
  if (!(await knowsAnyFile(files, query)))
    throw new ConfigError(wasCutOff ? restoreCutOff : foreignFiles);
}

/**
 * Throws if a restore has not yet filled the database, or if the storage belongs to another one, such as after a move that
 * the settings of a schedule do not know. An id that storage and database share was there before a restore.
 */
export async function assertInUse(files: Files, query: Query): Promise<void> {
  const { databaseId, storageId, restoring } = await readState(files, query);
  if (databaseId && databaseId === (restoring?.id ?? storageId)) return;
  if (databaseId && databaseId === storageId) return;
  if (restoring) throw new UnusedDatabase(restoreUnderWay);
  if (databaseId && storageId) throw new UnusedDatabase(foreignFiles);
}

/** The database is not, or not yet, the one of the installation. */
export class UnusedDatabase extends ConfigError {}

const restoreUnderWay =
  'A restore into this database is under way or was cut off. Wait for it, or repeat it: npm run restore -- FOLDER';

const foreignFiles =
  'The storage holds files of another database: this one does not know them and would delete them. ' +
  'Set the DATABASE_URL and DATA_DIR they belong to, or bring their database back from a backup into an empty one: ' +
  'npm run restore -- FOLDER --keep-files. For a new installation name an empty DATA_DIR or bucket.';

async function assertKnowsNoFiles(query: Query): Promise<void> {
  const { rows } = await query('select count(*)::text as count from storage.objects');
  const count = Number(rows[0]?.count ?? 0);
  if (count > 0) throw new ConfigError(lostFiles(count));
}

const lostFiles = (count: number) =>
  `The database knows ${count} files, and the storage is empty: DATA_DIR or S3_BUCKET is not the one they are in, or a volume is not mounted. ` +
  'If they are lost for good, run "npm run restore -- --without-files" and start again.';

/** Lets the next start use an empty storage, although the database has rows of files. */
export async function acceptLostFiles(files: Files, query: Query): Promise<void> {
  const { databaseId, storageId } = await readState(files, query);
  const isTied = storageId !== undefined && storageId === databaseId;
  if (!(await hasNoFiles(files)))
    throw new ConfigError(
      isTied
        ? 'The storage belongs to this database already. Start the product.'
        : 'The storage holds files: they are not lost.',
    );
  const { rows } = await query('select version from storage.objects where version is not null');
  const lostKeys = rows.map(({ version = '' }) => objectKey(version));
  await writeLostFiles(files, [...new Set([...(await readLostFiles(files)), ...lostKeys])]);
  await writeWhole(files, acceptedKey, new Date().toISOString());
  if (!isTied) await query('delete from storage.installation');
}

/** Returns the keys of the files that the operator accepted as lost. */
export async function readLostFiles(files: Files): Promise<string[]> {
  const text = await readText(files, lostKey);
  return text ? text.split('\n') : [];
}

export async function writeLostFiles(files: Files, keys: string[]): Promise<void> {
  if (keys.length > 0) await writeWhole(files, lostKey, keys.join('\n'));
}

const findAccepted = (files: Files) => readText(files, acceptedKey);

const restoreCutOff =
  'A restore into this storage was cut off. Repeat it (npm run restore -- FOLDER), or name an empty DATA_DIR or bucket.';

/** Writes the id to the database and the storage if it is missing. Several processes may do so at the same time. */
export async function tieStorage(files: Files, query: Query): Promise<void> {
  await assertStorageFits(files, query);
  if ((await findAccepted(files)) && !(await hasNoFiles(files))) await files.delete([acceptedKey]);
  const { databaseId, storageId, restoring } = await readState(files, query);
  if (databaseId && databaseId === storageId) return;
  const offered = databaseId ?? restoring?.id ?? storageId ?? randomUUID();
  await query('insert into storage.installation (id) values ($1) on conflict do nothing', [
    offered,
  ]);
  const id = (await findDatabaseId(query)) ?? offered;
  await writeWhole(files, storageKey, id);
  if (restoring?.id === id) await files.delete([restoringKey]);
}

/** Links the files to the restored database; the database they belonged to before is rejected from now on. */
export async function finishRestoring(files: Files, query: Query, id: string): Promise<void> {
  await nameRestored(query, id);
  await writeWhole(files, storageKey, id);
  await files.delete([restoringKey]);
}

/** Gives the database its id. In the transaction of its rows, so that the id tells that all of them are there. */
export async function nameRestored(query: Query, id: string): Promise<void> {
  // The tables of a very old backup lack it until the newer migrations have run.
  if (!(await hasTable(query, 'storage.installation'))) return;
  await query(
    `insert into storage.installation (id) values ($1)
     on conflict (singleton) do update set id = excluded.id, created_at = now()`,
    [id],
  );
}

/** Returns the id of a restore of this backup that was killed after its last row and before its end. */
export async function findLoadedRestore(
  files: Files,
  query: Query,
  createdAt: string,
): Promise<string | undefined> {
  const { databaseId, restoring } = await readState(files, query);
  const isLoaded = databaseId !== undefined && databaseId === restoring?.id;
  return isLoaded && restoring?.createdAt === createdAt ? databaseId : undefined;
}

export const beginRestoring = (files: Files, restoring: Restoring) =>
  writeWhole(files, restoringKey, JSON.stringify(restoring));

export const forgetRestoring = (files: Files) => files.delete([restoringKey]);

export async function findRestoring(files: Files): Promise<Restoring | undefined> {
  const text = await readText(files, restoringKey);
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export const findStorageId = (files: Files) => readText(files, storageKey);

async function readState(files: Files, query: Query | undefined): Promise<State> {
  return {
    databaseId: query && (await findDatabaseId(query)),
    storageId: await findStorageId(files),
    restoring: await findRestoring(files),
  };
}

async function findDatabaseId(query: Query): Promise<string | undefined> {
  if (!(await hasTable(query, 'storage.installation'))) return undefined;
  return (await query('select id from storage.installation')).rows[0]?.id;
}

async function hasTable(query: Query, name: string): Promise<boolean> {
  const { rows } = await query('select to_regclass($1)::text as found', [name]);
  return Boolean(rows[0]?.found);
}

async function hasNoFiles(files: Files): Promise<boolean> {
  for await (const _ of files.list(objectFolder)) return false;
  return true;
}

async function knowsAnyFile(files: Files, query: Query | undefined): Promise<boolean> {
  if (!query || !(await hasTable(query, 'storage.objects'))) return false;
  let versions: string[] = [];
  const isKnown = async () => {
    const text = 'select version from storage.objects where version = any($1) limit 1';
    const { rows } = await query(text, [versions]);
    versions = [];
    return rows.length > 0;
  };
  for await (const { key } of files.list(objectFolder)) {
    versions.push(versionOf(key));
    if (versions.length === filesPerBatch && (await isKnown())) return true;
  }
  return isKnown();
}

async function readText(files: Files, key: string): Promise<string | undefined> {
  return (await readWhole(files, key))?.toString().trim() || undefined;
}
