import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Generated, generate, generatedFiles } from '../../../scripts/database/generate.ts';
import {
  computeChecksums,
  readCommittedChecksums,
} from '../../../scripts/database/migration-checksums.ts';
import { describeDrift } from '../../../scripts/database/write-or-check.ts';
import { withClient } from '../../../server/postgres/with-client.ts';
import { cloneDatabase, projectRoot, type TestDatabase } from '../../fixtures/database.ts';

let database: TestDatabase;
let generated: Generated;

beforeAll(async () => {
  database = await cloneDatabase();
  generated = await withClient(database.url, generate);
});
afterAll(() => database.drop());

describe('committed files match the migrations', () => {
  for (const name of ['types', 'serverTypes', 'snapshot'] as const) {
    test(generatedFiles[name], async () => {
      const committed = await readFile(join(projectRoot, generatedFiles[name]), 'utf8');
      expect(describeDrift(committed, generated[name])).toBe('');
    });
  }
});

test('no migration was edited after its checksum was committed', async () => {
  const committed = await readCommittedChecksums(projectRoot);
  const computed = await computeChecksums(projectRoot);
  const changed = [...computed].filter(([name, checksum]) => committed.get(name) !== checksum);
  expect(changed.map(([name]) => name)).toEqual([]);
  expect([...committed.keys()].filter((name) => !computed.has(name))).toEqual([]);
});

test('a column that was not regenerated is reported in every generated file', async () => {
  await withClient(database.url, (client) =>
    client.query('alter table public.clients add column wool_grade smallint not null default 1'),
  );
  const changed = await withClient(database.url, generate);
  expect(describeDrift(generated.types, changed.types)).toContain(
    '+           wool_grade?: number;',
  );
  expect(describeDrift(generated.serverTypes, changed.serverTypes)).toContain(
    '+     wool_grade: Generated<number>;',
  );
  expect(describeDrift(generated.snapshot, changed.snapshot)).toBe(
    '+   wool_grade smallint default 1 not null,',
  );
});
