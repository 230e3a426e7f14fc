import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a note that a colleague changes meanwhile is never overwritten unasked', async ({
  page,
  backend: { service },
  enterAs,
  open,
  expectAccessible,
}) => {
  const { data: person } = await service
    .from('people')
    .insert({ first_name: 'Lo', last_name: 'Ledare', email: inventEmail() })
    .select('id')
    .single()
    .throwOnError();
  const { data: lead } = await service
    .from('waiting_list')
    .insert({ person_id: person.id, source: 'contact', note: 'Called on Monday.' })
    .select('id')
    .single()
    .throwOnError();
  const writeAsColleague = (note: string) =>
    service.from('waiting_list').update({ note }).eq('id', lead.id).throwOnError();
  const readNote = async () => {
    const { data } = await service.from('waiting_list').select('note').eq('id', lead.id).single();
    return data?.note;
  };
  await enterAs('recruiter');
  await open(`/admin/waiting-list/${lead.id}`);
  const note = page.getByLabel('Only visible to staff');
  await note.fill('Called on Monday. Wants a quote.');

  // The colleague saves first. The user sees it while typing, and is asked on leaving the field.
  await writeAsColleague('Called on Monday. The budget is 500.');
  await expect(page.getByRole('status').getByText('The budget is 500.')).toBeVisible();
  await note.press('Tab');
  const dialog = page.getByRole('dialog', { name: 'A colleague changed the same thing' });
  await expect(dialog.getByText('The budget is 500.')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Later' }).click();
  expect(await readNote()).toBe('Called on Monday. The budget is 500.');

  // The draft of this device stands beside the text on record, and focus alone saves nothing.
  await page.reload();
  await expect(note).toHaveValue('Called on Monday. Wants a quote.');
  await expect(page.getByRole('status').getByText('The budget is 500.')).toBeVisible();
  await note.focus();
  await note.press('Tab');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog).toBeVisible();
  expect(await readNote()).toBe('Called on Monday. The budget is 500.');
  await dialog.getByRole('button', { name: 'Keep yours' }).click();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await expect.poll(readNote).toBe('Called on Monday. Wants a quote.');
});
