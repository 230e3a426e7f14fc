import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

// Tests with programs that npm does not bring: the database and protocol tests on the oldest PostgreSQL that the product
// promises to run on, and those of a pooler and a proxy.

/** Texts and columns that only the newest version has. */
const newest = ['tests/database/drift.test.ts', 'tests/protocol/realtime/virtual-columns.test.ts'];
/** Fills columns with triggers disabled, which takes a superuser; here the owner of the database is an ordinary user. */
const superuser = ['tests/protocol/functions/personal-data/personal-data.test.ts'];
/** Long, and about the process rather than about the database. */
const long = [
  'tests/protocol/auth/{attacks,known-devices,mail-floods,processes,rate-limits}.test.ts',
  'tests/protocol/realtime/{heartbeat,processes,slow-reader,volume}.test.ts',
  'tests/protocol/realtime/tokens.test.ts',
  'tests/protocol/rest/{cancel,filter-property,read-limits}.test.ts',
  'tests/protocol/storage/{bucket-away,crash,files,images,move-copy-remove,upload}.test.ts',
];

export default defineConfig({
  test: {
    ...shared.test,
    include: ['tests/{database,deployment,protocol}/**/*.test.ts'],
    exclude: [...newest, ...superuser, ...long],
    globalSetup: 'tests/fixtures/oldest-postgres.ts',
  },
});
