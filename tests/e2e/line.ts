import { expect, type Page } from '@playwright/test';

/**
 * Cuts the line or mends it, and waits until the page feels it: the browser says that it is done
 * before its network knows, and on a busy machine the next request slips through.
 */
export async function setOffline(page: Page, offline: boolean): Promise<void> {
  await page.context().setOffline(offline);
  const isCut = () =>
    page.evaluate(() =>
      fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(
        () => false,
        () => true,
      ),
    );
  await expect.poll(isCut).toBe(offline);
}
