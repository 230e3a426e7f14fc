import { untilReady } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu opens by touch, closes when a link is chosen and keeps the language', async ({
    page,
    visit,
  }) => {
    await visit('/', 'sv');
    const other = page.getByRole('banner').getByRole('link', { name: 'EN', exact: true });
    await expect(other).toBeInViewport({ ratio: 1 });
    const name = page.getByRole('banner').getByRole('link', { name: /Alpaca/ });
    await expect(name.first()).toHaveAttribute('href', '/?lang=sv');
    const button = page.getByRole('button', { name: 'Meny' });
    await button.tap();
    const panel = page.getByRole('navigation', { name: 'Huvudmeny' });
    await expect(panel.getByRole('link', { name: 'Vanliga frågor' })).toBeVisible();
    await panel.getByRole('link', { name: 'Vanliga frågor' }).tap();
    await expect(page).toHaveURL(/\/faq\?lang=sv$/);
    await expect(panel.getByRole('link', { name: 'Vanliga frågor' })).toBeHidden();
  });

  test('a menu opened before the scripts have loaded stays open', async ({ page }) => {
    const { promise: isOpened, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await isOpened;
      await route.continue();
    });
    // The load event would wait for scripts that an interaction has started.
    await page.goto('/?lang=sv', { waitUntil: 'domcontentloaded' });
    const button = page.getByRole('button', { name: 'Meny' });
    await button.tap();
    expect(await page.evaluate(() => window.earlyInput !== undefined)).toBe(true);
    release();
    await untilReady(page);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const last = page.getByRole('navigation', { name: 'Huvudmeny' }).getByRole('link').last();
    await expect(last).toBeVisible();
    await last.focus();
    const behind = page.getByRole('main').getByRole('link').first();
    await behind.focus();
    await expect(last).toBeHidden();
  });
});
