import { drag } from '../../support/drag.ts';
import { expect, test } from '../../support/staff-test.ts';
import { file, publish, saved, unique } from '../../support/website-items.ts';

test('a drawing is sanitised, ordered with the keyboard and by dragging, and shown to visitors', async ({
  page,
  enterAs,
  open,
  expectAccessible,
}) => {
  // High enough for the whole list.
  await page.setViewportSize({ width: 1280, height: 1400 });
  await enterAs('admin');
  await open('/admin/website/logos');
  const name = unique('Fjällbyte');
  await page.getByRole('button', { name: 'Add logo' }).click();
  await page.getByRole('textbox', { name: 'Customer' }).fill(name);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await file(page, 'Logo').setInputFiles({
    name: 'fjallbyte.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20" onload="alert(1)"><script>alert(1)</script>
       <image href="https://evil.example/pixel.png"/><rect width="60" height="20" fill="#fff"/></svg>`,
    ),
  });
  const logo = page.getByRole('img', { name });
  await expect(logo).toBeVisible();
  await page.getByLabel('Website').fill('https://fjallbyte.example');
  await saved(page);

  const stored = await page.request.get((await logo.getAttribute('src')) ?? '');
  expect(await stored.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" fill="#fff"></rect></svg>',
  );
  expect(stored.headers()['content-type']).toContain('image/svg+xml');
  expect(stored.headers()['x-content-type-options']).toBe('nosniff');
  expect(stored.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(stored.headers()['content-security-policy']).toContain('sandbox');
  await publish(page);

  await open('/admin/website/logos');
  const rows = page.getByRole('list', { name: 'Customer logos' }).getByRole('listitem');
  const handle = page.getByRole('button', { name: `Move ${name}` });
  await expect(rows.last()).toContainText(name);
  const count = await rows.count();
  await handle.focus();
  await page.keyboard.press('ArrowUp');
  await expect(rows.nth(count - 2)).toContainText(name);
  await expect(page.getByText(`${name} is now number ${count - 1} of ${count}.`)).toBeAttached();
  await expectAccessible();

  // Dragged to the top: the strip has room for nine.
  await drag(page, handle, rows.first(), 'top');
  await expect(rows.first()).toContainText(name);

  const visitorPage = await page.context().newPage();
  await expect(async () => {
    await visitorPage.goto('/?lang=en');
    const strip = visitorPage.getByRole('region', { name: 'Companies that hire with us' });
    await expect(strip.getByRole('img', { name }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(visitorPage.getByRole('link', { name }).first()).toHaveAttribute(
    'href',
    'https://fjallbyte.example',
  );

  await page.getByRole('button', { name: `Hide ${name}` }).click();
  await expect(rows.first().getByText('Hidden')).toBeVisible();
  await visitorPage.reload();
  await expect(visitorPage.getByRole('img', { name })).toHaveCount(0);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
});
