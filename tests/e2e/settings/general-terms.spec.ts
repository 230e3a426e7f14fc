import type { Page } from '@playwright/test';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { setOffline } from '../support/network.ts';
import { expect, test } from '../support/staff-test.ts';

// There is only one draft of the terms, so this is one test.

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const day = 24 * 60 * 60 * 1000;

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

test('an editor drafts new terms, an administrator publishes them, and every version stays readable', async ({
  page,
  browser,
  backend,
  signInAs,
  expectAccessible,
}) => {
  const { service } = backend;
  const [editor, admin] = await Promise.all([
    backend.createStaff('editor', 'Edit Ek'),
    backend.createStaff('admin', 'Ada Alm'),
  ]);
  const { data: before } = await service
    .from('general_terms')
    .select('number')
    .eq('state', 'published')
    .single()
    .throwOnError();
  const next = (before.number ?? 0) + 1;

  await test.step('an editor writes a draft and compares it with the version in force', async () => {
    await signInAs(editor);
    await page.goto('/admin/general-terms?lang=en');
    await expect(page.getByRole('row').filter({ hasText: 'In force' })).toHaveCount(1);
    await expectAccessible();
    await page.getByRole('button', { name: 'Write a new version' }).click();
    await expect(page).toHaveURL(/\/admin\/general-terms\/draft/);
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
    await field(page, /^Title \(English\)/).fill('Terms of the meadow');
    await field(page, /^Title \(Swedish\)/).fill('');
    await field(page, /^Text \(English\)/).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Grazing ends at dusk.');
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(
      page.getByRole('insertion').filter({ hasText: 'Grazing ends at dusk.' }),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  });

  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs(admin, other);
  await other.goto('/admin/general-terms/draft?lang=en');
  await other.getByRole('button', { name: 'Publish' }).click();
  const dialog = other.getByRole('dialog');
  await expect(dialog.getByText('Title (Swedish)')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Not yet' }).click();
  await field(page, /^Title \(Swedish\)/).fill('Ängens villkor');
  await expect(field(other, /^Title \(Swedish\)/)).toHaveValue('Ängens villkor');

  await test.step('the draft is published for a later day', async () => {
    await other.getByRole('button', { name: 'Publish' }).click();
    const sixtyDays = toStockholmDay(new Date(Date.now() + 60 * day));
    await expect(dialog.getByLabel('Effective from')).toHaveValue(sixtyDays);
    await expect(dialog.getByText('days’ notice')).toHaveCount(0);
    await dialog.getByLabel('Effective from').fill(toStockholmDay(new Date(Date.now() - 2 * day)));
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText('Choose today or a later date.')).toBeVisible();
    await dialog.getByLabel('Effective from').fill(toStockholmDay(new Date(Date.now() + 9 * day)));
    await expect(dialog.getByText('promise clients 60 days’ notice')).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(other.getByRole('row').filter({ hasText: 'Announced' })).toContainText(
      String(next),
    );
    await expect(page.getByText('No draft')).toBeVisible();
  });

  const visitorPage = await context.newPage();
  await test.step('until then visitors see the previous version and the announced one', async () => {
    await visitorPage.goto('/general-terms?lang=en');
    await expect(visitorPage.getByText(`Version ${before.number}, in force since`)).toBeVisible();
    await visitorPage.getByRole('link', { name: `Version ${next} applies from` }).click();
    await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Terms of the meadow');
    await expect(visitorPage.getByText('Grazing ends at dusk.')).toBeVisible();
  });

  await test.step('the next version applies from today', async () => {
    await other.getByRole('button', { name: 'Write a new version' }).click();
    await field(other, /^Title \(English\)/).fill('Terms of the hill');
    await field(other, /^Title \(Swedish\)/).fill('Kullens villkor');
    await expect(other.getByText(/^Saved /)).toBeVisible();
    await page.reload();
    await expect(field(page, /^Title \(English\)/)).toHaveValue('Terms of the hill');
    await setOffline(page, true);
    await field(page, /^Title \(English\)/).fill('Terms of the valley');
    await other.getByRole('button', { name: 'Publish' }).click();
    await dialog.getByLabel('Effective from').fill(toStockholmDay(new Date()));
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(other.getByText(`Version ${next + 1} published.`)).toBeVisible();
    await expect(other.getByRole('row').filter({ hasText: 'In force' }).last()).toContainText(
      'Terms of the hill',
    );
    // Text that the editor wrote offline has no draft any more, but it is not lost.
    await setOffline(page, false);
    await expect(page.getByText('it can’t be saved')).toBeVisible();
    await expect(field(page, /^Title \(English\)/)).toHaveValue('Terms of the valley');
    await expectAccessible();
    await other
      .getByRole('button', { name: `Compare version ${next + 1} with the previous one` })
      .click();
    await expect(other.getByRole('deletion').filter({ hasText: 'meadow' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await visitorPage.goto('/general-terms?lang=sv');
    await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Kullens villkor');
    await visitorPage.getByRole('link', { name: `Version ${next},` }).click();
    await expect(visitorPage.getByRole('heading', { level: 1 })).toHaveText('Ängens villkor');
    await visitorPage.goto(`/general-terms?version=${before.number}&lang=sv`);
    await expect(visitorPage.getByText('Den är ersatt.')).toBeVisible();
  });

  await test.step('a version is archived and reinstated', async () => {
    await other.getByRole('button', { name: `Archive version ${next + 1}` }).click();
    await dialog.getByRole('button', { name: 'Archive' }).click();
    await expect(other.getByText(`Version ${next + 1} archived.`)).toBeVisible();
    await visitorPage.goto('/general-terms?lang=en');
    await expect(visitorPage.getByText('It no longer applies.')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByRole('row').filter({ hasText: 'Terms of the hill' })).toContainText(
      'In force',
    );
    await visitorPage.goto('/general-terms?lang=en');
    await expect(visitorPage.getByText(`Version ${next + 1}, in force since`)).toBeVisible();
    await context.close();
  });

  await test.step('a published version cannot be changed, not even through the API', async () => {
    const { error } = await service
      .from('general_terms')
      .update({ title: { en: 'Mine', sv: 'Mina' } })
      .eq('number', next);
    expect(error?.message).toContain('not changed');
  });
});
