import { type BrowserContext, test as base, expect } from '@playwright/test';
import type { Language } from '../../../domain/language.ts';
import { untilReady } from './ready.ts';
import { findViolations } from './violations.ts';

// Lists all URLs of the site: a path that is not listed does not compile.
export const paths = [
  '/',
  '/how-it-works',
  '/pricing',
  '/calculator',
  '/membership',
  '/thank-you',
  '/about',
  '/om-oss',
  '/work-at-alpaca',
  '/available-jobs',
  '/current-client-jobs',
  '/job/hygglo-fullstack-developer',
  '/job/ilog-digital-designer',
  '/job/gofido-fullstack-developer',
  '/kandidatbanken',
  '/freelance-network',
  '/faq',
  '/privacy-policy',
  '/general-terms',
  '/blog',
  '/blog/structured-interviews',
] as const;
type Path = (typeof paths)[number];

export const languages: Language[] = ['en', 'sv'];

type Fixtures = {
  visit: (path: Path, language?: Language) => Promise<void>;
  /** Checks light and dark colours; `except` excludes parts that have their own test. */
  expectAccessible: (...except: string[]) => Promise<void>;
  /** Errors that a test causes on purpose. */
  expectedErrors: RegExp;
};

export const test = base.extend<Fixtures>({
  context: async ({ context }, use) => {
    await simulateInteraction(context);
    await use(context);
  },
  /** Fails the test if the page logs an error that is not expected, or violates its security policy. */
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    const expected = [expectedErrors, notFound, blockedInFrame];
    expect(errors.filter((line) => !expected.some((kind) => kind.test(line)))).toEqual([]);
  },
  visit: async ({ page }, use) => {
    await use(async (path, language) => {
      await page.goto(language ? `${path}?lang=${language}` : path);
      await expect(page.locator('html')).not.toHaveAttribute('data-language', 'pending');
      await untilReady(page);
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (...except) => expect(await findViolations(page, except)).toEqual([]));
  },
  expectedErrors: [/^$/, { option: true }],
});

/** Without an interaction, hydration is delayed. */
export async function simulateInteraction(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      window.dispatchEvent(new Event('pointermove'));
    });
  });
}

// The browser logs every 404 as an error of the page.
const notFound = /^Failed to load resource: the server responded with a status of 404/;

// Frames that show mails run no scripts, including the one above.
const blockedInFrame = /^Blocked script execution in 'about:srcdoc' because .* is sandboxed/;

export { expect };

/**
 * The markup of the back office is the same in both languages, so axe checks the one with the
 * longer words.
 */
export const languageToCheck: Language = 'sv';
