import { expect, languages, paths, test } from './test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const language of languages) {
    test.describe(`${language}, ${colorScheme}`, () => {
      test.use({ colorScheme });

      for (const path of paths) {
        test(`${path} has no violations`, async ({ visit, expectAccessible }) => {
          await visit(path, language);
          await expectAccessible();
        });
      }

      test('nor has the not-found screen', async ({ page, expectAccessible }) => {
        await page.goto(`/nowhere?lang=${language}`);
        await expectAccessible();
      });

      test('nor has an open menu', async ({ page, visit, expectAccessible }) => {
        await visit('/', language);
        await page.getByRole('banner').getByRole('button').first().click();
        await expectAccessible();
      });

      test('nor has the menu of a phone', async ({ page, visit, expectAccessible }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await visit('/', language);
        await page.getByRole('banner').getByRole('button').and(page.locator(':visible')).click();
        await expectAccessible();
      });
    });
  }
}

test('the page can be used at 200 % zoom', async ({ page, visit }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await visit('/');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
