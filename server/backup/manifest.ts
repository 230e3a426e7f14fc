import { access, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { privateFile } from '../support/private-modes.ts';

// The manifest of a backup is written last: a folder without it is not a backup.

const tableSchema = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  /** Hash of the compressed file, so that damage is found before the restore begins. */
  sha256: z.string(),
});

const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The applied migrations, by history. */
  migrations: z.record(z.string(), z.array(z.string())),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  files: z.array(z.object({ key: z.string(), sha256: z.string(), size: z.int().optional() })),
  /** Objects whose file was lost before the backup: it has their rows, but not their bytes. */
  missing: z.array(z.string()).default([]),
  /** Objects whose file the storage has lost or damaged, but an earlier backup of the series had: it has their bytes. */
  unstored: z.array(z.string()).default([]),
  /** Keys of files that the operator had accepted as lost: it has their rows, but not their bytes. */
  lost: z.array(z.string()).default([]),
  /** Objects whose file differs in size from their row: the bytes are copied as they were found. */
  damaged: z.array(z.string()).default([]),
  /** Tables that do not belong to the product. */
  leftOut: z.array(z.string()).default([]),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableCopy = Manifest['tables'][number];
export type FileCopy = Manifest['files'][number];

/** An error of the backup or its target that the operator can fix. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export const tablePath = (folder: string, { schema, name }: Pick<TableCopy, 'schema' | 'name'>) =>
  join(folder, 'tables', `${schema}.${name}.copy.gz`);

type LackingFile = { path: string; key: string; reason: string };

/** A file that is missing or damaged, as a manifest lists it. */
export const describeFile = ({ path, key, reason }: LackingFile) => `${path} (${key}): ${reason}`;

/** The key in such a line. A name may look like one, so that the last counts. */
export const keyIn = (line: string): string | undefined =>
  /.*\((objects\/[^/()]+\/[^/()]+)\): /s.exec(line)?.[1];

export const manifestName = 'manifest.json';

export const filePath = (folder: string, key: string) => join(folder, 'files', key);

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  await writeFile(join(folder, manifestName), text, { mode: privateFile });
}

export const hasManifest = (folder: string): Promise<boolean> =>
  access(join(folder, manifestName)).then(
    () => true,
    () => false,
  );

export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName);
  const text = await readFile(path, 'utf8').catch(async ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'ENOENT') throw new BackupError(`${path} cannot be read (${code}).`);
    await access(folder).catch(() => {
      throw new BackupError(`${folder} does not exist.`);
    });
    throw new BackupError(`${folder} is not a complete backup: it has no manifest.json.`);
  });
  return parseManifest(text, path);
}

export function parseManifest(text: string, path: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw new BackupError(`${path} is not the manifest of a backup that this program can read.`);
  }
}
