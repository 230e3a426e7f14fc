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
  // A page waits for the product about a third of its time.
  workers: 3,
  // On a busy machine about one browser action in 50,000 times out (decision 091). A test that fails once is listed as flaky.
  retries: 1,
  forbidOnly: true,
  // Generous limits, because a busy machine is slow. No test measures speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Without a UTF-8 locale, Chromium drops letters such as å from the names of downloads.
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
    // These tests change settings of the whole product, so they run one at a time, after all others.
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
        // So that a test can send requests from its own IP address, in X-Forwarded-For.
        TRUST_PROXY: '1',
        // Most tests share one IP address and would exceed limits that are meant for people.
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
        // Treats every sign-in as too old for actions that need a recent one.
        AUTH_RECENT_SIGN_IN: '0',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      reuseExistingServer: false,
      stdout: 'ignore',
    },
  ],
});
