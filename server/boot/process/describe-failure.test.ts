import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { initialise } from '../../postgres/embedded/initialise.ts';
import { MigrationError } from '../../postgres/migrations/migration-error.ts';
import { describeFailure } from './describe-failure.ts';

// The output of initdb on a full disk.
const output = `initdb: error: could not write to file "base/1": No space left on device
initdb: removing contents of data directory
PANIC:  could not write to file "pg_wal/xlogtemp.29": No space left on device
child process was terminated by signal 6: Aborted`;

it('describes a full disk at the first start in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alpaca-full-'));
  try {
    const initdb = join(folder, 'initdb');
    await writeFile(initdb, `#!/bin/sh\ncat >&2 <<'END'\n${output}\nEND\nexit 1\n`);
    await chmod(initdb, 0o755);
    const cluster = join(folder, 'postgres');
    const error = await initialise(cluster, { initdb, postgres: initdb }, {}).catch(
      (thrown: unknown) => thrown,
    );
    expect(describeFailure(error)).toMatch(/^The disk is full: .* Free some, then start again\.$/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('describes a full disk under any file in the same way', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  expect(describeFailure(error)).toMatch(/^The disk is full: /);
});

it.each([
  [
    '53100',
    'could not extend file "base/5/17760": No space left on device',
    'Free space on its disk',
  ],
  ['53300', 'too many connections for role "agency"', 'Raise max_connections of PostgreSQL'],
])('says what to do about %s of PostgreSQL', (code, message, advice) => {
  const error = Object.assign(new pg.DatabaseError(message, 1, 'error'), { code });
  expect(describeFailure(error)).toMatch(/^The database failed: [^\n]+ then repeat this\.$/);
  expect(describeFailure(error)).toContain(`(${code}). ${advice}`);
});

it('describes a connection that was cut during a migration as that', () => {
  const statement = { text: 'select 1', start: 0, codeStart: 0 };
  const file = {
    path: 'database/a.sql',
    script: 'select 1',
    version: '1',
    name: 'a',
    statements: [statement],
    checksum: '',
  };
  const fail = (cause: unknown) => describeFailure(new MigrationError(file, statement, cause));
  expect(fail(new Error('Connection terminated unexpectedly'))).toBe(
    'The connection to the database was lost: Connection terminated unexpectedly. Repeat this when PostgreSQL responds.',
  );
  expect(fail(new Error('syntax error'))).toBe('database/a.sql:1: syntax error');
});
