import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setOffline } from '../../support/network.ts';
import { expect, test } from '../../support/staff-test.ts';
import { createArticle, expectSaved, field } from './article-editor.ts';

// The tests cause these errors: a lost connection, and inline handlers in pasted HTML.
test.use({
  expectedErrors:
    /Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED|inline event handler/,
});

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

test('two editors merge their changes, and a version is restored', async ({
  page,
  browser,
  backend,
  signInAs,
  expectAccessible,
}) => {
  const [astrid, birk] = await Promise.all([
    backend.createStaff('editor', 'Astrid Andersson'),
    backend.createStaff('editor', 'Birk Bergman'),
  ]);
  await signInAs(astrid);
  await createArticle(page, 'Two at once');
  const text = field(page, 'Text (English)');
  await text.click();
  await page.keyboard.type('Astrid begins with hay.');
  await expectSaved(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(birk, other);
  await other.goto(page.url());
  await expect(field(other, 'Text (English)')).toHaveText('Astrid begins with hay.');
  await field(other, 'Title (Swedish)').fill('Två på en gång');
  await expect(field(page, 'Title (Swedish)')).toHaveValue('Två på en gång');
  await expect(page.getByText(/^Birk Bergman saved changes/)).toBeVisible();

  // Both edit the same field: the one who saves later resolves the conflict.
  await setOffline(page, true);
  await field(page, 'Title (English)').fill('Two, says Astrid');
  await expect(page.getByText(/You’re offline|Couldn’t save/)).toBeVisible();
  await field(other, 'Title (English)').fill('Two, says Birk');
  await expectSaved(other);
  await setOffline(page, false);
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await expect(field(other, 'Title (English)')).toHaveValue('Two, says Astrid');
  await context.close();

  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('All of it is straw now.');
  await expectSaved(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  const versions = page.getByRole('list', { name: 'Versions' }).getByRole('button');
  await expect(versions.first()).toContainText('Astrid Andersson');
  const old = versions.filter({ hasText: 'Birk Bergman' }).last();
  await old.click();
  await expect(page.getByRole('deletion').filter({ hasText: 'straw' })).toBeVisible();
  await expect(page.getByRole('insertion').filter({ hasText: 'hay' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /^Restore version/ }).click();
  await expect(text).toHaveText('Astrid begins with hay.');
  await expectSaved(page);
  await expect
    .poll(async () => {
      const { data } = await backend.service
        .from('article_versions')
        .select('restored_from, body')
        .eq('article_id', idOf(page))
        .order('version', { ascending: false })
        .limit(2)
        .throwOnError();
      return data.map((row) => [
        row.restored_from !== null,
        JSON.stringify(row.body).includes('straw'),
      ]);
    })
    .toEqual([
      [true, false],
      [false, true],
    ]);
});

test('recruiters can read the blog but not change it', async ({ page, backend, enterAs }) => {
  const { data } = await backend.service
    .from('articles')
    .insert({ slug: `draft-${randomUUID()}`, title: { en: 'Hands off' } })
    .select('id')
    .single()
    .throwOnError();
  await enterAs('recruiter');
  await page.goto(`/admin/blog/edit/${data.id}?lang=sv`);
  await expect(page.getByText('Du kan läsa artikeln.')).toBeVisible();
  await expect(field(page, 'Rubrik (engelska)')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Publicera' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Blogg' })).toHaveCount(0);
});
