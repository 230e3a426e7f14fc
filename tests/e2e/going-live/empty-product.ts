import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../../fixtures/mail/mail-server.ts';
import { codeIn, linksIn } from '../../fixtures/mail/unsent-mail.ts';
import { removeFolder } from '../../fixtures/remove-folder.ts';
import { until } from '../../fixtures/until.ts';
import { commandEnvironment, freePort, startProduct, stopProduct } from '../../process/product.ts';
import type { Backend } from '../support/backend.ts';
import { test as base } from '../support/staff-test.ts';
import { simulateInteraction } from '../support/test.ts';

// A product without demo content, as an agency starts it on its first day. Each test has its own.

export const agency = {
  SITE_NAME: 'Ullhagen',
  ADMIN_EMAIL: 'ada@ullhagen.example',
  MAIL_FROM: 'Ullhagen <hej@ullhagen.example>',
  CONTACT_EMAIL: 'hej@ullhagen.example',
  CONTACT_PHONE: '+46 8 123 45 67',
  SUPPORT_EMAIL: 'hjalp@ullhagen.example',
  SOCIAL_URL: 'https://social.example/ullhagen',
  VAT_NUMBER: 'SE000000000001',
  BANKGIRO: '000-0000',
};

export type Mailbox = Pick<Backend, 'findCode'> & {
  /** The newest mail to the address with that subject. */
  find: (email: string, subject: RegExp) => Promise<MailServer['mails'][number]>;
  findLink: (email: string, subject: RegExp) => Promise<string>;
};

type EmptyProduct = {
  url: string;
  /** The output of the first start. */
  output: string;
  mailbox: Mailbox;
  /** Runs the command that the checklist names. */
  backUp: () => Promise<void>;
};

type Fixtures = {
  product: EmptyProduct;
  /** Opens a browser of somebody who is not signed in. */
  openBrowser: (options?: BrowserContextOptions) => Promise<Page>;
};

export const test = base.extend<Fixtures>({
  product: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'alpaca-empty-'));
      const mailServer = await startMailServer();
      const environment = {
        ...agency,
        PORT: String(await freePort()),
        DATA_DIR: join(folder, 'data'),
        DEMO_CONTENT: 'false',
        SMTP_URL: mailServer.url,
      };
      const product = await startProduct(environment);
      await use({
        url: product.url,
        output: product.output(),
        mailbox: openMailbox(mailServer, product.url),
        backUp: async () => {
          await promisify(execFile)(
            process.execPath,
            ['scripts/backup.ts', join(folder, 'backup')],
            {
              env: { ...commandEnvironment, ...environment },
            },
          );
        },
      });
      await stopProduct(product);
      await mailServer.stop();
      await removeFolder(folder);
    },
    // The start does not count as time of the test.
    { timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url);
  },
  // Pages stay open, and moving pictures would slow down the rest.
  contextOptions: { reducedMotion: 'reduce' },
  openBrowser: async ({ browser, baseURL, contextOptions }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ ...contextOptions, baseURL, ...options });
      contexts.push(context);
      await simulateInteraction(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

function openMailbox(server: MailServer, url: string): Mailbox {
  const find: Mailbox['find'] = (email, subject) =>
    until(() => server.to(email).findLast((mail) => subject.test(mail.subject ?? '')));
  return {
    find,
    findLink: async (email, subject) => {
      const [link] = linksIn((await find(email, subject)).html ?? '', url);
      if (!link) throw new Error(`no link in the mail ${subject}`);
      return link;
    },
    findCode: (email) =>
      until(() =>
        server
          .to(email)
          .map(({ html = '' }) => codeIn(html))
          .findLast(Boolean),
      ),
  };
}

export { expect } from '../support/staff-test.ts';
