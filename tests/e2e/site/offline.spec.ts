import { setOffline } from '../support/network.ts';
import { untilReady } from '../support/ready.ts';
import { expect, languages, test } from '../support/test.ts';

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

const texts = {
  en: { notice: 'You’re offline.', link: 'See how it works', next: 'Four steps.' },
  sv: { notice: 'Du är offline.', link: 'Se hur det går till', next: 'Fyra steg.' },
};

for (const language of languages) {
  test(`without a connection the page stays, and a link opens when there is one, ${language}`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    const t = texts[language];
    await visit('/', language);
    await untilReady(page);
    const title = page.getByRole('heading', { level: 1 });
    const read = await title.innerText();
    await setOffline(page, true);
    await page.getByRole('link', { name: t.link }).click();
    await expect(page.getByRole('alert')).toContainText(t.notice);
    await expect(title).toHaveText(read);
    await expect(page.locator('html')).not.toHaveAttribute('data-navigating');
    if (language === 'en') await expectAccessible();

    await setOffline(page, false);
    await expect(title).toContainText(t.next);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.goBack();
    await expect(title).toHaveText(read);
  });
}

test('a link that waits does not open once the visitor has gone back', async ({ page, visit }) => {
  await visit('/faq', 'en');
  await untilReady(page);
  await page.getByRole('link', { name: 'For candidates' }).click();
  await expect(page).toHaveURL(/#/);
  await setOffline(page, true);
  await page.getByRole('main').getByRole('link', { name: 'Ask us' }).click();
  await expect(page.getByRole('alert')).toContainText(texts.en.notice);
  await page.goBack();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await setOffline(page, false);
  await expect(page).toHaveURL(/\/faq[^#]*$/);
});

test('a browser that is wrong about the connection follows links', async ({ page, visit }) => {
  await visit('/', 'en');
  await untilReady(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.getByRole('link', { name: texts.en.link }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(texts.en.next);
});
