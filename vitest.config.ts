import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,database,domain,server,scripts,tests}/**/*.test.ts'],
    exclude: ['tests/e2e/**'],
    globalSetup: 'tests/fixtures/cluster.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
