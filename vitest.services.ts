import { defineConfig } from 'vitest/config';
import shared from './vitest.config.ts';

// Tests with programs that npm does not install: tests of SQL on the oldest PostgreSQL that the product supports, and tests
// with a pooler and a proxy. Decision 224 has the rule: a file is listed here if its statements could behave differently on
// another version of PostgreSQL, and no listed file sends the same statements.

/** Tests of texts and columns that only the newest PostgreSQL has. */
const newest = ['tests/database/schema/drift.test.ts'];
/** Long tests, left out because other listed files prove the same for this version. */
const long = [
  'tests/database/clients/contact-reads.test.ts',
  'tests/database/seed/{essential-content,large-database,seed-loading}.test.ts',
];
/** One file for each kind of statement that the data API composes. */
const rest = [
  'tests/protocol/rest/filters/{filter,full-text,logic}.test.ts',
  'tests/protocol/rest/functions/{overloads,rpc,rpc-request}.test.ts',
  'tests/protocol/rest/reads/{aggregates,computed,count,embed,embed-errors,order-and-range,select,spread}.test.ts',
  'tests/protocol/rest/writes/{delete,insert,insert-errors,preferences,update,upsert}.test.ts',
];
/** One file for each group of statements of the other services. */
const services = [
  'tests/protocol/auth/{admin/{admin,admin-access,change-users},users/{rejected-sign-ups,signup,signup-settings}}.test.ts',
  'tests/protocol/auth/sessions/{refresh-token,session-time-limits,sessions,stolen-refresh-token}.test.ts',
  'tests/protocol/functions/applications/{add-application,applications,apply,board,close-job,undo-move}.test.ts',
  'tests/protocol/functions/mail/{ended-mail,fitting-mail,undone-end}.test.ts',
  'tests/protocol/functions/people/{concurrency,pause,person-export}.test.ts',
  'tests/protocol/functions/people/erasure/{erasure,erasure-matching}.test.ts',
  'tests/protocol/functions/people/merging/{merge-all-rows,merge-history,merge-people}.test.ts',
  'tests/protocol/realtime/postgres-changes/{capture,commits,deleted-rows,failing-policies,filters}.test.ts',
  'tests/protocol/realtime/postgres-changes/{grants,postgres-changes,publications,row-keys,row-security}.test.ts',
  'tests/protocol/realtime/{replay,sql-broadcasts}.test.ts',
  'tests/protocol/storage/{bucket-rights,buckets,download,list,signed/signed}.test.ts',
  'tests/worker/{job-alerts,publish-articles,tasks,visit-sums}.test.ts',
];

export default defineConfig({
  test: {
    ...shared.test,
    include: ['tests/{database,deployment}/**/*.test.ts', ...rest, ...services],
    exclude: [...newest, ...long],
    globalSetup: 'tests/fixtures/postgres/oldest-postgres.ts',
  },
});
