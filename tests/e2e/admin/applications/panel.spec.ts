import { randomUUID } from 'node:crypto';
import { createApplication, createApplications, createPerson } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';
import { panelOf } from './board.ts';

test('answers show the labels of the chosen options, even after the question was deleted', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const options = [
    { value: '727070bb', label: { en: 'On site', sv: 'På plats' } },
    { value: '9ab20c11', label: { en: 'From home', sv: 'Hemifrån' } },
  ];
  const { data: question } = await backend.service
    .from('job_questions')
    .insert({
      job_id: job.id,
      kind: 'multiple_choice',
      prompt: { en: 'Where do you work?', sv: 'Var arbetar du?' },
      options,
    })
    .select('id, prompt')
    .single()
    .throwOnError();
  const [application] = await createApplications(backend, job, ['new']);
  await backend.service
    .from('application_answers')
    .insert({
      application_id: application?.id ?? '',
      question_id: question.id,
      kind: 'multiple_choice',
      prompt: question.prompt,
      answer: ['727070bb', '9ab20c11'],
    })
    .throwOnError();
  await backend.service.from('job_questions').delete().eq('id', question.id).throwOnError();
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=sv&application=${application?.id}`);
  await page.getByRole('tab', { name: 'Svar' }).click();
  await expect(page.getByText('På plats, Hemifrån')).toBeVisible();
});

test('the timeline names the client who answered and the tasks, which are in “My day”', async ({
  page,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const [application] = await createApplications(backend, job, ['interview']);
  const { data: link } = await backend.service
    .from('review_links')
    .insert({ job_id: job.id, recipient_name: 'Klara Kund', token_hash: randomHash() })
    .select('id')
    .single()
    .throwOnError();
  const { data: item } = await backend.service
    .from('review_link_items')
    .insert({ review_link_id: link.id, application_id: application?.id ?? '' })
    .select('id')
    .single()
    .throwOnError();
  await backend.service
    .from('review_events')
    .insert({ review_link_id: link.id, item_id: item.id, kind: 'asked_for_interview' })
    .throwOnError();
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&application=${application?.id}`);
  await page.getByRole('tab', { name: 'Timeline' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'The client asked for an interview' });
  await expect(entry).toContainText('Klara Kund');

  await page.getByRole('button', { name: 'Add task' }).click();
  const dialog = page.getByRole('dialog', { name: 'New task' });
  await dialog.getByRole('button', { name: 'Add task' }).click();
  await expect(dialog.getByText('Say what needs doing.')).toBeVisible();
  const title = `Call a reference ${application?.id.slice(0, 8)}`;
  await dialog.getByLabel('What needs doing').fill(title);
  await dialog.getByLabel('Due').fill('2026-01-02');
  await dialog.getByRole('button', { name: 'Add task' }).click();
  const events = page.getByRole('tabpanel').getByRole('listitem');
  await expect(events.filter({ hasText: 'Task added' })).toContainText(title);
  await expectAccessible();

  await page.goto('/admin/dashboard?lang=en');
  const day = page.getByRole('region', { name: 'My day' });
  const task = day.getByRole('listitem').filter({ hasText: title });
  await expect(task.getByText('days late')).toBeVisible();
  await expectAccessible();
  // A task that was deleted by mistake comes back.
  await task.getByRole('button', { name: title }).click();
  await page.getByRole('button', { name: 'Delete task' }).click();
  await expect(task).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await task.getByRole('checkbox', { name: `Mark “${title}” as done` }).check();
  await expect(page.getByText('Task done.')).toBeVisible();
  await expect(task).toHaveCount(0);
  await page.goBack();
  await expect(events.filter({ hasText: 'Task done' })).toContainText(title);
  await expect(page.getByRole('checkbox', { name: `Mark “${title}” as done` })).toHaveCount(0);
});

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

test('J continues in the queue after a move, which reports the cancelled mail', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const made = await createApplications(backend, job, ['new', 'new', 'new', 'interview']);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&job=${job.id}`);
  const column = page.getByRole('region', { name: 'New', exact: true });
  await expect(column.getByRole('button', { name: /Påhitt/ })).toHaveCount(3);
  await column
    .getByRole('button', { name: /Påhitt/ })
    .first()
    .click();
  const panel = page.getByRole('complementary', { name: 'Application' });
  const heading = panel.getByRole('heading', { level: 2 });
  const first = await heading.innerText();
  const moved = made.find(({ name }) => name === first);
  await backend.service
    .from('outbox')
    .insert({
      cause: `test:${moved?.id}`,
      template_key: 'application_message',
      application_id: moved?.id,
      to_email: 'waits@people.example',
      language: 'en',
      stage: 'new',
      send_after: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .throwOnError();
  await page.keyboard.press('m');
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Move', exact: true }).last().click();
  const toast = page.getByText('The scheduled email has been cancelled.');
  await expect(toast).toBeVisible();
  // Once it has slid in, the toast does not cover the buttons of the application.
  await expect
    .poll(async () => {
      const actions = await panel.getByRole('button', { name: 'Reject…' }).boundingBox();
      const shown = await page.locator('[data-sonner-toast]').first().boundingBox();
      return actions && shown && shown.y + shown.height <= actions.y;
    })
    .toBe(true);
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(first);
  const second = await heading.innerText();
  expect(made.slice(0, 3).map(({ name }) => name)).toContain(second);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(first);
});

test('a long email address fits into the panel and the list of duplicates', async ({
  page,
  backend,
  enterAs,
}) => {
  const email = `${'very-long-name-'.repeat(3)}${randomUUID().slice(0, 8)}@people.example`;
  const phone = `+4673${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const job = await createClientJob(backend);
  const person = await createPerson(backend, { email, phone });
  await createPerson(backend, { phone });
  const application = await createApplication(backend, person.id, job.id);
  await enterAs('recruiter');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/admin/job-applications?job=${job.id}&application=${application}&lang=en`);
    const panel = await panelOf(page).boundingBox();
    const link = await panelOf(page).getByRole('link', { name: email }).boundingBox();
    if (!panel || !link) throw new Error('the panel is not on the screen');
    expect(link.x + link.width).toBeLessThanOrEqual(panel.x + panel.width);
  }
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/admin/applicants/duplicates?lang=en');
  const card = page.getByRole('listitem').filter({ hasText: email });
  await expect(card).toBeVisible();
  const box = await card.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

function randomHash(): string {
  return Array.from({ length: 64 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}

test('a recruiter records whether somebody who was hired has stayed', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const person = await createPerson(backend);
  const application = await createApplication(backend, person.id, job.id, {
    stage: 'hired',
    merit_note: 'Knows bees.',
  });
  const stayed = async () => {
    const { data } = await backend.service
      .from('applications')
      .select('stayed_six_months')
      .eq('id', application)
      .single()
      .throwOnError();
    return data.stayed_six_months;
  };
  const recruiter = await enterAs('recruiter');
  await page.goto(`/admin/job-applications?job=${job.id}&application=${application}&lang=en`);
  const field = panelOf(page).getByLabel('Six months after the hire');
  await expect(field).toHaveValue('');
  await field.selectOption('Still in the job');
  await expect.poll(stayed).toBe(true);
  await field.selectOption('Has left');
  await expect.poll(stayed).toBe(false);
  await page.reload();
  await expect(field).toHaveValue('no');
  await field.selectOption('Not known yet');
  await expect.poll(stayed).toBeNull();

  const open = await createApplication(backend, (await createPerson(backend)).id, job.id);
  await page.goto(`/admin/job-applications?job=${job.id}&application=${open}&lang=en`);
  const owner = panelOf(page).getByLabel('Owner');
  await expect(owner).toBeVisible();
  await expect(field).toHaveCount(0);

  // The owner changes immediately, also by a key, and can be changed back.
  await owner.selectOption({ label: recruiter.name });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(owner).toHaveValue('');
});
