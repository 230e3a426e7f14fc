import type { Page } from '@playwright/test';
import { expect, test } from '../../support/staff-test.ts';
import { createArticle, dispatchFiles, expectSaved, field } from './article-editor.ts';

// The tests cause these errors: a lost connection, and inline handlers in pasted HTML.
test.use({
  expectedErrors:
    /Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED|inline event handler/,
});

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

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
