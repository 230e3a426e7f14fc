import { randomBytes } from 'node:crypto';
import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

const phoneNumber = () => `+4670${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

test('contact details typed while a colleague merges the record stay readable', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const kept = await createPerson(backend);
  const gone = await createPerson(backend);
  await enterAs('recruiter');
  await open(`/admin/applicants/${gone.id}`);
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByRole('button', { name: 'Edit' }).click();
  await contact.getByLabel('Headline').fill('Keramiker och lärare');
  await backend.service
    .from('people')
    .update({ merged_into: kept.id })
    .eq('id', gone.id)
    .throwOnError();

  const heading = page.getByRole('heading', { level: 1 });
  const unsaved = page.getByRole('region', { name: 'Your unsaved changes' });
  await expect(unsaved.getByRole('status')).toContainText(kept.name);
  await expect(unsaved.getByText('Keramiker och lärare')).toBeVisible();
  // Only the changed field is unsaved.
  await expect(unsaved.getByRole('definition')).toHaveCount(1);
  await expect(unsaved.getByRole('link', { name: `Open ${kept.name}` })).toHaveAttribute(
    'href',
    new RegExp(kept.id),
  );

  await unsaved.getByRole('button', { name: 'Discard changes' }).click();
  await expect(heading).toHaveText(kept.name);
  await expect(page.getByText(`This record was merged into ${kept.name}`)).toBeVisible();
});

test('a confirmed address stays, from whichever record the merge begins', async ({
  page,
  open,
  enterAs,
  backend,
  expectAccessible,
}) => {
  const phone = phoneNumber();
  const unconfirmed = await createPerson(backend, { phone });
  const confirmed = await createPerson(backend, { phone });
  await backend.service
    .from('people')
    .update({ email_confirmed_at: new Date().toISOString() })
    .eq('id', confirmed.id)
    .throwOnError();
  const key = `f${randomBytes(6).toString('hex')}`;
  const ofField = {
    key,
    target: 'people',
    kind: 'text',
    name: { en: 'Shoe size', sv: 'Skostorlek' },
  };
  await backend.service.from('custom_fields').insert(ofField).throwOnError();
  await backend.service
    .from('custom_values')
    .insert([
      { person_id: confirmed.id, fields: { [key]: '38' } },
      { person_id: unconfirmed.id, fields: { [key]: '41' } },
    ])
    .throwOnError();
  await enterAs('recruiter');
  for (const { id } of [unconfirmed, confirmed]) {
    await open(`/admin/applicants/${id}`);
    await page.getByRole('link', { name: 'Compare and merge' }).click();
    await expect(page).toHaveURL(new RegExp(`keep=${confirmed.id}&merge=${unconfirmed.id}`));
  }
  const email = page
    .getByRole('row', { name: /^Email/ })
    .getByRole('cell')
    .last();
  await expect(email).toHaveText(confirmed.email);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(page).toHaveURL(new RegExp(`keep=${unconfirmed.id}`));
  await expect(email).toHaveText(confirmed.email);
  await page.getByRole('radio', { name: `Email, Record to keep: ${unconfirmed.email}` }).check();
  const warning = page.getByRole('region', { name: 'Is this the person’s address?' });
  await expect(warning).toContainText(`Nobody has confirmed ${unconfirmed.email} yet`);
  const size = page
    .getByRole('row', { name: /^Shoe size/ })
    .getByRole('cell')
    .last();
  await expect(size).toHaveText('41');
  await page.getByRole('radio', { name: 'Shoe size, Record to merge: 38' }).check();
  await expect(size).toHaveText('38');
  await expectAccessible();
  await warning.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: unconfirmed.name })).toBeVisible();
  await expect(page.getByText('Shoe size: 41')).toBeVisible();
  await backend.service
    .from('custom_fields')
    .update({ retired_at: new Date().toISOString() })
    .eq('key', key)
    .throwOnError();
});
