import { languages, test } from '../support/test.ts';

test('the not-found screen has no violations', async ({ page, expectAccessibleIn }) => {
  for (const language of languages) {
    await page.goto(`/nowhere?lang=${language}`);
    await expectAccessibleIn(language);
  }
});

for (const language of languages) {
  test(`open menus have no violations on wide screens and phones, ${language}`, async ({
    page,
    visit,
    expectAccessibleIn,
  }) => {
    await visit('/', language);
    const buttons = page.getByRole('banner').getByRole('button');
    await buttons.first().click();
    await expectAccessibleIn(language);

    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await buttons.and(page.locator(':visible')).click();
    await expectAccessibleIn(language);
  });
}
