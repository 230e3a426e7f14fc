import { randomUUID } from 'node:crypto';
import { createApplication, createApplications, createPerson } from '../../../support/people.ts';
import { createClientJob } from '../../../support/shortlist.ts';
import { expect, test } from '../../../support/staff-test.ts';
import { panelOf } from '../board.ts';

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
