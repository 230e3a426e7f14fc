import { languageToCheck, test } from '../support/test.ts';

test('the not-found screen has no violations', async ({ page, expectAccessible }) => {
  await page.goto(`/nowhere?lang=${languageToCheck}`);
  await expectAccessible();
});

test('open menus have no violations on wide screens and phones', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/', languageToCheck);
  const buttons = page.getByRole('banner').getByRole('button');
  await buttons.first().click();
  await expectAccessible();

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await buttons.and(page.locator(':visible')).click();
  await expectAccessible();
});
