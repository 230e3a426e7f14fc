import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,database,domain,server,scripts,tests}/**/*.test.ts'],
    // The second have a configuration of their own.
    exclude: ['tests/e2e/**', 'tests/deployment/**'],
    globalSetup: 'tests/fixtures/postgres/cluster.ts',
    // Most of these wait for a database or a process more than they compute.
    maxWorkers: 3,
    // Loading the server anew for each file took as long as its tests. No test replaces a module or changes the environment.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Patience, not a measure of speed.
    expect: { poll: { timeout: 15_000 } },
  },
});
