import { type Browser, expect, type Page, test } from '@playwright/test';

// Without the sign of life that the other tests give: here the scripts take their time.

async function open(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true });
  // A browser without a window invents a pointer that moves as soon as there is something below it.
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

const isReady = (page: Page) => page.evaluate(() => window.touchedEarly === undefined);

test('nothing is loaded until somebody stirs, and then everything', async ({
  browser,
  baseURL,
}) => {
  const { page, scripts } = await open(browser, baseURL, '/pricing?lang=en');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const footer = page.getByRole('contentinfo');
  expect(scripts).toEqual([]);
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  await page.touchscreen.tap(5, 200);
  await expect.poll(() => isReady(page)).toBe(true);
  expect(scripts.length).toBeGreaterThan(3);
  await expect(footer).toHaveCSS('content-visibility', 'visible');

  // Whoever comes to a place further down, or comes back to it, needs the heights above it.
  await page.reload();
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await page.context().close();
});

test('whoever sits still gets them too', async ({ browser, baseURL }) => {
  const { page } = await open(browser, baseURL, '/faq?lang=sv');
  await expect.poll(() => isReady(page)).toBe(true);
  await page.context().close();
});

test('what was typed and chosen before they came counts', async ({ browser, baseURL }) => {
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
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});
