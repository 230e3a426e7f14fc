import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What the server of the end-to-end tests is started with, and the tests themselves must know.

export const dataDir = join(tmpdir(), `alpaca-e2e-${process.env.TEST_RUN_ID ?? 'local'}`);

export const administrator = {
  email: 'astrid@alpaca.example',
  password: 'only for tests on this machine',
};
export const jwtSecret = 'signs the keys of the end-to-end tests';
export const linkedinSecret = 'secret-of-the-test-client';
