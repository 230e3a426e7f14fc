import type { Page } from '@playwright/test';

/** Goes to another screen of the open app like the back button of the browser, without loading the app again. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
