import { randomUUID } from 'node:crypto';
import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

test('an administrator adds a field, a rejection reason and colours, and work goes on with them', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const mark = randomUUID().slice(0, 8);
  const person = await createPerson(backend);
  const { data: tags } = await backend.service
    .from('tags')
    .insert([{ name: `Distans ${mark}` }, { name: `Remote ${mark}` }])
    .select('id')
    .throwOnError();
  await backend.service
    .from('person_tags')
    .insert({ person_id: person.id, tag_id: tags?.[0]?.id ?? '' })
    .throwOnError();
  await enterAs('admin');
  const dialog = page.getByRole('dialog');

  await test.step('two tags become one with a colour', async () => {
    await open('/admin/settings/tags');
    await page.getByRole('button', { name: `Edit Remote ${mark}` }).click();
    await dialog.getByRole('radio', { name: 'Lingonberry' }).check();
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: `Merge Distans ${mark} into another tag` }).click();
    await dialog.getByLabel('Tag to keep').selectOption(`Remote ${mark}`);
    await expect(dialog).toContainText('One person gets the tag you keep instead');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByText(`Distans ${mark} is now Remote ${mark}.`)).toBeVisible();
    await expect(page.getByRole('link', { name: `1 with the tag Remote ${mark}` })).toBeVisible();
  });

  await test.step('a reason of the agency is offered until it is retired', async () => {
    await open('/admin/settings/reject-reasons');
    await page.getByRole('button', { name: 'Add reason' }).click();
    await dialog.getByLabel('Name in English').fill(`Too far ${mark}`);
    await dialog.getByLabel('Name in Swedish').fill(`För långt ${mark}`);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const own = page.getByRole('list', { name: 'Your own reasons' }).getByRole('listitem');
    await expect(own.filter({ hasText: `Too far ${mark}` })).toContainText('Counts as “Other”');
    await expectAccessible();
    await page.getByRole('button', { name: `Retire Too far ${mark}` }).click();
    await page.getByRole('button', { name: `Delete Too far ${mark}` }).click();
    await expect(page.getByText(`“Too far ${mark}” deleted.`)).toBeVisible();
  });

  const field = `Licence ${mark}`;
  await test.step('a choice is added, and chosen on the page of a person', async () => {
    await open('/admin/settings/custom-fields');
    await page.getByRole('button', { name: 'Add field' }).click();
    await dialog.getByLabel('Name in English').fill(field);
    await dialog.getByLabel('Name in Swedish').fill(`Körkort ${mark}`);
    await dialog.getByLabel('Type').selectOption('Choice');
    await dialog.getByLabel('Option 1 in English').fill('Lorry');
    await dialog.getByLabel('Option 1 in Swedish').fill('Lastbil');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText(`Added “${field}”.`)).toBeVisible();

    await open(`/admin/applicants/${person.id}`);
    await page.getByRole('button', { name: 'Edit fields' }).click();
    await dialog.getByLabel(field).selectOption('Lorry');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'More fields' })).toContainText('Lorry');
    await expectAccessible();
  });

  await test.step('the list of people is filtered by it', async () => {
    await open('/admin/applicants');
    await page.getByRole('button', { name: field }).click();
    await page.getByRole('checkbox', { name: 'Lorry' }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').last()).toContainText(`Remote ${mark}`);
    for (const list of ['/admin/candidates', '/admin/freelancers']) {
      await open(list);
      await expect(page.getByRole('button', { name: field })).toBeVisible();
    }
  });

  await test.step('a retired field is hidden', async () => {
    await open('/admin/settings/custom-fields');
    await page.getByRole('button', { name: `Retire ${field}` }).click();
    await expect(page.getByText(`“${field}” is hidden. Its values are kept.`)).toBeVisible();
  });
});
