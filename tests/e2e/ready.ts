import type { Page } from '@playwright/test';

/** Until the page's scripts listen: before that a link leaves the page and a form is sent as it stands. */
export async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => window.touchedEarly === undefined);
}
