import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolders } from '../make-folders.ts';
import type { Content, Files } from '../storage/files/files.ts';
import { readWhole } from '../storage/files/whole-file.ts';
import { privateFolder } from '../support/private-modes.ts';
import type { EarlierFiles } from './copy-files.ts';
import {
  BackupError,
  filePath,
  type Manifest,
  manifestName,
  parseManifest,
  tablePath,
  writeManifest,
} from './manifest.ts';
import { namePattern } from './series.ts';
import { writeWithHash } from './write-with-hash.ts';

// A series of backups in a bucket. Each has its tables and its manifest below `backups/<name>`; uploaded files are stored
// once for all of them below `files`, because a key is never used for another content.

type Complete = { name: string; manifest: Manifest };

export class BackupBucket {
  readonly #files: Files;
  readonly #prefix: string;

  /** The prefix is that of the series, with a slash at its end if it is not empty. */
  constructor(files: Files, prefix: string) {
    this.#files = files;
    this.#prefix = prefix;
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

  /** The files of the newest backup, which stay where they are. */
  async earlierFiles(): Promise<EarlierFiles> {
    const newest = (await this.list()).at(-1);
    const known = new Map(newest?.manifest.files.map((file) => [file.key, file]));
    return {
      take: async (key) => {
        const { sha256, size } = known.get(key) ?? {};
        return sha256 && size !== undefined ? { sha256, size } : undefined;
      },
    };
  }

  /** Uploads a backup without the files that the newest one has. The manifest makes it complete, so it comes last. */
  async upload(
    name: string,
    folder: string,
    manifest: Manifest,
    signal?: AbortSignal,
  ): Promise<void> {
    const earlier = await this.earlierFiles();
    for (const { key } of manifest.files) {
      signal?.throwIfAborted();
      if (await earlier.take(key, '')) continue;
      await this.#files.write(this.#fileKey(key), read(filePath(folder, key)));
    }
    for (const table of manifest.tables) {
      const path = tablePath(folder, table);
      await this.#files.write(this.#keyOf(name, tablePath('', table)), read(path));
    }
    await this.#files.write(this.#keyOf(name, manifestName), read(join(folder, manifestName)));
  }

  /** Deletes all but the newest backups, and the files that none of those has. Returns the names of the deleted. */
  async deleteOldest(keep: number): Promise<string[]> {
    const complete = await this.list();
    const kept = new Set(
      complete.slice(-keep).flatMap(({ manifest }) => manifest.files.map(({ key }) => key)),
    );
    const oldest = complete.slice(0, -keep);
    for (const { name, manifest } of oldest) {
      // First the manifest, so that a deletion that is interrupted leaves nothing that looks like a backup.
      await this.#files.delete([this.#keyOf(name, manifestName)]);
      await this.#files.deleteFolder(`${this.#prefix}backups/${name}`);
      const unused = manifest.files.filter(({ key }) => !kept.has(key));
      await this.#files.delete(unused.map(({ key }) => this.#fileKey(key)));
    }
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

/** Opens the file when it is read: a stream that fails to open before anybody listens would end the process. */
async function* read(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

async function* chunksOf(content: Content): AsyncGenerator<Uint8Array> {
  if (Buffer.isBuffer(content)) yield content;
  else yield* content;
}
