import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { setOffline } from '../../support/network.ts';
import { expect, test } from '../../support/staff-test.ts';
import { createArticle, dispatchFiles, expectSaved, field } from './article-editor.ts';

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

test('invalid input is rejected with a message, and pasted content is cleaned', async ({
  page,
  backend,
  enterAs,
  open,
}) => {
  await enterAs('editor');
  await open('/admin/blog/new');
  await field(page, 'Title (English)').fill('🎉🎉🎉');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByText('Enter a title in words, in at least one language.')).toBeVisible();

  await createArticle(page, 'Pasted together');
  const text = field(page, 'Text (English)');
  await text.click();
  await dispatchFiles(text, 'paste', {
    files: [{ name: 'huge.png', type: 'image/png', bytes: Buffer.alloc(20 * 1024 * 1024, 1) }],
  });
  await expect(page.getByText(/“huge.png” is 20 MB. Images can be up to 10 MB/)).toBeVisible();
  await dispatchFiles(text, 'paste', {
    files: [{ name: 'lies.png', type: 'image/png', bytes: Buffer.from('<script>') }],
  });
  await expect(page.getByText(/“lies.png” can’t be opened/)).toBeVisible();
  await dispatchFiles(text, 'drop', {
    files: [{ name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }],
  });
  await expect(page.getByText(/“cv.pdf” isn’t a supported image/)).toBeVisible();

  await dispatchFiles(text, 'paste', {
    html: `<p class="MsoNormal"><b style="mso-bidi-font-weight:normal">Bold</b><o:p></o:p></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>First</p>
      <script>window.hacked = true</script><img src="x" onerror="window.hacked = true">
      <a href="javascript:alert(1)">bait</a>
      <iframe src="https://video.example/watch/1"></iframe>`,
  });
  await expect(text.locator('strong')).toHaveText('Bold');
  await expect(text.getByRole('listitem')).toHaveText('First');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://video.example/watch/1');
  await expect(page.getByText('Images can’t be pasted from other sites.')).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  const long = 'alpaca '.repeat(7_200);
  await dispatchFiles(text, 'paste', { text: long });
  await expect(text).toContainText('alpaca alpaca');
  await expectSaved(page);
  await expect
    .poll(async () => {
      const { data } = await backend.service
        .from('articles')
        .select('body')
        .eq('id', idOf(page))
        .single()
        .throwOnError();
      return JSON.stringify(data.body).length;
    })
    .toBeGreaterThan(50_000);
  const { data } = await backend.service
    .from('articles')
    .select('body')
    .eq('id', idOf(page))
    .single()
    .throwOnError();
  expect(JSON.stringify(data.body)).not.toMatch(/script|onerror|javascript/);

  await field(page, 'Title (English)').fill('🎉');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('A title has no letters in it.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publish/ }).last()).toBeDisabled();
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
