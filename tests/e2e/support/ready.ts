import type { Page } from '@playwright/test';

/** Waits for hydration: before it a link loads a whole page and a form is submitted by the browser. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.earlyInput === undefined);
}
