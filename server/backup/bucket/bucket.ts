import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hourMs } from '../../../domain/units.ts';
import type { Content, Files } from '../../storage/files/files.ts';
import { readWhole } from '../../storage/files/whole-file.ts';
import { makeFolders } from '../../support/make-folders.ts';
import { privateFolder } from '../../support/private-modes.ts';
import type { EarlierFiles } from '../copy-files.ts';
import {
  BackupError,
  filePath,
  type Manifest,
  manifestName,
  parseManifest,
  tablePath,
  writeManifest,
} from '../manifest.ts';
import { namePattern } from '../series.ts';
import { writeWithHash } from '../write-with-hash.ts';
import { lockBucket } from './bucket-lock.ts';

// A series of backups in a bucket. Each has its tables and its manifest below `backups/<name>`; uploaded files are stored
// once for all of them below `files`, because a key is never used for another content.

type Complete = { name: string; manifest: Manifest };

export class BackupBucket {
  readonly #files: Files;
  readonly #prefix: string;

  /** The prefix of the series, with a slash at its end if it is not empty. */
  constructor(files: Files, prefix: string) {
    this.#files = files;
    this.#prefix = prefix;
  }

  /** Keeps other backups out until the returned function is called. */
  lock(): Promise<() => Promise<void>> {
    return lockBucket(this.#files, { prefix: this.#prefix });
  }

  /** The complete backups, the oldest first. */
  async list(): Promise<Complete[]> {
    const folder = `${this.#prefix}backups`;
    const complete: Complete[] = [];
    for await (const { key } of this.#files.list(folder)) {
      const [name = '', file] = key.slice(folder.length + 1).split('/');
      if (file === manifestName && namePattern.test(name))
        complete.push({ name, manifest: await this.#readManifest(name) });
    }
    return complete.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** The files of the newest backup, which stay where they are. One that the bucket has lost is sent again. */
  async earlierFiles(): Promise<EarlierFiles> {
    const newest = (await this.list()).at(-1);
    const storedFiles = newest && (await this.#listFiles());
    const knownFiles = new Map(newest?.manifest.files.map((file) => [file.key, file]));
    return {
      take: async (key) => {
        const { sha256, size } = knownFiles.get(key) ?? {};
        return sha256 && size !== undefined && storedFiles?.has(key) ? { sha256, size } : undefined;
      },
    };
  }

  /**
   * Uploads a backup without the files that it took from an earlier one, or with all files if there is none. The manifest
   * makes it complete, so it comes last.
   */
  async upload(
    name: string,
    folder: string,
    manifest: Manifest,
    { earlier, signal }: { earlier?: EarlierFiles; signal?: AbortSignal },
  ): Promise<void> {
    if (!earlier) await this.#assertSame(manifest);
    for (const { key } of manifest.files) {
      signal?.throwIfAborted();
      if (await earlier?.take(key, '')) continue;
      await this.#files.write(this.#fileKey(key), read(filePath(folder, key)));
    }
    for (const table of manifest.tables) {
      const path = tablePath(folder, table);
      await this.#files.write(this.#keyOf(name, tablePath('', table)), read(path));
    }
    await this.#assertStored(manifest);
    await this.#files.write(this.#keyOf(name, manifestName), read(join(folder, manifestName)));
  }

  /**
   * Deletes all but the newest backups, the files that belong to none of those, and the remains of interrupted uploads
   * and deletions. Returns the names of the deleted backups.
   */
  async deleteOldest(keep: number): Promise<string[]> {
    const oldest = (await this.list()).slice(0, -keep);
    for (const { name } of oldest) {
      // First the manifest, so that a deletion that is interrupted leaves nothing that looks like a backup.
      await this.#files.delete([this.#keyOf(name, manifestName)]);
      await this.#files.deleteFolder(`${this.#prefix}backups/${name}`);
    }
    // Another backup may be complete by now.
    const remainingKeys = await this.list();
    await this.#deleteUnused(keysOf(oldest), keysOf(remainingKeys));
    await this.#deleteIncomplete(new Set(remainingKeys.map(({ name }) => name)));
    return oldest.map(({ name }) => name);
  }

  /** Writes a backup to a new folder, as npm run backup writes one to a folder. */
  async download(name: string, folder: string): Promise<void> {
    const manifest = await this.#readManifest(name);
    await makeFolders(folder);
    await mkdir(join(folder, 'tables'), { mode: privateFolder });
    for (const table of manifest.tables)
      await this.#save(this.#keyOf(name, tablePath('', table)), tablePath(folder, table));
    for (const { key } of manifest.files) {
      const path = filePath(folder, key);
      await makeFolders(dirname(path));
      await this.#save(this.#fileKey(key), path);
    }
    await writeManifest(folder, manifest);
  }

  /** A copy that differs is damaged, and must not replace the one that other backups have. */
  async #assertSame(manifest: Manifest): Promise<void> {
    const otherFiles = (await this.list()).flatMap((backup) => backup.manifest.files);
    const hashes = new Map(manifest.files.map(({ key, sha256 }) => [key, sha256]));
    const differingFile = otherFiles.find(
      ({ key, sha256 }) => (hashes.get(key) ?? sha256) !== sha256,
    );
    if (!differingFile) return;
    throw new BackupError(
      `The stored file ${differingFile.key} differs from the one in earlier backups, which the bucket holds once for all. Nothing was sent. Write this backup to another prefix.`,
    );
  }

  /** Another backup to the same place may have deleted files that this one relies on. */
  async #assertStored(manifest: Manifest): Promise<void> {
    const storedFiles = await this.#listFiles();
    const missingFile = manifest.files.find(({ key }) => !storedFiles.has(key));
    if (!missingFile) return;
    throw new BackupError(
      `${this.#fileKey(missingFile.key)} was deleted from the bucket during the backup. There is no backup. Repeat it, while no other one writes there.`,
    );
  }

  /** The keys of the uploaded files, and when each was sent. */
  async #listFiles(): Promise<Map<string, Date>> {
    const sent = new Map<string, Date>();
    for await (const { key, modifiedAt } of this.#files.list(`${this.#prefix}files`))
      sent.set(key.slice(this.#fileKey('').length), modifiedAt);
    return sent;
  }

  async #deleteUnused(released: Set<string>, needed: Set<string>): Promise<void> {
    const unused = [...(await this.#listFiles())].filter(
      ([key, sentAt]) => !needed.has(key) && (released.has(key) || isLeft(sentAt)),
    );
    await this.#files.delete(unused.map(([key]) => this.#fileKey(key)));
  }

  async #deleteIncomplete(complete: Set<string>): Promise<void> {
    const folder = `${this.#prefix}backups/`;
    const incomplete: string[] = [];
    for await (const { key, modifiedAt } of this.#files.list(`${this.#prefix}backups`)) {
      const [name = ''] = key.slice(folder.length).split('/');
      if (namePattern.test(name) && !complete.has(name) && isLeft(modifiedAt)) incomplete.push(key);
    }
    await this.#files.delete(incomplete);
  }

  async #save(key: string, path: string): Promise<void> {
    const content = await this.#files.read(key);
    if (!content) throw new BackupError(`The backup is damaged: the bucket has no ${key}.`);
    await writeWithHash(chunksOf(content), path);
  }

  async #readManifest(name: string): Promise<Manifest> {
    const key = this.#keyOf(name, manifestName);
    const bytes = await readWhole(this.#files, key);
    if (!bytes) throw new BackupError(`The bucket holds no complete backup ${name}: no ${key}.`);
    return parseManifest(bytes.toString(), key);
  }

  #keyOf(name: string, path: string): string {
    return `${this.#prefix}backups/${name}/${path}`;
  }

  #fileKey(key: string): string {
    return `${this.#prefix}files/${key}`;
  }
}

const keysOf = (backups: Complete[]) =>
  new Set(backups.flatMap(({ manifest }) => manifest.files.map(({ key }) => key)));

/** An upload without a manifest may still be under way on its first day. */
const isLeft = (sentAt: Date) => sentAt.getTime() < Date.now() - 24 * hourMs;

/** Opens the file only when it is read: a stream that fails to open before it has a listener would end the process. */
async function* read(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

async function* chunksOf(content: Content): AsyncGenerator<Uint8Array> {
  if (Buffer.isBuffer(content)) yield content;
  else yield* content;
}
