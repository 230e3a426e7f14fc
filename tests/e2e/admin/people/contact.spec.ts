import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a form that was open keeps the corrections of a colleague, and asks about the same field', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const person = await createPerson(backend);
  const update = (change: { email?: string; last_name?: string; location?: string }) =>
    backend.service.from('people').update(change).eq('id', person.id).throwOnError();
  const read = async () => {
    const { data } = await backend.service
      .from('people')
      .select('email, headline, location')
      .eq('id', person.id)
      .single()
      .throwOnError();
    return data;
  };
  await enterAs('recruiter');
  await open(`/admin/applicants/${person.id}`);
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByRole('button', { name: 'Edit' }).click();
  const email = `right-${person.email}`;
  await update({ email, last_name: 'Ändrad' });
  // The live update reaches the page while the form is open.
  await expect(page.getByRole('heading', { level: 1, name: /Ändrad/ })).toBeVisible();
  await contact.getByLabel('Headline').fill('Designer');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByRole('link', { name: email })).toBeVisible();
  expect(await read()).toMatchObject({ email, headline: 'Designer' });

  await contact.getByRole('button', { name: 'Edit' }).click();
  await contact.getByLabel('Headline').fill('Lead designer');
  await contact.getByLabel('Location').fill('Kiruna');
  await update({ location: 'Haparanda' });
  await contact.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'A colleague changed the same thing' });
  await expect(dialog.getByRole('group', { name: 'Location' })).toContainText('Haparanda');
  expect(await read()).toMatchObject({ headline: 'Designer', location: 'Haparanda' });
  await dialog.getByRole('button', { name: 'Keep yours' }).click();
  await expect(contact.getByText('Kiruna')).toBeVisible();
  expect(await read()).toMatchObject({ headline: 'Lead designer', location: 'Kiruna' });
});
