import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg, { type ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { privateFile, privateFolder } from '../private-modes.ts';
import type { Files } from '../storage/files/files.ts';
import { objectKey } from '../storage/files/keys.ts';
import { listMigrations, listSequences, listTables, qualified } from './catalog.ts';
import {
  BackupError,
  type FileCopy,
  filePath,
  type Manifest,
  type TableCopy,
  tablePath,
  writeManifest,
} from './manifest.ts';

// Copies the database and the files of one moment into a folder, while everything goes on working. An object whose file
// is lost is named in the manifest and keeps nothing else from being copied.

type Options = {
  connectionString: string;
  files: Files;
  folder: string;
  /** The schemas that keep the histories of the migrations. */
  histories: string[];
};

// Each time only what was uploaded and deleted since the last look can be missing.
const mostLooks = 5;

export async function backUp(options: Options): Promise<Manifest> {
  const { folder } = options;
  if (await exists(folder)) throw new BackupError(`${folder} is there already.`);
  const draft = `${folder}.unfinished`;
  await makeFolder(draft);
  const manifest = await copyOneMoment({ ...options, folder: draft });
  await writeManifest(draft, manifest);
  await rename(draft, folder);
  await sync(dirname(folder));
  return manifest;
}

async function copyOneMoment(options: Options): Promise<Manifest> {
  const { connectionString, files, folder, histories } = options;
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { copied, missing } = await beginWithFiles(client, files, folder);
    const tables: TableCopy[] = [];
    for (const table of await listTables(client)) {
      tables.push({ ...table, ...(await copyTable(client, folder, table)) });
    }
    return {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await listMigrations(client, histories),
      tables,
      sequences: await listSequences(client),
      files: copied,
      missing,
    };
  } finally {
    await client.end();
  }
}

type CopiedFiles = { copied: FileCopy[]; missing: string[] };
type StoredObject = { key: string; path: string };

/** Begins a transaction whose snapshot holds no object without its file, but for those whose file is lost. */
async function beginWithFiles(
  client: ClientBase,
  files: Files,
  folder: string,
): Promise<CopiedFiles> {
  const copied = new Map<string, FileCopy>();
  for (let look = 1; ; look++) {
    await client.query('begin isolation level repeatable read, read only');
    await client.query('set local statement_timeout to 0');
    const objects = await listObjects(client);
    const missing: string[] = [];
    for (const { key, path } of objects) {
      if (copied.has(key)) continue;
      const sha256 = await copyFile(files, folder, key);
      if (sha256) copied.set(key, { key, sha256 });
      else missing.push(`${path} (${key})`);
    }
    if (missing.length === 0 || look === mostLooks) {
      const keys = objects.map(({ key }) => key);
      return { copied: await dropOthers(folder, copied, keys), missing };
    }
    // Deleted after our moment: a later one does not know it. A file that stays away is lost.
    await client.query('rollback');
  }
}

async function listObjects(client: ClientBase): Promise<StoredObject[]> {
  const { rows } = await client.query<{ path: string; version: string }>(
    `select bucket_id || '/' || name as path, version from storage.objects where version is not null`,
  );
  return rows.map(({ path, version }) => ({ path, key: objectKey(version) }));
}

async function dropOthers(
  folder: string,
  copied: Map<string, FileCopy>,
  keys: string[],
): Promise<FileCopy[]> {
  const wanted = new Set(keys);
  const gone = [...copied.keys()].filter((key) => !wanted.has(key));
  await Promise.all(gone.map((key) => rm(filePath(folder, key), { force: true })));
  return [...copied.values()].filter(({ key }) => wanted.has(key));
}

async function copyFile(files: Files, folder: string, key: string): Promise<string | undefined> {
  const stream = await files.read(key);
  if (!stream) return undefined;
  const path = filePath(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: privateFolder });
  return writeWithHash(Readable.from(stream), path);
}

async function copyTable(
  client: pg.Client,
  folder: string,
  table: Pick<TableCopy, 'schema' | 'name' | 'columns'>,
): Promise<Pick<TableCopy, 'rows' | 'sha256'>> {
  const columns = table.columns.map((name) => client.escapeIdentifier(name)).join(', ');
  const source = client.query(copyTo(`copy ${qualified(client, table)} (${columns}) to stdout`));
  const sha256 = await writeWithHash(source.pipe(createGzip()), tablePath(folder, table), source);
  return { rows: source.rowCount, sha256 };
}

async function writeWithHash(
  source: Readable,
  path: string,
  origin: Readable = source,
): Promise<string> {
  const hash = createHash('sha256');
  // A pipe does not hand on the failure of its source.
  if (origin !== source) origin.on('error', (error) => source.destroy(error));
  await pipeline(
    source,
    async function* (chunks) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path, { mode: privateFile, flush: true }),
  );
  return hash.digest('hex');
}

async function makeFolder(draft: string): Promise<void> {
  try {
    await rm(draft, { recursive: true, force: true });
    await makeFolders(join(draft, 'tables'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BackupError(`${draft} cannot be written to (${code}). Name a folder that can.`);
  }
}

/** One level at a time: Node's own recursion never ends where the system refuses a folder as if its parent were missing, as in /proc. */
async function makeFolders(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: privateFolder });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolders(dirname(path));
    await mkdir(path, { mode: privateFolder });
  }
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
