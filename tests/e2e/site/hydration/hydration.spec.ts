import { expect, test } from '@playwright/test';
import { holdScripts, isReady, openPhone } from './hold-scripts.ts';

// Other tests interact with the page immediately, which starts its scripts. Here nothing does.

const paths = [
  '/',
  '/calculator',
  '/membership',
  '/job/hygglo-fullstack-developer',
  '/kandidatbanken',
];

for (const path of paths) {
  test(`scripts of ${path} are loaded after the first paint, without any interaction`, async ({
    browser,
    baseURL,
  }) => {
    const page = await openPhone(browser, baseURL);
    const booking = page.waitForRequest('**/rpc/get_next_calendly_url');
    await page.goto(`${path}?lang=en`);
    await booking;
    await expect.poll(() => isReady(page)).toBe(true);
    const { firstPaint, firstScript } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      firstScript: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    }));
    expect(firstScript).toBeGreaterThan(firstPaint);
    await page.context().close();
  });
}

test('the first movement of a slider changes the result, and the visit is counted from the opening of the page', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL);
  const events: { name: string; path: string; properties: Record<string, string> }[] = [];
  await page.exposeFunction('recordEvent', (text: string) => void events.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const { recordEvent } = window as unknown as { recordEvent: (text: string) => void };
    navigator.sendBeacon = (_url, body) => {
      if (body instanceof Blob) void body.text().then(recordEvent);
      return true;
    };
    // Makes the page believe that it was on screen for eleven seconds before its scripts ran.
    const now = performance.now.bind(performance);
    performance.now = () => now() + 11_000;
  });
  await page.goto('/calculator?lang=en');
  await expect.poll(() => events).toMatchObject([{ name: 'page_view', path: '/calculator' }]);
  const saving = page.locator('form p[aria-hidden=true] b');
  const before = await saving.textContent();
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(saving).not.toHaveText(before ?? '');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).click();
  await expect
    .poll(() => events.slice(1).map(({ name, path, properties }) => [name, path, properties.level]))
    .toEqual(
      expect.arrayContaining([
        ['engagement', '/calculator', 'medium'],
        ['page_view', '/pricing', undefined],
      ]),
    );
  await page.context().close();
});

test('the height of a page stays the same when its scripts start', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL);
  const release = await holdScripts(page);
  await page.goto('/?lang=en');
  await page.evaluate(() => document.fonts.ready);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  release();
  await expect.poll(() => isReady(page)).toBe(true);
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(1);
  await page.context().close();
});

test('figures that are entered before hydration are in the result', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL);
  const release = await holdScripts(page);
  await page.goto('/calculator?lang=en');
  await page.getByLabel('Hires per year', { exact: true }).first().fill('10');
  await page.getByRole('radio', { name: 'SEK' }).check();
  expect(await isReady(page)).toBe(false);
  release();
  await expect(page).toHaveURL(/hires=10.*currency=SEK/);
  await expect(page.getByLabel('Hires per year', { exact: true }).first()).toHaveValue('10');
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});

test('a search text that is entered before hydration stays', async ({ browser, baseURL }) => {
  const page = await openPhone(browser, baseURL);
  const release = await holdScripts(page);
  await page.goto('/available-jobs?lang=en');
  const search = page.getByRole('searchbox');
  await search.evaluate((field: HTMLInputElement) => {
    field.value = 'developer';
  });
  release();
  await page.touchscreen.tap(5, 5);
  await expect.poll(() => isReady(page)).toBe(true);
  await expect(search).toHaveValue('developer');
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});

// The browser could use another language than the page.
test('the page, not the browser, explains a form that is sent incomplete before hydration', async ({
  browser,
  baseURL,
}) => {
  const page = await openPhone(browser, baseURL);
  const release = await holdScripts(page);
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
  // Something is seen to happen while the scripts are loading.
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-navigating');
  release();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await expect(root).not.toHaveAttribute('data-navigating');
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});
