import { languages, test } from '../support/test.ts';

test('the not-found screen has no violations', async ({ page, expectAccessible }) => {
  for (const language of languages) {
    await page.goto(`/nowhere?lang=${language}`);
    await expectAccessible();
  }
});

for (const language of languages) {
  test(`open menus have no violations on wide screens and phones, ${language}`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    await visit('/', language);
    const buttons = page.getByRole('banner').getByRole('button');
    await buttons.first().click();
    await expectAccessible();

    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await buttons.and(page.locator(':visible')).click();
    await expectAccessible();
  });
}
