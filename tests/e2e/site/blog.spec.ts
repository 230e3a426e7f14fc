import { randomUUID } from 'node:crypto';
import { connectBackend } from '../support/backend.ts';
import { expect, test } from '../support/test.ts';

test('a page beyond the last is not found', async ({ page }) => {
  expect((await page.goto('/blog?page=99&lang=en'))?.status()).toBe(404);
});

test('an unknown subject shows the whole list', async ({ page }) => {
  await page.goto('/blog?tag=astrology&lang=en');
  await expect(page.getByRole('link', { name: 'All', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('an article that does not exist is not found', async ({ page }) => {
  expect((await page.goto('/blog/no-such-article'))?.status()).toBe(404);
});

test('an untranslated article is marked as English', async ({ page, baseURL }) => {
  const { service } = await connectBackend(baseURL ?? '');
  const slug = `wool-${randomUUID().slice(0, 8)}`;
  const text = { type: 'text', text: 'Wash it cold.' };
  await service
    .from('articles')
    .insert({
      slug,
      title: { en: 'Washing wool' },
      excerpt: { en: 'Cold water.', sv: 'Kallt vatten.' },
      body: { en: { type: 'doc', content: [{ type: 'paragraph', content: [text] }] } },
      state: 'published',
      publish_at: new Date().toISOString(),
    })
    .throwOnError();
  try {
    await page.goto(`/blog/${slug}?lang=sv`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await expect(page.locator('[lang=en]', { hasText: 'Wash it cold.' })).toBeVisible();
    await expect(page.getByText('Kallt vatten.')).not.toHaveAttribute('lang');
  } finally {
    await service.from('articles').delete().eq('slug', slug).throwOnError();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions are searched, and answers open', async ({ page }) => {
    await page.goto('/faq?lang=en');
    await page.getByRole('searchbox').fill('pause');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('status')).toHaveText('2 questions');
    await expect(page.getByText(/pause for up to three whole months/)).toBeVisible();
  });
});

test('questions are searched while typing', async ({ page, visit }) => {
  await visit('/faq', 'sv');
  await page.getByRole('searchbox').fill('personnummer');
  await expect(page.getByRole('status')).toHaveText('1 fråga');
  await expect(page.getByText('Aldrig, och inte om personnummer heller.')).toBeVisible();
});

test('earlier terms stay readable', async ({ page, visit }) => {
  await visit('/general-terms');
  await expect(page.getByText(/^Version 2, in force since/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveCount(
    13,
  );
  await page.getByRole('link', { name: /^Version 1/ }).click();
  await expect(page.getByText(/^Version 1.*It has been replaced/)).toBeVisible();
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('link', { name: 'Read the current version' }).click();
  await expect(page.getByText(/^Version 2, in force since/)).toBeVisible();
  expect((await page.goto('/general-terms?version=77'))?.status()).toBe(404);
});
