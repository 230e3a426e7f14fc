import type { Browser, Page } from '@playwright/test';

export async function openPhone(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true });
  // Headless Chromium dispatches a pointermove of its own after the first layout.
  await context.addInitScript(() => {
    window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
  });
  return context.newPage();
}

/** Keeps the scripts of the page from loading. */
export async function holdScripts(page: Page, files: string | RegExp = '**/assets/*.js') {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return release;
}

export const isReady = (page: Page) => page.evaluate(() => window.earlyInput === undefined);
