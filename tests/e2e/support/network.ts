import { expect, type Page } from '@playwright/test';

/**
 * Switches the network and waits until the page is affected: the browser reports the change before
 * its network stack applies it, and on a busy machine the next request would slip through.
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
