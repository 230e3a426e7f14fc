import { createApplication, createCandidate, createPerson } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a note about a person is live for colleagues, in the panel of an application, and can be undone', async ({
  page,
  open,
  enterAs,
  backend,
  expectAccessible,
}) => {
  const person = await createCandidate(backend, 'drejning');
  const job = await createClientJob(backend);
  const application = await createApplication(backend, person.id, job.id);
  await enterAs('recruiter');
  const board = await page.context().newPage();
  await board.goto(`/admin/job-applications?lang=en&application=${application}&tab=notes`);
  await expect(board.getByText('No notes yet')).toBeVisible();

  await open(`/admin/applicants/${person.id}`);
  const notes = page.getByRole('region', { name: 'Notes' });
  await notes.getByLabel('New note').fill('Called. Call back in May.');
  await notes.getByLabel('New note').press('Control+Enter');
  const note = notes.getByRole('listitem').filter({ hasText: 'Rasmus Recruiter' });
  await expect(note).toContainText('Called. Call back in May.');
  await expect(board.getByRole('heading', { name: 'About the person' })).toBeVisible();
  await expect(board.getByText('Called. Call back in May.')).toBeVisible();

  await note.getByRole('button', { name: 'Edit' }).click();
  await notes.getByLabel('Edit note').fill('Called. Call back in June.');
  await expectAccessible();
  await note.getByRole('button', { name: 'Save note' }).click();
  await expect(note).toContainText('Call back in June.');
  await note.getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByText('No notes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toContainText('Call back in June.');
  await expect(board.getByText('Called. Call back in June.')).toBeVisible();

  // The form opens below the button, which the notes push to the end of the window.
  await page.setViewportSize({ width: 1440, height: 700 });
  const mails = page.getByRole('region', { name: 'Emails' });
  const write = mails.getByRole('button', { name: 'Write an email' });
  await write.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await write.click();
  await expect(mails.getByLabel('Subject')).toBeInViewport();
});

test('contact details are corrected, and changes of a colleague appear live', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const person = await createPerson(backend);
  await enterAs('recruiter');
  await open(`/admin/applicants/${person.id}`);
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByRole('button', { name: 'Edit' }).click();
  await contact.getByLabel('Phone').fill('12');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText(/Include the country code/)).toBeVisible();
  await contact.getByLabel('Phone').fill('070-123 45 67');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByRole('link', { name: '+46701234567' })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByText('Details changed: phone'),
  ).toBeVisible();

  await backend.service
    .from('people')
    .update({ location: 'Haparanda' })
    .eq('id', person.id)
    .throwOnError();
  await expect(contact.getByText('Haparanda')).toBeVisible();
});

test('an editor sees neither the link to people nor a person', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const person = await createPerson(backend);
  await enterAs('editor');
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Applicants' })).toHaveCount(0);
  await open(`/admin/applicants/${person.id}`);
  await expect(page.getByText('You don’t have access')).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
});
