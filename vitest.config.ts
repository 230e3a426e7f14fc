import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start processes take longest; begun last, one of them would run alone at the end. */
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
    // The second have a configuration of their own.
    exclude: ['tests/e2e/**', 'tests/deployment/**'],
    globalSetup: 'tests/fixtures/postgres/cluster.ts',
    // Most of these wait for a database or a process more than they compute.
    maxWorkers: 4,
    // Loading the server again for each file took as long as its tests. No test replaces a module or changes the environment.
    isolate: false,
    sequence: { sequencer: SlowFirst },
    // As for the browser tests: a busy machine misses a moment once in some thousand tests, and the report marks a repeated test.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Patience, not a measure of speed.
    expect: { poll: { timeout: 15_000 } },
  },
});
