import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../fixtures/database.ts';
import { removeFolder } from '../fixtures/remove-folder.ts';
import { commandEnvironment } from './product.ts';

// Parts of DATA_DIR belong to another user than the one who runs the product. As root the tests leave a folder that is
// root's to another user; otherwise they close a folder to its own user, which has the same effect.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const isRoot = process.getuid?.() === 0;
const otherUser = 65_534;
const run = promisify(execFile);

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alpaca-other-user-'));
  await chmod(folder, 0o755);
});

afterAll(async () => {
  if (!isRoot) await run('chmod', ['-R', 'u+rwX', folder]);
  await removeFolder(folder);
});

it('a .env that the user of the product cannot read is named with the remedy', async () => {
  const file = join(folder, '.env');
  await writeFile(file, 'PORT=3000', { mode: isRoot ? 0o600 : 0 });
  const line = await runAsUser(
    `const { readEnvFile } = await load('server/boot/environment/read-env-file.ts');
     return async () => readEnvFile(${JSON.stringify(file)});`,
  );
  const user = await nameOf(isRoot ? otherUser : process.getuid?.());
  expect(line).toBe(
    `ConfigError: The file ${file} is closed to ${user}, the user of this process (EACCES). Run as root: chown ${user} ${file}`,
  );
});

describe('a folder in DATA_DIR that the user of the product cannot write to', () => {
  it.each(['.', 'files/objects', 'files/objects/27', 'postgres'])('%s is named', async (part) => {
    const data = await makeData(part.replaceAll('/', '-'), part);
    const line = await runAsUser(
      `const { makeDataFolder } = await load('server/boot/database/data-folder.ts');
       return () => makeDataFolder({ DATA_DIR: ${JSON.stringify(data)} });`,
    );
    const path = join(data, part);
    const user = await nameOf(isRoot ? otherUser : process.getuid?.());
    expect(line).toBe(
      isRoot
        ? `ConfigError: DATA_DIR is "${data}", but ${path} belongs to root, and the user of this process, ${user}, may not use it (EACCES). Run as root: chown -R ${user}: ${data}`
        : `ConfigError: DATA_DIR is "${data}", but ${path} is closed to its own user ${user} (EACCES). Run: chmod -R u+rwX ${data}`,
    );
  });

  it.runIf(isRoot)('belongs to the user who runs the product: run it as that user', async () => {
    const data = await makeData('of-daemon', 'postgres');
    await run('chown', ['-R', 'daemon:', data]);
    const line = await runAsUser(
      `const { makeDataFolder } = await load('server/boot/database/data-folder.ts');
       return () => makeDataFolder({ DATA_DIR: ${JSON.stringify(data)} });`,
    );
    const user = await nameOf(otherUser);
    expect(line).toContain(
      `may not use it (EACCES). Run this as that user (sudo -u daemon …). Only if ${user} is to run the product from now on, run as root: chown -R ${user}: ${data}`,
    );
  });

  it('does not look like a missing database to a command', async () => {
    const data = await makeData('command', 'postgres');
    const line = await runAsUser(
      `const { assertDatabaseExists } = await load('server/boot/database/open-for-command.ts');
       return () => assertDatabaseExists({ DATA_DIR: ${JSON.stringify(data)} });`,
    );
    expect(line).toContain(`${data}/postgres `);
  });

  it.each([
    ['write', `files.write('objects/27/x', [Buffer.from('x')])`],
    ['read', `files.read('objects/27/present')`],
    ['delete', `files.delete(['objects/27/present'])`],
    ['list', `Array.fromAsync(files.list('objects'))`],
  ])('is an unavailable storage for %s', async (name, work) => {
    const data = await makeData(`files-${name}`, 'files/objects/27');
    const line = await runAsUser(
      `const { createDiskFiles } = await load('server/storage/files/disk-files.ts');
       const files = createDiskFiles(${JSON.stringify(join(data, 'files'))});
       return () => ${work};`,
    );
    expect(line).toBe('FilesUnavailable: Files cannot be stored now');
  });
});

describe.runIf(isRoot)('root in the DATA_DIR of another user', () => {
  let data: string;
  beforeAll(async () => {
    data = await makeData('of-other', 'files');
    await run('chown', ['-R', `${otherUser}:${otherUser}`, data]);
  });

  it.each([
    ['scripts/assert-startable.ts', [], 'npm start'],
    ['scripts/restore.ts', ['somewhere'], 'npm run restore -- …'],
  ])('%s is rejected', async (script, commandArguments, command) => {
    const failure = await runScript([script, ...commandArguments], data).catch((error) => error);
    expect(failure.code).toBe(1);
    expect(failure.stderr).toBe(`${await adviceFor(command)}\n`);
    expect(await readdir(data)).not.toContain('process.json');
  });

  it.each([
    ['scripts/backup.ts', 'npm run backup -- …'],
    ['scripts/keys.ts', 'npm run keys'],
    ['scripts/seed.ts', 'npm run seed'],
  ])('%s says in one line who should run it', async (script, command) => {
    const failure = await runScript([script], data).catch((error) => error);
    expect(failure.stderr.split('\n')[0]).toBe(await adviceFor(command));
  });

  const adviceFor = async (command: string) => {
    const user = await nameOf(otherUser);
    return `${data} belongs to ${user}, who cannot read what root writes. Run this as that user: sudo -u ${user} ${command}`;
  };
});

/** Makes a data folder whose parts belong to the user of `runAsUser`, except one. */
async function makeData(name: string, closed: string): Promise<string> {
  const data = join(folder, `data-${name}`);
  for (const part of ['postgres', 'files/drafts', 'files/objects/27']) {
    await mkdir(join(data, part), { recursive: true, mode: 0o700 });
  }
  await writeFile(join(data, 'files/objects/27/present'), 'x', { mode: 0o600 });
  if (isRoot) {
    await run('chown', ['-R', `${otherUser}:${otherUser}`, data]);
    await chown(join(data, closed), 0, 0);
  } else await chmod(join(data, closed), 0);
  // Entering the folder itself is allowed, so that the line can name its owner.
  if (closed === '.') await chmod(data, isRoot ? 0o755 : 0o500);
  expect((await stat(data)).isDirectory()).toBe(true);
  return data;
}

/** Loads modules as this user, becomes another one if this is root, and returns the error of the work as one line. */
async function runAsUser(body: string): Promise<string> {
  const program = `
    const load = (path) => import(${JSON.stringify(`${projectRoot}/`)} + path);
    const prepare = async () => { ${body} };
    const work = await prepare();
    if (${isRoot}) { process.setgroups([]); process.setgid(${otherUser}); process.setuid(${otherUser}); }
    await work().then(
      () => console.log('no error'),
      (error) => console.log(error.constructor.name + ': ' + error.message),
    );`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    env: commandEnvironment,
  });
  return stdout.trimEnd();
}

const runScript = (args: string[], DATA_DIR: string) =>
  run(process.execPath, args, {
    cwd: projectRoot,
    env: { ...commandEnvironment, HOME: folder, DATA_DIR, PORT: '0' },
  });

async function nameOf(uid = 0): Promise<string> {
  const { stdout } = await run('id', ['-nu', String(uid)]);
  return stdout.trim();
}
