import type { Page } from '@playwright/test';

/** Goes to another screen of the open app as the buttons of the browser do, without loading the app anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
