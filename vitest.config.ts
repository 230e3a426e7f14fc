import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes take longest. If one of them began last, it would run alone at the end. */
const slow = /\/tests\/(deployment|faults|fuzz|process)\//;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slow.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{app,database,domain,server,scripts,tests}/**/*.test.ts'],
    // Playwright runs the browser tests; vitest.services.ts runs those of tests/deployment.
    exclude: ['tests/e2e/**', 'tests/deployment/**'],
    globalSetup: 'tests/fixtures/postgres/cluster.ts',
    // Most of these wait for a database or a process more than they compute.
    maxWorkers: 5,
    // Loading the server again for each file took as long as its tests. No test replaces a module or changes the environment.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    // See decision 440. The report marks a test that passes at the second attempt.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A generous limit, because a busy machine is slow. No test measures speed.
    expect: { poll: { timeout: 15_000 } },
  },
});
