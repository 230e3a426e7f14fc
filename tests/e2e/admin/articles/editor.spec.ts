import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { setOffline } from '../../support/line.ts';
import { expect, test } from '../../support/staff-test.ts';

// Errors that the tests cause: a lost connection, and inline handlers in pasted HTML.
test.use({
  expectedErrors:
    /Failed to load resource|WebSocket connection|ERR_INTERNET_DISCONNECTED|inline event handler/,
});

type Given = { name: string; type: string; bytes: Buffer };

const picture = (width = 640, height = 360) =>
  sharp({ create: { width, height, channels: 3, background: '#17443a' } })
    .png()
    .toBuffer();

/** Dispatches a drop or a paste with files or HTML. */
async function give(
  target: Locator,
  kind: 'drop' | 'paste',
  { files = [], html = '', text = '' }: { files?: Given[]; html?: string; text?: string },
) {
  const coded = files.map(({ bytes, ...file }) => ({ ...file, data: bytes.toString('base64') }));
  await target.evaluate(
    (element, given) => {
      const data = new DataTransfer();
      for (const { name, type, data: code } of given.files) {
        const bytes = Uint8Array.from(atob(code), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      if (given.html) data.setData('text/html', given.html);
      if (given.text) data.setData('text/plain', given.text);
      const { left, top } = element.getBoundingClientRect();
      const options = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.kind === 'paste'
          ? new ClipboardEvent('paste', { ...options, clipboardData: data })
          : new DragEvent('drop', {
              ...options,
              dataTransfer: data,
              clientX: left + 20,
              clientY: top + 20,
            }),
      );
    },
    { kind, html, text, files: coded },
  );
}

/** The label contains the marker of a missing text. */
const field = (page: Page, name: string) =>
  page.getByRole('textbox', {
    name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}( Missing| Saknas)?$`),
  });
const saved = (page: Page) => expect(page.getByText(/^Saved /)).toBeVisible();

async function createArticle(page: Page, title: string) {
  await page.goto('/admin/blog/new?lang=en');
  await field(page, 'Title (English)').fill(title);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
  await expect(field(page, 'Text (English)')).toBeVisible();
}

const idOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

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

  await field(page, 'Title (Swedish)').fill(`Ull och löner ${mark}`);
  await field(page, 'Introduction (English)').fill('What shearing taught us about pay.');
  await field(page, 'Introduction (Swedish)').fill('Vad klippningen lärde oss om lön.');
  const english = field(page, 'Text (English)');
  await english.click();
  await page.keyboard.type('Pay is a conversation.');
  await give(english, 'drop', {
    files: [{ name: 'barn.png', type: 'image/png', bytes: await picture() }],
  });
  const description = page.getByLabel('Description');
  await expect(description).toBeFocused();
  await expect(page.getByText('Image descriptions: Missing')).toBeVisible();
  await description.fill('A barn at dusk');
  await page.keyboard.press('Enter');
  await expect(english.getByRole('img', { name: 'A barn at dusk' })).toBeVisible();
  const swedish = field(page, 'Text (Swedish)');
  await swedish.click();
  await page.keyboard.type('Lön är ett samtal.');

  await page.getByRole('button', { name: 'New tag' }).click();
  await page.getByLabel('Name (English)').fill(`Wool ${mark}`);
  await page.getByLabel('Name (Swedish)').fill(`Ull ${mark}`);
  await page.getByRole('button', { name: 'Create tag' }).click();
  await expect(page.getByRole('button', { name: `Wool ${mark}`, pressed: true })).toBeVisible();
  await page
    .locator('input[type=file][aria-label]')
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await picture(1280, 720) });
  await field(page, 'Image description (English)').fill('Wool in the wind');
  await field(page, 'Image description (Swedish)').fill('Ull i vinden');
  await expect(page.getByText('Both languages are complete.')).toBeVisible();
  await saved(page);
  await expectAccessible();

  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(`Wool and wages ${mark}`);
  await expect(frame.getByRole('img', { name: 'A barn at dusk' })).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();

  // A visitor without an account reads it by a link, until the link is revoked.
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Preview link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('The link (shown only once)').inputValue();
  const visitorContext = await browser.newContext();
  const guest = await visitorContext.newPage();
  const answer = await guest.goto(`${address}?lang=sv`);
  expect(answer?.headers()['cache-control']).toContain('no-store');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Ull och löner ${mark}`);
  expect((await guest.goto(`${baseURL}/blog/${slug}`))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Link revoked.')).toBeVisible();
  expect((await guest.goto(address))?.status()).toBe(404);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'More' })).toBeFocused();

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByLabel('Schedule').check();
  await expectAccessible();
  const time = Math.ceil(Date.now() / 1000) * 1000 + 7_000;
  const local = await page.evaluate((moment) => {
    const date = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000);
    return date.toISOString().slice(0, 19);
  }, time);
  await page.getByLabel('Date and time').fill(local);
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/^Scheduled for/).first()).toBeVisible();
  expect((await guest.request.get(`${baseURL}/blog/${slug}`)).status()).toBe(404);
  expect((await guest.request.get(`${baseURL}/blog?lang=sv`)).ok()).toBe(true);
  expect(Date.now()).toBeLessThan(time);

  const late = async (path: string, words: string) => {
    for (;;) {
      const asked = Date.now();
      const text = await (await guest.request.get(`${baseURL}${path}`)).text();
      if (text.includes(words)) return asked - time;
      expect(asked - time, path).toBeLessThan(1_000);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const times = await Promise.all([
    late(`/blog/${slug}?lang=en`, `Wool and wages ${mark}`),
    late(`/blog/${slug}?lang=sv`, `Ull och löner ${mark}`),
    late('/blog?lang=sv', `Ull och löner ${mark}`),
  ]);
  expect(Math.min(...times)).toBeGreaterThan(-1_000);
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  // A published article is saved by hand, and its old URL redirects.
  await field(page, 'Page URL').fill(`${slug}-again`);
  await field(page, 'Title (English)').fill(`Wages and wool ${mark}`);
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Changes published.')).toBeVisible();
  await guest.goto(`${baseURL}/blog/${slug}?lang=en`);
  await expect(guest).toHaveURL(`${baseURL}/blog/${slug}-again?lang=en`);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`Wages and wool ${mark}`);
  await expect(guest.getByRole('img', { name: 'A barn at dusk' })).toBeVisible();
  await expect(guest.getByRole('img', { name: 'Wool in the wind' })).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  await expect(page.getByText('a draft again.')).toBeVisible();
  expect((await guest.goto(`${baseURL}/blog/${slug}-again`))?.status()).toBe(404);
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
  await saved(page);

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
  await saved(other);
  await setOffline(page, false);
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await expect(field(other, 'Title (English)')).toHaveValue('Two, says Astrid');
  await context.close();

  await text.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('All of it is straw now.');
  await saved(page);
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
  await saved(page);
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
  await give(text, 'paste', {
    files: [{ name: 'huge.png', type: 'image/png', bytes: Buffer.alloc(20 * 1024 * 1024, 1) }],
  });
  await expect(page.getByText(/“huge.png” is 20 MB. Images can be up to 10 MB/)).toBeVisible();
  await give(text, 'paste', {
    files: [{ name: 'lies.png', type: 'image/png', bytes: Buffer.from('<script>') }],
  });
  await expect(page.getByText(/“lies.png” can’t be opened/)).toBeVisible();
  await give(text, 'drop', {
    files: [{ name: 'cv.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') }],
  });
  await expect(page.getByText(/“cv.pdf” isn’t a supported image/)).toBeVisible();

  await give(text, 'paste', {
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
  await give(text, 'paste', { text: long });
  await expect(text).toContainText('alpaca alpaca');
  await saved(page);
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
