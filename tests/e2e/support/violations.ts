import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

// The library is one small script, because the page compiles it again in every document.
const library = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// The scheme is a media query that the browser applies in place, so one page serves both. Rules
// without colours have the same result in both.
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

/** Violations in light and dark colours, in the page and its frames. */
export function findViolations(page: Page, except: string[] = []): Promise<string[]> {
  return whileStill(page, async () => {
    const inLight = await inspect(page, except);
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await inspect(page, except, { runOnly: rulesOfColour });
    await page.emulateMedia({ colorScheme: 'light' });
    return [...inLight, ...inDark];
  });
}

/** Violations other than of colours, which are the same in every language of a page. */
export function findViolationsOfText(page: Page): Promise<string[]> {
  const rules = Object.fromEntries(rulesOfColour.map((rule) => [rule, { enabled: false }]));
  return whileStill(page, () => inspect(page, [], { rules }));
}

async function inspect(
  page: Page,
  except: string[],
  runOptions: RunOptions = {},
): Promise<string[]> {
  const options: RunOptions = { ...runOptions, resultTypes: ['violations'] };
  return page.evaluate(
    async ([exclude, axeOptions]) => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
      }
      const { violations } = await window.axe.run({ exclude }, axeOptions);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
    },
    [except, options] as const,
  );
}

/**
 * Disables transitions: axe would measure colours between two schemes, or those of a fading toast.
 */
async function whileStill(page: Page, work: () => Promise<string[]>): Promise<string[]> {
  await load(page);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  const found = await work();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

async function load(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    await frame.waitForLoadState();
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(library);
  }
}
