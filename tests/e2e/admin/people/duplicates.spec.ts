import { createApplication, createPerson, getJob } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

const phoneNumber = () => `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

test('duplicates of a person are found, compared and merged into one timeline', async ({
  page,
  open,
  enterAs,
  backend,
  expectAccessible,
}) => {
  const failures: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('merge-people') && !response.ok()) failures.push(response.url());
  });
  const phone = phoneNumber();
  const kept = await createPerson(backend, { phone, location: 'Kiruna' });
  const gone = await createPerson(backend, { phone, headline: 'Spelutvecklare' });
  const [hygglo, ilog] = await Promise.all([
    getJob(backend, 'hygglo-fullstack-developer'),
    getJob(backend, 'ilog-digital-designer'),
  ]);
  await createApplication(backend, kept.id, hygglo.id);
  await createApplication(backend, gone.id, ilog.id);
  await enterAs('recruiter');
  await open('/admin/applicants');
  await page.getByRole('link', { name: /Possible duplicates/ }).click();

  const card = page.getByRole('listitem').filter({ hasText: kept.name });
  await expect(card.getByText('Same phone')).toBeVisible();
  await expectAccessible();
  await card.getByRole('link', { name: /^Compare/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Merge two records' })).toBeVisible();
  // The older record stays: anyone could have sent the form that created the other one.
  await expect(page).toHaveURL(new RegExp(`keep=${kept.id}&merge=${gone.id}`));
  const submit = page.getByRole('button', { name: 'Merge', exact: true });
  await expect(submit).toBeEnabled();
  await expect(page.getByRole('radio').nth(5)).toBeVisible();
  await expectAccessible();
  await page.getByRole('radio', { name: `Email, Record to merge: ${gone.email}` }).check();
  const warning = page.getByRole('region', { name: 'Is this the person’s address?' });
  await expect(warning).toContainText(`${gone.email} comes from the newer record.`);
  await expect(warning).toContainText(`We tell ${kept.email} straight away`);
  await expect(submit).toBeDisabled();
  await warning.getByRole('checkbox').check();
  const row = page.getByRole('row', { name: /^Email/ });
  await expect(row.getByRole('cell').last()).toHaveText(gone.email);
  // Empty fields are filled from the other record.
  await expect(
    page
      .getByRole('row', { name: /^Headline/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('Spelutvecklare');
  await expect(page.getByRole('listitem').filter({ hasText: 'Applications 1' })).toBeVisible();
  await submit.click();

  await expect(page.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();
  // The merged record is not refetched.
  expect(failures).toEqual([]);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Merged with another record')).toBeVisible();
  await expect(timeline.getByText(`Applied for ${hygglo.title}`)).toBeVisible();
  await expect(timeline.getByText(`Applied for ${ilog.title}`)).toBeVisible();
  const applications = page.getByRole('region', { name: 'Applications' });
  await expect(applications.getByRole('link')).toHaveCount(2);
  await expect(applications.getByRole('link', { name: ilog.title })).toHaveAttribute(
    'href',
    /\/admin\/job-applications\?application=/,
  );
  // The URL of the merged person redirects to the remaining one.
  await open(`/admin/applicants/${gone.id}`);
  await expect(page).toHaveURL(new RegExp(kept.id));
});

test('a pair of different people is dismissed, and that is undone', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const phone = phoneNumber();
  const one = await createPerson(backend, { phone });
  await createPerson(backend, { phone });
  await enterAs('recruiter');
  await open('/admin/applicants/duplicates');
  const card = page.getByRole('listitem').filter({ hasText: one.name });
  await card.getByRole('button', { name: /^Different people/ }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});

test('two records that nothing matches are merged from the person and from the list', async ({
  page,
  open,
  enterAs,
  backend,
  expectAccessible,
}) => {
  const last_name = `Tvilling-${phoneNumber().slice(4)}`;
  const kept = await createPerson(backend, { last_name, phone: phoneNumber() });
  const gone = await createPerson(backend, { last_name });
  const { id: job } = await getJob(backend, 'ilog-digital-designer');
  await createApplication(backend, gone.id, job);
  const pair = (keep: string, merge: string) => new RegExp(`merge\\?keep=${keep}&merge=${merge}`);
  await enterAs('recruiter');
  await open(`/admin/applicants/${kept.id}`);
  await page.getByRole('button', { name: 'Merge with…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge two records' });
  await dialog.getByRole('button', { name: 'Compare and merge' }).click();
  await expect(dialog.getByText('Choose a person from the list.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Other record' }).fill(gone.email);
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem').filter({ hasText: gone.email })).toContainText(
    '1 application',
  );
  await expectAccessible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pair(kept.id, gone.id));

  await page.goto(`/admin/applicants?q=${last_name}&lang=en`);
  for (const { name } of [kept, gone]) {
    await expect(page.getByRole('button', { name: 'Merge', exact: true })).toHaveCount(0);
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  }
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Compare and merge' }).click();
  await expect(page).toHaveURL(
    new RegExp(`${pair(kept.id, gone.id).source}|${pair(gone.id, kept.id).source}`),
  );
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Merged. Everything is now in one timeline.')).toBeVisible();
});
