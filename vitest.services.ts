import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

// Tests with programs that npm does not bring: the database and protocol tests on the oldest PostgreSQL that the product
// promises to run on, and those of a pooler and a proxy.

/** Texts and columns that only the newest version has. */
const newest = ['tests/database/schema/drift.test.ts'];
/** Long, and about the process rather than about the database. */
const long = [
  'tests/protocol/functions/applications/{apply-attacks,uploads}.test.ts',
  'tests/protocol/rest/{filters/filter-property,reads/read-limits}.test.ts',
];
/** Protocols that send the same few statements in most of their tests. */
const representative = [
  'tests/protocol/auth/{admin/admin,sessions/refresh-token,sessions/sessions,users/signup}.test.ts',
  'tests/protocol/realtime/{capture,deleted-rows,filters,postgres-changes,row-security}.test.ts',
  'tests/protocol/storage/{buckets,download,list,signed}.test.ts',
];

export default defineConfig({
  test: {
    ...shared.test,
    include: [
      'tests/{database,deployment}/**/*.test.ts',
      'tests/protocol/functions/{applications,mail,people}/**/*.test.ts',
      'tests/protocol/rest/{filters,functions,reads,writes}/**/*.test.ts',
      ...representative,
      // Tasks that are mostly SQL.
      'tests/worker/{stage-rules,tasks}.test.ts',
    ],
    exclude: [...newest, ...long],
    globalSetup: 'tests/fixtures/postgres/oldest-postgres.ts',
  },
});
