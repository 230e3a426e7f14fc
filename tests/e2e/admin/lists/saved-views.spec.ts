import { expect, test } from '../../support/staff-test.ts';
import { createJobs, deleteCreatedJobs, inventWord, rowsOf } from './created-jobs.ts';

test.afterEach(({ backend }) => deleteCreatedJobs(backend));

test('filters, columns and saved views are remembered', async ({ page, backend, enterAs }) => {
  const word = inventWord();
  // Of its own, because the view is shared with everybody.
  const view = `Mine of ${word}`;
  await createJobs(backend, word, 3);
  const account = await enterAs('recruiter');
  const own = { slug: `${word}-own`, title: { en: `${word} own`, sv: word }, location: 'Kiruna' };
  const { data: made } = await backend.service
    .from('jobs')
    .insert({ ...own, kind: 'internal', field: 'creative' })
    .select('id')
    .single()
    .throwOnError();
  await backend.service
    .from('job_staff')
    .update({ owner_id: account.id })
    .eq('job_id', made.id)
    .throwOnError();
  await page.goto(`/admin/jobs?lang=en&q=${word}`);
  await expect(rowsOf(page)).toHaveCount(4);

  const filters = page.getByRole('group', { name: 'Filters' });
  await filters.getByRole('button', { name: 'Owner' }).click();
  await page.getByRole('checkbox', { name: 'Me', exact: true }).check();
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(/owner=me/);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Field' }).check();
  await page.getByRole('checkbox', { name: 'Closes' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Field' })).toBeVisible();

  await page.getByRole('button', { name: 'Save view' }).click();
  // A name of spaces is none: the dialog stays open.
  await page.getByRole('textbox', { name: 'View name' }).fill('   ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(
    await page
      .getByRole('textbox', { name: 'View name' })
      .evaluate((input) => input.matches(':invalid')),
  ).toBe(true);
  await page.getByRole('textbox', { name: 'View name' }).fill(view);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  await expect(views.getByRole('button', { name: view, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );

  // In another browser the columns are remembered, and the view restores the same rows.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`/admin/jobs?lang=en`);
  await expect(page.getByRole('columnheader', { name: 'Field' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Closes' })).toBeHidden();
  await views.getByRole('button', { name: view, exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  // A view that is deleted by mistake comes back; one that colleagues use is deleted after a question.
  const optionsButton = views.getByRole('button', { name: `More options for ${view}` });
  await optionsButton.click();
  await page.getByRole('menuitem', { name: 'Share with colleagues' }).click();
  await optionsButton.click();
  // Deleting asks only once the view is shared.
  await expect(page.getByRole('menuitem', { name: 'Make private' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(optionsButton).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await optionsButton.click();
  await expect(page.getByRole('menuitem', { name: 'Make private' })).toBeVisible();
  await page.keyboard.press('Escape');
  await filters.getByRole('button', { name: 'Remove filter Owner: Me' }).click();
  await expect(rowsOf(page)).toHaveCount(4);
  // A view whose name is used again is replaced after a question, and comes back.
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill(view);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText(`“${view}” now shows this`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('The view shows what it showed before.')).toBeVisible();
  await views.getByRole('button', { name: view, exact: true }).click();
  await expect(rowsOf(page)).toHaveCount(1);
  await page.getByRole('searchbox').fill(`${word} nothing like it`);
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible();
});
