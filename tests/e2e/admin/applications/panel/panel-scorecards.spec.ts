import { createApplications } from '../../../support/people.ts';
import { createClientJob } from '../../../support/shortlist.ts';
import { expect, test } from '../../../support/staff-test.ts';

test('an interviewer writes a scorecard with the attributes of the job’s kit', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['interview']);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  const kit = page.getByRole('region', { name: 'Interview kit' });
  await kit.getByRole('button', { name: 'Add attribute' }).click();
  await page.getByRole('dialog').getByLabel('Attribute', { exact: true }).fill('Curiosity');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(kit.getByRole('list', { name: 'Attributes' })).toContainText('Curiosity');
  const rules = page.getByRole('region', { name: 'Stage rules' });
  await rules.getByRole('button', { name: 'Add rule' }).click();
  await page.getByRole('dialog').getByLabel('Then').selectOption('Ask for a scorecard');
  await page.getByRole('dialog').getByRole('button', { name: 'Add rule' }).click();
  const rule = rules.getByRole('checkbox', { name: 'Ask the owner for a scorecard' });
  await expect(rule).not.toBeChecked();
  await rule.click();
  await expect(rule).toBeChecked();
  await expectAccessible();

  await page.goto(`/admin/job-applications?lang=en&application=${application?.id}&tab=scorecards`);
  await page.getByRole('button', { name: 'Write your scorecard' }).click();
  await expect(page.getByRole('form', { name: 'Your scorecard' })).toBeFocused();
  await page.getByRole('group', { name: 'Curiosity' }).getByLabel('4 of 5').check();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Asked more than we did.');
  await page.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(page.getByText('Choose a recommendation.')).toBeVisible();
  // The draft survives a reload.
  await page.reload();
  await expect(notes).toHaveValue('Asked more than we did.');
  await page.getByLabel('Definitely', { exact: true }).check();
  await expectAccessible();
  await page.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(page.getByRole('row', { name: 'Curiosity 4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit yours' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('Asked more than we did.');
  await expectAccessible();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Submitted a scorecard');
});
