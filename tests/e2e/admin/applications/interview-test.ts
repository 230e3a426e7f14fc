import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MailServer, startMailServer } from '../../../fixtures/mail/mail-server.ts';
import { removeFolder } from '../../../fixtures/remove-folder.ts';
import { freePort, startProduct, stopProduct } from '../../../process/product.ts';
import { administrator, jwtSecret } from '../../support/settings.ts';
import { test as base } from '../../support/staff-test.ts';

/** A product of its own, because that of the other tests has no mail server. */
export const test = base.extend<{ mailServer: MailServer; productUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
  mailServer: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.stop();
  },
  productUrl: [
    async ({ mailServer }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'alpaca-interview-'));
      const product = await startProduct({
        PORT: String(await freePort()),
        DATA_DIR: folder,
        DEMO_CONTENT: 'false',
        ADMIN_EMAIL: administrator.email,
        ADMIN_PASSWORD: administrator.password,
        AUTH_JWT_SECRET: jwtSecret,
        SMTP_URL: mailServer.url,
      });
      await use(product.url);
      await stopProduct(product);
      await removeFolder(folder);
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ productUrl }, use) => use(productUrl),
});

export const utc = (time: Date) => time.toISOString().replace('.000', '');

/** The start of the interview as the panel shows it. */
export const inWords = (time: Date) =>
  time.toLocaleTimeString('en-GB', {
    timeZone: 'Europe/Stockholm',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The text of a field for date and time. */
export const inStockholm = (time: Date) =>
  time.toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 16).replace(' ', 'T');
