import type { Backend } from '../../support/backend.ts';
import { createApplication, createPerson } from '../../support/people.ts';
import { createJob, type ShortlistJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

// A recruiter's day on applications that have a history.

test.use({ expectedErrors: /status of (400|401|403|429|500)/ });

async function createApplications(backend: Backend, job: ShortlistJob, stages: string[]) {
  const made = [];
  for (const stage of stages) {
    const person = await createPerson(backend);
    const decided = stage === 'rejected' && {
      reject_reason: 'skills',
      merit_note: 'Other skills.',
    };
    const id = await createApplication(backend, person.id, job.id, {
      stage: stage as 'new',
      ...decided,
    });
    made.push({ id, name: person.name });
  }
  return made;
}

test('answers show the labels of the chosen options, even after the question was deleted', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createJob(backend);
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

test('the timeline names the client who answered', async ({ page, backend, enterAs }) => {
  const job = await createJob(backend);
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
});

test('J continues in the queue after a move, which reports the cancelled mail', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createJob(backend);
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
  // The toast does not cover the buttons of the application.
  const actions = await panel.getByRole('button', { name: 'Reject…' }).boundingBox();
  const shown = await page.locator('[data-sonner-toast]').first().boundingBox();
  expect(actions && shown && shown.y + shown.height <= actions.y).toBe(true);
  await page.keyboard.press('j');
  await expect(heading).not.toHaveText(first);
  const second = await heading.innerText();
  expect(made.slice(0, 3).map(({ name }) => name)).toContain(second);
  await page.keyboard.press('k');
  await expect(heading).toHaveText(first);
});

test('a bulk move waits for the rate limit, skips decided people and is undone as a whole', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createJob(backend);
  const made = await createApplications(backend, job, [
    'new',
    'new',
    'interview',
    'rejected',
    'offer',
  ]);
  await enterAs('recruiter');
  let calls = 0;
  await page.route('**/functions/v1/{move-application,undo-move}', async (route) => {
    calls += 1;
    if (calls % 3 !== 2) return route.continue();
    await route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      json: { code: 'too_many_requests', message: 'Too many requests' },
    });
  });
  await page.goto(`/admin/job-applications?lang=en&view=table&job=${job.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Move to stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to stage' });
  await dialog.getByLabel('Stage').selectOption('Offer');
  await dialog.getByLabel('Send nothing').check();
  await expect(dialog.getByLabel('New (2)')).toBeChecked();
  await expect(dialog.getByLabel('Interview (1)')).toBeChecked();
  await expect(dialog.getByLabel('Rejected (1)')).not.toBeChecked();
  await expect(dialog.getByText(/already in Offer or have withdrawn: 1/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('3 applications moved.')).toBeVisible();
  const stages = async () => {
    const { data } = await backend.service
      .from('applications')
      .select('stage')
      .in(
        'id',
        made.map(({ id }) => id),
      )
      .throwOnError();
    return (data ?? []).map(({ stage }) => stage).sort();
  };
  expect(await stages()).toEqual(['offer', 'offer', 'offer', 'offer', 'rejected']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect(await stages()).toEqual(['interview', 'new', 'new', 'offer', 'rejected']);
});

test('a bulk move sends all mails at the end, moves nobody backwards and is undone with its mails', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createJob(backend);
  const made = await createApplications(backend, job, ['new', 'new', 'new', 'interview', 'offer']);
  const ids = made.map(({ id }) => id);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&view=table&job=${job.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Move to stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to stage' });
  await expect(dialog.getByLabel('New (3)')).toBeChecked();
  await expect(dialog.getByLabel('Interview (1)')).not.toBeChecked();
  await expect(dialog.getByLabel('Offer (1)')).not.toBeChecked();
  await expect(dialog.getByText(/go out together 60 seconds after the last move/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('3 applications moved.')).toBeVisible();
  await expect(page.getByText('Emails go out in 60 seconds.')).toBeVisible();
  const mails = async () => {
    const { data } = await backend.service
      .from('outbox')
      .select('state, send_after')
      .in('application_id', ids)
      .throwOnError();
    return data;
  };
  const waiting = await mails();
  expect(waiting).toHaveLength(3);
  expect(new Set(waiting.map(({ send_after }) => send_after)).size).toBe(1);
  // Longer than the undo period of a single move.
  await page.waitForTimeout(13_000);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
  const { data } = await backend.service
    .from('applications')
    .select('stage')
    .in('id', ids)
    .throwOnError();
  expect(data.map(({ stage }) => stage).sort()).toEqual([
    'interview',
    'new',
    'new',
    'new',
    'offer',
  ]);
  expect((await mails()).map(({ state }) => state)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
});

test('after a session that was ended elsewhere, login returns to the screen with the typed text', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createJob(backend);
  const [application] = await createApplications(backend, job, ['new']);
  const account = await enterAs('recruiter');
  const path = `/admin/job-applications?lang=en&job=${job.id}&application=${application?.id}`;
  await page.goto(path);
  await page.getByRole('button', { name: /^Email/ }).click();
  await page.getByLabel('Your message').fill('Could you come on Thursday?');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Reject/ }).click();
  await page.getByLabel('Merit note').fill('Others knew the systems better.');
  await page.getByLabel('Reason').selectOption({ index: 1 });
  const elsewhere = await backend.signIn(account);
  await backend.service.auth.admin.signOut(elsewhere.access_token, 'others');
  // The 401 of this request reveals that the session has ended, unless a background request was
  // first.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Reject' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByText('Your session was ended elsewhere.')).toBeVisible();
  await expect(page.getByText('One more step')).toHaveCount(0);
  await expect(page.getByText(/permission/)).toHaveCount(0);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(new RegExp(`application=${application?.id}`));
  await page.getByRole('button', { name: /^Email/ }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('Could you come on Thursday?');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Reject/ }).click();
  await expect(page.getByLabel('Merit note')).toHaveValue('Others knew the systems better.');
});

test('a double click on a dialog opens nothing behind it', async ({ page, backend, enterAs }) => {
  const job = await createJob(backend);
  await createApplications(backend, job, ['new', 'new', 'new', 'new', 'new', 'new']);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?lang=en&view=table&job=${job.id}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Move to stage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to stage' });
  const cancel = await dialog.getByRole('button', { name: 'Cancel' }).boundingBox();
  const row = await page.getByRole('row').nth(3).boundingBox();
  if (!cancel || !row) throw new Error('Nothing to click');
  const [x, y] = [cancel.x + cancel.width / 2, cancel.y + cancel.height / 2];
  // The rows are behind the button.
  expect(y).toBeGreaterThan(row.y - row.height);
  await page.mouse.dblclick(x, y);
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/application=/);
});

test('a form that awaits confirmation shows the labels of the chosen options', async ({
  page,
  backend,
  enterAs,
}) => {
  const person = await createPerson(backend);
  const question = {
    prompt: { en: 'Which systems do you know?', sv: 'Vilka system kan du?' },
    options: [{ value: '642ddbd4', label: { en: 'Visma', sv: 'Visma' } }],
  };
  await backend.service
    .from('pending_submissions')
    .insert({
      person_id: person.id,
      form: 'apply',
      email: 'anyone@people.example',
      language: 'en',
      data: { first_name: 'Any', last_name: 'One' },
      checked: { answers: [{ question, answer: ['642ddbd4'] }] },
    })
    .throwOnError();
  await enterAs('recruiter');
  await page.goto(`/admin/applicants/${person.id}?lang=en`);
  await page.getByText('Show submission').click();
  await expect(page.getByText('Visma')).toBeVisible();
});

test('a token refresh that fails with 500 ends the session instead of waiting', async ({
  page,
  backend,
}) => {
  const account = await backend.createStaff('recruiter');
  const session = await backend.signIn(account);
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
    route.fulfill({ status: 500, json: { code: 500, msg: 'Something broke' } }),
  );
  await page.goto('/favicon.svg');
  await page.evaluate(
    (value) => localStorage.setItem('sb-localhost-auth-token', value),
    JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }),
  );
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes += 1;
  });
  await page.goto('/admin/dashboard?lang=en');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(refreshes).toBe(1);
});

test('a failed password reset shows the reason of the server as an error', async ({ page }) => {
  await page.route('**/functions/v1/send-password-reset', (route) =>
    route.fulfill({ status: 400, json: { msg: 'The mail server is away' } }),
  );
  await page.goto('/admin?lang=en');
  await page.getByRole('button', { name: 'Forgot your password' }).click();
  await page.getByLabel('Email').fill('somebody@people.example');
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText('Password reset failed: The mail server is away');
  await expect(toast).toHaveCSS('background-color', 'rgb(251, 227, 230)');
});

test('a preview shows the job immediately', async ({ page, backend, enterAs }) => {
  const job = await createJob(backend);
  await enterAs('recruiter');
  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1, name: job.title })).toBeVisible({
    timeout: 4_000,
  });
});

function randomHash(): string {
  return Array.from({ length: 64 }, () => Math.floor(Math.random() * 16).toString(16)).join('');
}
