import { expect, test } from '../../support/staff-test.ts';
import { languages } from '../../support/test.ts';
import { inLanguage, settings } from './journey.ts';

test.use(settings);

for (const language of languages) {
  const say = inLanguage(language);

  test(`a reader filters articles by subject, opens one and continues, ${language}`, async ({
    page,
    visit,
  }) => {
    const { paging, article } = say('blog');
    const words = {
      en: { subject: 'Interviews', title: /^The structured interview/, part: 'The objection' },
      sv: { subject: 'Intervjuer', title: /^Den strukturerade intervjun/, part: 'Invändningen' },
    }[language];
    await visit('/blog', language);
    await page.getByRole('link', { name: paging.older }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('link', { name: words.subject }).click();
    await expect(page).toHaveURL(/tag=interviews/);
    await expect(page).not.toHaveURL(/page=2/);
    await page.getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await page
      .getByRole('navigation', { name: article.contents })
      .getByRole('link', { name: words.part })
      .click();
    await expect(page.getByRole('heading', { name: words.part })).toBeInViewport();
    await expect(page.getByRole('heading', { name: article.related })).toBeVisible();

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/tag=interviews/);
    await expect(page.getByRole('link', { name: words.title })).toBeVisible();
  });
}
