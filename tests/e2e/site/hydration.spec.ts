import { type Browser, expect, type Page, test } from '@playwright/test';

// The other tests interact with the page at once; here hydration has to wait.

async function open(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true });
  // Headless Chromium dispatches a pointermove of its own after the first layout.
  await context.addInitScript(() => {
    window.addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true);
  });
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(path);
  return { page, scripts };
}

const isReady = (page: Page) => page.evaluate(() => window.earlyInput === undefined);

test('scripts are loaded at the first interaction', async ({ browser, baseURL }) => {
  const { page, scripts } = await open(browser, baseURL, '/pricing?lang=en');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(scripts).toEqual([]);
  await page.touchscreen.tap(5, 200);
  await expect.poll(() => isReady(page)).toBe(true);
  expect(scripts.length).toBeGreaterThan(3);
  await page.context().close();
});

test('the height of a page stays the same at the first interaction', async ({
  browser,
  baseURL,
}) => {
  const { page } = await open(browser, baseURL, '/?lang=en');
  await page.evaluate(() => document.fonts.ready);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.touchscreen.tap(5, 200);
  await expect.poll(() => isReady(page)).toBe(true);
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  await page.context().close();
});

test('a link that the browser follows shows progress at once', async ({ browser, baseURL }) => {
  const { page } = await open(browser, baseURL, '/pricing?lang=en');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets|how-it-works/, async (route) => {
    await held;
    await route.continue();
  });
  // The page is asked in the same moment: Playwright waits for navigations otherwise.
  const clicked = (selector: string) =>
    page.evaluate((link) => {
      document.querySelector<HTMLElement>(link)?.click();
      const isReady = window.earlyInput === undefined;
      return { isNavigating: 'navigating' in document.documentElement.dataset, isReady };
    }, selector);
  expect(await clicked('a[href="#content"]')).toEqual({ isNavigating: false, isReady: false });
  expect(await clicked('footer a[href*="/how-it-works"]')).toEqual({
    isNavigating: true,
    isReady: false,
  });
  release();
  await expect(page).toHaveURL(/how-it-works/);
  await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});

test('scripts are loaded after a while without interaction', async ({ browser, baseURL }) => {
  const { page } = await open(browser, baseURL, '/faq?lang=sv');
  await expect.poll(() => isReady(page)).toBe(true);
  await page.context().close();
});

test('input from before hydration counts', async ({ browser, baseURL }) => {
  const { page } = await open(browser, baseURL, '/calculator?lang=en');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Hires per year', { exact: true }).first().fill('10');
  await page.getByRole('radio', { name: 'SEK' }).check();
  expect(await isReady(page)).toBe(false);
  release();
  await expect(page).toHaveURL(/hires=10.*currency=SEK/);
  await expect(page.getByLabel('Hires per year', { exact: true }).first()).toHaveValue('10');

  await page.goto('/available-jobs?lang=en');
  const search = page.getByRole('searchbox');
  await search.evaluate((field: HTMLInputElement) => {
    field.value = 'developer';
  });
  await page.touchscreen.tap(5, 5);
  await expect.poll(() => isReady(page)).toBe(true);
  await expect(search).toHaveValue('developer');

  // The page explains an incomplete form, not the browser, which may use another language.
  await page.unrouteAll({ behavior: 'wait' });
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.goto('/kandidatbanken?lang=sv');
  await page.evaluate(() => {
    const isPrevented = new Promise((resolve) => {
      document.addEventListener('invalid', (event) => resolve(event.defaultPrevented), true);
    });
    Object.assign(window, { isPrevented });
  });
  const form = page.locator('form[data-own-errors]');
  await form.locator('button[type=submit]').tap();
  expect(await page.evaluate(() => Reflect.get(window, 'isPrevented'))).toBe(true);
  load();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});
