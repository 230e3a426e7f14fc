import type { Page } from '@playwright/test';

/** Waits for hydration: before it, a link loads a new page and a form is submitted natively. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.touchedEarly === undefined);
}
