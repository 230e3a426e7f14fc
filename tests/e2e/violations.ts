import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

// The scheme is a media query, which the browser applies in place, so one page serves both, and
// what has nothing to do with colours is the same in both.
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds in light and in dark colours, in the page and its frames. */
export async function findViolations(page: Page, except: string[] = []): Promise<string[]> {
  for (const frame of page.frames()) {
    await frame.waitForLoadState();
    await frame.evaluate(axe.source);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await inspect(page, except, { runOnly: rulesOfColour });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inDark, ...(await inspect(page, except))];
}

async function inspect(page: Page, except: string[], more: RunOptions = {}): Promise<string[]> {
  await holdStill(page);
  const options: RunOptions = { ...more, resultTypes: ['violations'] };
  const found = await page.evaluate(
    async ([exclude, given]) => {
      const { violations } = await window.axe.run({ exclude }, given);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
    },
    [except, options] as const,
  );
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found;
}

/**
 * A colour on its way from one scheme to the other belongs to neither, nor does that of a notice
 * which begins to fade while axe is looking.
 */
async function holdStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
}
