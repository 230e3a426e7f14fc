import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import type { Language } from '../../domain/language.ts';

// Every URL that stands so far: a path that is not listed does not compile.
export const paths = ['/'] as const;
export type Path = (typeof paths)[number];

export const languages: Language[] = ['en', 'sv'];

type Fixtures = {
  visit: (path: Path, language?: Language) => Promise<void>;
  expectAccessible: () => Promise<void>;
  /** Fails the test when the page reports an error or breaks its security policy. */
  cleanConsole: undefined;
};

export const test = base.extend<Fixtures>({
  visit: async ({ page }, use) => {
    await use(async (path, language) => {
      await page.goto(language ? `${path}?lang=${language}` : path);
      await expect(page.locator('html')).not.toHaveAttribute('data-language', 'pending');
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.target)}`)).toEqual([]);
    });
  },
  cleanConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`${message.text()} ${message.location().url}`);
      });
      await use(undefined);
      expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
    },
    { auto: true },
  ],
});

// A browser calls an answer of 404 or a connection that a test cut an error of the page.
function isExpected(line: string): boolean {
  return /^Failed to load resource: (the server responded with a status of (404|500)|net::ERR_FAILED)/.test(
    line,
  );
}

export async function openWithoutScripts(page: Page, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false });
  if (!context) throw new Error('There is no browser');
  const plain = await context.newPage();
  await plain.goto(new URL(path, page.url()).href);
  return plain;
}

export { expect };
