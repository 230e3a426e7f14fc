import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The server of the end-to-end tests and the tests themselves share these settings.

export const dataDir = join(tmpdir(), `alpaca-e2e-${process.env.TEST_RUN_ID ?? 'local'}`);

export const administrator = {
  email: 'astrid@alpaca.example',
  password: 'only for tests on this machine',
};
export const jwtSecret = 'signs the keys of the end-to-end tests';
export const linkedinSecret = 'secret-of-the-test-client';

export const port = Number(process.env.E2E_PORT ?? 3210);

/** Replies are received at this address and on this port. */
export const inboundAddress = 'replies@alpaca.example';
export const inboundPort = port + 2;

/** A number to which no text message is sent: its code is always this one. */
export const testPhone = { number: '+46700000042', code: '424242' };
