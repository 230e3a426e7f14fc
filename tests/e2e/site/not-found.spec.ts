import { expect, test } from '../support/test.ts';

for (const [language, title, home] of [
  ['en', 'This page has wandered off', 'Go to the home page'],
  ['sv', 'Den här sidan har rymt ur hagen', 'Till startsidan'],
] as const) {
  test(`an unknown path returns 404 in ${language}`, async ({ page }) => {
    const response = await page.goto(`/no-such-page?lang=${language}`);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(new RegExp(`/\\?lang=${language}$`));
  });
}

test('missing pages are not indexed and have their own title', async ({ request }) => {
  for (const path of [
    '/no-such-page',
    '/job/no-such-job',
    '/blog/no-such-article',
    '/blog?page=99',
    '/blog?page=1e308',
    '/blog?page=99999999999999999999',
    '/job/%00',
  ]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const page = await response.text();
    expect(page).toContain('<title>This page has wandered off | Alpaca</title>');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
  }
});

test('Back leads to the back office although public pages do not know its routes', async ({
  page,
}) => {
  await page.goto('/admin?lang=en');
  await page.getByRole('link', { name: 'Alpaca' }).first().click();
  await expect(page).toHaveURL(/\/(\?lang=en)?$/);
  await page.reload();
  await page.waitForFunction(() => window.earlyInput === undefined);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
});
