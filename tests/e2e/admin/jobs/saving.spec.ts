import { createEditableJob, editJob, expectSaved, readJob } from '../../support/job-editing.ts';
import { setOffline } from '../../support/network.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|403|409|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

test('changes of two people are merged, and conflicts are resolved by choice', async ({
  page,
  backend,
  enterAs,
  signInAs,
  browser,
}) => {
  const { id } = await createEditableJob(backend);
  await enterAs('recruiter');
  const otherContext = await browser.newContext();
  const other = await otherContext.newPage();
  await signInAs(await backend.createStaff('editor', 'Edith Editor'), other);
  await editJob(page, id);
  await editJob(other, id);

  await other.getByLabel('Summary (Swedish)').fill('Klipper alpackor.');
  await expectSaved(other);
  await expect(page.getByLabel('Summary (Swedish)')).toHaveValue('Klipper alpackor.');
  await expect(page.getByText(/^Edith Editor saved changes/)).toBeVisible();

  // Blocks the save, so that both edit the same fields without seeing each other's change.
  await page.route('**/rest/v1/rpc/save_job', (route) => route.abort());
  await page.getByLabel('Title (English)').fill('Shearer of alpacas');
  await page.getByLabel('Title (Swedish)').fill('Klippare');
  await page.getByRole('textbox', { name: 'Location' }).fill('Kiruna');
  await expect(page.getByText(/^Couldn’t save/)).toBeVisible();
  await other.getByLabel('Title (English)').fill('Head shearer');
  await other.getByLabel('Title (Swedish)').fill('Chefsklippare');
  await expectSaved(other);
  await page.unroute('**/rest/v1/rpc/save_job');

  const dialog = page.getByRole('dialog', { name: 'Edith Editor changed the same thing' });
  const english = dialog.getByRole('group', { name: 'Title (English)' });
  await expect(english.getByText('Shearer of alpacas')).toBeVisible({ timeout: 15_000 });
  await expect(english.getByText('Head shearer')).toBeVisible();
  await english.getByRole('button', { name: 'Use theirs' }).click();
  await dialog
    .getByRole('group', { name: 'Title (Swedish)' })
    .getByRole('button', { name: 'Keep yours' })
    .click();
  await expect(dialog).toBeHidden();
  await expectSaved(page);
  expect(await readJob(backend, id)).toMatchObject({
    title: { en: 'Head shearer', sv: 'Klippare' },
    summary: { en: 'Shears alpacas.', sv: 'Klipper alpackor.' },
    location: 'Kiruna',
  });
  await otherContext.close();
});

test('publishing changes asks again about a conflict that was left for later', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createEditableJob(backend, 'open');
  await enterAs('recruiter');
  await editJob(page, id);
  await page.getByLabel('Title (English)').fill('Shearer of alpacas');
  const title = { en: 'Head shearer', sv: 'Alpackaklippare' };
  await backend.service.from('jobs').update({ title }).eq('id', id).throwOnError();
  const dialog = page.getByRole('dialog', { name: 'changed the same thing' });
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toBeHidden();
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await publish.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep yours' }).click();
  await expect(dialog).toBeHidden();
  await publish.click();
  await expectSaved(page);
  expect((await readJob(backend, id)).title.en).toBe('Shearer of alpacas');
});

test('unsaved changes are stored in the browser, not lost by leaving, and saved later', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createEditableJob(backend);
  await enterAs('recruiter');
  await editJob(page, id);
  await setOffline(page, true);
  await page.getByRole('textbox', { name: 'Location' }).fill('Abisko');
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await setOffline(page, false);
  await expectSaved(page);
  expect(await readJob(backend, id)).toMatchObject({ location: 'Abisko' });

  await page.route('**/rest/v1/rpc/save_job', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('textbox', { name: 'Location' }).fill('Ystad');
  await expect(page.getByText(/^Couldn’t save/)).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Ystad');
  await page.getByRole('link', { name: 'All jobs' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/jobs(\?|$)/);
  // The URL changes before the editor unmounts; until then it could still save or block.
  await expect(page.getByLabel('Title (English)')).toBeHidden();

  await page.unroute('**/rest/v1/rpc/save_job');
  await page.goBack();
  await expect(page.getByText(/^We’ve restored the unsaved changes/)).toBeVisible();
  await expectSaved(page);
  expect(await readJob(backend, id)).toMatchObject({ location: 'Ystad' });
});

test('unsaved text stays on the screen when a colleague deletes the job', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createEditableJob(backend);
  await enterAs('recruiter');
  await editJob(page, id);
  await page.route('**/rest/v1/rpc/save_job', (route) => route.abort());
  await page.getByRole('textbox', { name: 'Location' }).fill('Abisko');
  await expect(page.getByText(/^Couldn’t save/)).toBeVisible();
  await backend.service.from('jobs').delete().eq('id', id).throwOnError();
  await expect(page.getByText(/^A colleague deleted or published this/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Abisko');
});
