import { expect, test } from '@playwright/test';
import { holdScripts, isReady, openPhone } from './hold-scripts.ts';

// Links that are followed before the scripts of a page have started.

test('a link that the browser follows shows progress immediately', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL);
  const release = await holdScripts(page, /assets.*js|how-it-works/);
  await page.goto('/pricing?lang=en');
  // The state is read in the same task: otherwise Playwright waits for navigations.
  const clickAndReadState = (selector: string) =>
    page.evaluate((link) => {
      document.querySelector<HTMLElement>(link)?.click();
      const isReady = window.earlyInput === undefined;
      return { isNavigating: 'navigating' in document.documentElement.dataset, isReady };
    }, selector);
  expect(await clickAndReadState('a[href="#content"]')).toEqual({
    isNavigating: false,
    isReady: false,
  });
  expect(await clickAndReadState('footer a[href*="/how-it-works"]')).toEqual({
    isNavigating: true,
    isReady: false,
  });
  release();
  await expect(page).toHaveURL(/how-it-works/);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});

test('a link that the router follows shows progress before the router prepares the navigation', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL);
  await page.goto('/pricing?lang=en');
  await expect.poll(() => isReady(page)).toBe(true);
  const inFrame = await page.evaluate(
    () =>
      new Promise((resolve) => {
        // Deferred scripts and drawings of this page may still arrive.
        const countRequests = () =>
          performance.getEntriesByType('resource').filter(({ name }) => /how-it-works/.test(name))
            .length;
        const before = countRequests();
        document.querySelector<HTMLElement>('footer a[href*="/how-it-works"]')?.click();
        requestAnimationFrame(() =>
          resolve({
            isNavigating: 'navigating' in document.documentElement.dataset,
            requests: countRequests() - before,
          }),
        );
      }),
  );
  expect(inFrame).toEqual({ isNavigating: true, requests: 0 });
  await expect(page).toHaveURL(/how-it-works/);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');

  // With a key that opens a tab the page stays.
  const tab = page.context().waitForEvent('page');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Pricing', exact: true })
    .click({ modifiers: ['Control'] });
  await (await tab).waitForURL(/pricing/);
  await expect(page).toHaveURL(/how-it-works/);
  await page.context().close();
});
