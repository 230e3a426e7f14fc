import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

// The scheme is a media query that the browser applies in place, so one page serves both. Rules
// without colours have the same result in both.
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Violations in light and dark colours, in the page and its frames. */
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
 * Disables transitions: axe would measure colours between two schemes, or those of a fading toast.
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
