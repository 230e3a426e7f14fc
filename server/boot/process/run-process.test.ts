import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// The test starts a separate process, because an unhandled rejection would end the process of the tests.

const runWith = (reason: string) =>
  promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import pg from 'pg';
     import { runProcess } from ${JSON.stringify(import.meta.resolve('./run-process.ts'))};
     await runProcess(async () => ({ url: '', stop: async () => undefined }));
     const sqlError = (code) => Object.assign(new pg.DatabaseError('failed', 0, 'error'), { code });
     void Promise.reject(${reason});
     setTimeout(() => console.log('still running'), 50);`,
  ]);

it.each([
  ['is read-only', `sqlError('25006')`],
  ['is short of disk', `sqlError('53100')`],
  ['ended the statement after its time limit', `sqlError('57014')`],
  ['ended the statement after a deadlock', `sqlError('40P01')`],
])(
  'background work that fails because the database %s does not end the process',
  async (_, reason) => {
    expect((await runWith(reason)).stdout).toBe('still running\n');
  },
);

it.each([
  ['a programming error', `new TypeError('x is not a function')`],
  ['an unknown table', `sqlError('42P01')`],
])('%s ends it', async (_, reason) => {
  await expect(runWith(reason)).rejects.toThrow();
});

it('a pooler that mixes up prepared statements ends it with one line', async () => {
  for (const code of ['26000', '42P05']) {
    await expect(runWith(`sqlError('${code}')`)).rejects.toMatchObject({
      code: 1,
      stderr: `DATABASE_URL leads to a pooler that mixes up prepared statements (${code}). Switch it to session mode and restart it, or connect to PostgreSQL itself.\n`,
    });
  }
});

it('a process that cannot run on the tables of a newer one stops in order, and fails', async () => {
  const run = promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { runProcess } from ${JSON.stringify(import.meta.resolve('./run-process.ts'))};
     import { SchemaError } from ${JSON.stringify(import.meta.resolve('../../postgres/migrations/migration-error.ts'))};
     const outdated = Promise.resolve(new SchemaError('The database is newer.'));
     await runProcess(async () => ({ url: '', stop: async () => console.log('stopped'), outdated }));`,
  ]);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: 'stopped\n',
    stderr: 'The database is newer.\n',
  });
});
