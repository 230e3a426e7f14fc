import { defineConfig } from '@playwright/test';
import {
  administrator,
  dataDir,
  inboundAddress,
  inboundPort,
  jwtSecret,
  linkedinSecret,
  port,
  testPhone,
} from './tests/e2e/support/settings.ts';
import { clientId } from './tests/fixtures/identity-provider/identity-provider.ts';

// The real product in production mode, on a database made for this run.

const baseURL = `http://localhost:${port}`;
const identityProvider = `http://127.0.0.1:${port + 1}`;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // A browser on a busy machine misses a moment once in some thousand tests. A test that fails once is listed as flaky.
  retries: 1,
  forbidOnly: true,
  // Patience, not a measure of speed: a busy machine is slow, and nothing here is about that.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Without a locale in UTF-8, Chromium drops names of downloads that have letters like å.
      env: { ...process.env, LANG: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'journeys', testIgnore: /settings\// },
    // These change what holds for everybody, so they come one by one, when nobody else is there.
    {
      name: 'settings',
      testMatch: /settings\//,
      dependencies: ['journeys'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  webServer: [
    {
      command: `exec node tests/fixtures/identity-provider/identity-provider-process.ts ${port + 1} ${linkedinSecret} ${baseURL}/auth/v1/callback`,
      url: `${identityProvider}/.well-known/openid-configuration`,
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'ignore',
    },
    {
      command: `rm -rf ${dataDir} && node scripts/build.ts && exec node build/process/main.js`,
      url: `${baseURL}/readyz`,
      timeout: 300_000,
      env: {
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        AUTH_JWT_SECRET: jwtSecret,
        LINKEDIN_CLIENT_ID: clientId,
        LINKEDIN_CLIENT_SECRET: linkedinSecret,
        LINKEDIN_ISSUER: identityProvider,
        VAT_NUMBER: 'SE000000000001',
        BANKGIRO: '000-0000',
        INBOUND_ADDRESS: inboundAddress,
        INBOUND_SMTP_PORT: String(inboundPort),
        // So that a test can come from an address of its own.
        TRUST_PROXY: '1',
        // All tests come from one address and would run into limits meant for people.
        FORM_MAILS_PER_HOUR: '100000',
        SMS_TEST_OTP: `${testPhone.number}=${testPhone.code}`,
        AUTH_SMS_INTERVAL: '0',
        AUTH_SMS_PER_NUMBER: '1000',
        AUTH_MAIL_INTERVAL: '0',
        AUTH_MAILS_PER_VISITOR: '100000',
        AUTH_MAILS_PER_HOUR: '100000',
        AUTH_LIMIT_MAIL: '100000',
        AUTH_LIMIT_TOKEN: '100000',
        AUTH_LIMIT_VERIFY: '100000',
        AUTH_LIMIT_FACTOR: '100000',
        AUTH_LIMIT_FAILURES: '100000',
        // As if everybody had signed in a while ago.
        AUTH_RECENT_SIGN_IN: '0',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      reuseExistingServer: false,
      stdout: 'ignore',
    },
  ],
});
