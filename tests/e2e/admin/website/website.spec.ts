import sharp from 'sharp';
import { expect, test } from '../../support/staff-test.ts';
import { file, publish, saved, unique } from '../../support/website-items.ts';

test('a portrait is cropped, the entry published, and visitors see it in both languages', async ({
  page,
  enterAs,
  open,
  expectAccessible,
}) => {
  await enterAs('editor');
  await open('/admin/website');
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  const name = unique('Torun Exempel');
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // Half red, half blue: the crop is moved to the blue half.
  const blue = { create: { width: 300, height: 300, channels: 3 as const, background: '#00f' } };
  const picture = await sharp({
    create: { width: 600, height: 300, channels: 3, background: '#f00' },
  })
    .composite([{ input: await sharp(blue).png().toBuffer(), left: 300, top: 0 }])
    .png()
    .toBuffer();
  await file(page, 'Portrait').setInputFiles({
    name: 'torun.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  const frame = page.getByRole('img', { name: 'Image section' });
  await expect(frame).toBeVisible();
  await expectAccessible();
  await frame.focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Use this section' }).click();
  await expect(page.getByRole('img', { name: 'Image section' })).toHaveCount(0);

  // A role in one language is enough, with a warning.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Role is missing.')).toBeVisible();
  await page.getByRole('button', { name: 'Not yet' }).click();
  await page.getByLabel('Role (Swedish)').fill('Rekryterare');
  await saved(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('Role (English)')).toBeVisible();
  await page.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
  await expectAccessible();

  const visitorPage = await page.context().newPage();
  await visitorPage.goto('/om-oss?lang=en');
  const card = visitorPage.getByRole('listitem').filter({ hasText: name });
  await expect(card).toContainText('Rekryterare');
  const source = await card.getByRole('img').getAttribute('src');
  const shown = await visitorPage.request.get(source ?? '');
  const { data } = await sharp(await shown.body())
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[2]).toBeGreaterThan(200);
  expect(data[0]).toBeLessThan(60);

  // A published entry changes on the site only when the changes are published.
  await page.getByLabel('Role (English)').fill('Recruiter');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByText('Changes published.')).toBeVisible();
  await visitorPage.reload();
  await expect(card).toContainText('Recruiter');

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(page.getByText('Hidden from the website.')).toBeVisible();
  await visitorPage.reload();
  await expect(card).toHaveCount(0);

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Version history' }).click();
  await expect(page.getByRole('list', { name: 'Versions' }).getByRole('button')).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
});

test('a question is previewed and published, and recruiters only read', async ({
  page,
  browser,
  backend,
  enterAs,
  signInAs,
  open,
}) => {
  await enterAs('admin');
  await open('/admin/website/faq');
  const question = unique('Can we pause?');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.getByLabel('Question (English)').fill(question);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByLabel('Answer (English)').fill('Yes. Small costs {small} a month.');
  await saved(page);
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.frameLocator('iframe[title="Page preview"]');
  await expect(preview.getByText(/Small costs €1,500 a month/)).toBeVisible();
  await page.getByRole('button', { name: 'Close preview' }).click();

  const visitorPage = await page.context().newPage();
  await visitorPage.goto('/faq?lang=en');
  await expect(visitorPage.getByText(question)).toHaveCount(0);
  await publish(page);
  await visitorPage.reload();
  await expect(visitorPage.getByText(question)).toBeVisible();

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(await backend.createStaff('recruiter'), other);
  await other.goto(page.url());
  await expect(other.getByText('View only.')).toBeVisible();
  await expect(other.getByLabel('Question (English)')).toBeDisabled();
  await context.close();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await visitorPage.reload();
  await expect(visitorPage.getByText(question)).toHaveCount(0);
});
