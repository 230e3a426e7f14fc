import { createPerson } from '../support/people.ts';
import { expect, test } from '../support/staff-test.ts';

test('erasing a person names the quarantine that administrators set, and the day that the server chose', async ({
  backend,
  enterAs,
  open,
  page,
}) => {
  const setQuarantine = (days: number) =>
    backend.service
      .from('retention_periods')
      .update({ quarantine_days: days })
      .eq('purpose', 'application')
      .throwOnError();
  const person = await createPerson(backend);
  await enterAs('recruiter');
  await setQuarantine(60);
  try {
    await open(`/admin/applicants/${person.id}`);
    await page.getByRole('button', { name: 'Erase…' }).click();
    const dialog = page.getByRole('dialog', { name: `Erase ${person.name}?` });
    await expect(dialog.getByText('After 60 days, everything')).toBeVisible();
    await setQuarantine(1);
    await expect(dialog.getByText('After 1 day, everything')).toBeVisible();
    await dialog.getByLabel('Type ERASE to confirm').fill('erase');
    await dialog.getByRole('button', { name: 'Erase in 1 day' }).click();
    const toast = page.getByText(`${person.name} will be erased on`);
    await expect(toast).toBeVisible();
    const { data } = await backend.service
      .from('people')
      .select('erase_after')
      .eq('id', person.id)
      .single()
      .throwOnError();
    const day = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeZone: 'Europe/London',
    }).format(new Date(data.erase_after ?? ''));
    await expect(toast).toContainText(day);
  } finally {
    await setQuarantine(30);
  }
});
