import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from '../../support/staff-test.ts';
import { createArticle, dispatchFiles, expectSaved, field } from './article-editor.ts';

// The visitor gets 404 until the article is published.
test.use({ expectedErrors: /Failed to load resource/ });

const picture = (width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: '#17443a' } })
    .png()
    .toBuffer();

test('an article with pictures is written in both languages and published on schedule', async ({
  page,
  backend,
  enterAs,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8);
  await enterAs('editor');
  await createArticle(page, `Wool and wages ${mark}`);
  const slug = `wool-and-wages-${mark}`;

  const description = page.getByLabel('Description');
  await test.step('texts in both languages are written, with an image', async () => {
    await field(page, 'Title (Swedish)').fill(`Ull och löner ${mark}`);
    await field(page, 'Introduction (English)').fill('What shearing taught us about pay.');
    await field(page, 'Introduction (Swedish)').fill('Vad klippningen lärde oss om lön.');
    const english = field(page, 'Text (English)');
    await english.click();
    await page.keyboard.type('Pay is a conversation.');
    await dispatchFiles(english, 'drop', {
      files: [{ name: 'barn.png', type: 'image/png', bytes: await picture() }],
    });
    await expect(description).toBeFocused();
    await expect(page.getByText('Image descriptions: Missing')).toBeVisible();
    await description.fill('A barn at dusk');
    await page.keyboard.press('Enter');
    await expect(english.getByRole('img', { name: 'A barn at dusk' })).toBeVisible();
    const swedish = field(page, 'Text (Swedish)');
    await swedish.click();
    await page.keyboard.type('Lön är ett samtal.');
  });

  await test.step('a tag and a cover complete both languages', async () => {
    await page.getByRole('button', { name: 'New tag' }).click();
    await page.getByLabel('Name (English)').fill(`Wool ${mark}`);
    await page.getByLabel('Name (Swedish)').fill(`Ull ${mark}`);
    await page.getByRole('button', { name: 'Create tag' }).click();
    await expect(page.getByRole('button', { name: `Wool ${mark}`, pressed: true })).toBeVisible();
    await page.locator('input[type=file][aria-label]').setInputFiles({
      name: 'cover.png',
      mimeType: 'image/png',
      buffer: await picture(1280, 720),
    });
    await field(page, 'Image description (English)').fill('Wool in the wind');
    await field(page, 'Image description (Swedish)').fill('Ull i vinden');
    await expect(page.getByText('Both languages are complete.')).toBeVisible();
    await expectSaved(page);
    await expectAccessible();
  });

  await test.step('the preview shows the article', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Wool and wages ${mark}`);
    await expect(frame.getByRole('img', { name: 'A barn at dusk' })).toBeVisible();
    await page.getByRole('button', { name: 'Close preview' }).click();
  });

  // A visitor without an account reads it by a link, until the link is revoked.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Preview link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const url = await page.getByLabel('The link (shown only once)').inputValue();
  const visitorContext = await browser.newContext();
  const visitorPage = await visitorContext.newPage();
  const response = await visitorPage.goto(`${url}?lang=sv`);
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(`Ull och löner ${mark}`);
  expect((await visitorPage.goto(`${baseURL}/blog/${slug}`))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Link revoked.')).toBeVisible();
  expect((await visitorPage.goto(url))?.status()).toBe(404);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Schedule').check();
  await expectAccessible();
  // Far enough ahead for a busy machine to see the article before its time.
  const time = Math.ceil(Date.now() / 1000) * 1000 + 15_000;
  const local = await page.evaluate((moment) => {
    const date = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
    return date.toISOString().slice(0, 19);
  }, time);
  await page.getByLabel('Date and time').fill(local);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^Scheduled for/).first()).toBeVisible();
  expect((await visitorPage.request.get(`${baseURL}/blog/${slug}`)).status()).toBe(404);
  expect((await visitorPage.request.get(`${baseURL}/blog?lang=sv`)).ok()).toBe(true);

  const publishedAt = async (path: string, expectedText: string) => {
    for (;;) {
      const text = await (await visitorPage.request.get(`${baseURL}${path}`)).text();
      if (text.includes(expectedText)) return Date.now();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const moments = await Promise.all([
    publishedAt(`/blog/${slug}?lang=en`, `Wool and wages ${mark}`),
    publishedAt(`/blog/${slug}?lang=sv`, `Ull och löner ${mark}`),
    publishedAt('/blog?lang=sv', `Ull och löner ${mark}`),
  ]);
  // Nothing is published before its time; the database and the test read one clock.
  expect(Math.min(...moments)).toBeGreaterThanOrEqual(time);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  await test.step('changes of a published article are saved by hand, and its old URL redirects', async () => {
    await field(page, 'Page URL').fill(`${slug}-again`);
    await field(page, 'Title (English)').fill(`Wages and wool ${mark}`);
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(page.getByText('Changes published.')).toBeVisible();
    await visitorPage.goto(`${baseURL}/blog/${slug}?lang=en`);
    await expect(visitorPage).toHaveURL(`${baseURL}/blog/${slug}-again?lang=en`);
    await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText(
      `Wages and wool ${mark}`,
    );
    await expect(visitorPage.getByRole('img', { name: 'A barn at dusk' })).toBeVisible();
    await expect(visitorPage.getByRole('img', { name: 'Wool in the wind' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(page.getByText('a draft again.')).toBeVisible();
  expect((await visitorPage.goto(`${baseURL}/blog/${slug}-again`))?.status()).toBe(404);
  await visitorContext.close();

  await page.goto(`/admin/blog?q=${mark}&lang=en`);
  await expect(page.getByRole('link', { name: `Wages and wool ${mark}` })).toBeVisible();
  await expectAccessible();
  const { data } = await backend.service
    .from('articles')
    .select('state')
    .eq('slug', `${slug}-again`);
  expect(data).toEqual([{ state: 'draft' }]);
});
