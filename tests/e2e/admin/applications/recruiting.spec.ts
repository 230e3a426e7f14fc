import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { type Backend, inventEmail } from '../../support/backend.ts';
import { setOffline } from '../../support/line.ts';
import { createApplication, createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

// A recruiter's work on the board with the mouse: dragging, adding, mentioning, mailing, moving.

test.use({
  expectedErrors: /status of 422|ERR_INTERNET_DISCONNECTED|WebSocket/,
  viewport: { width: 1440, height: 900 },
});

type JobState = 'draft' | 'open' | 'closed';

async function createJob({ service }: Backend, title: string, state: JobState = 'open') {
  const slug = `smith-${randomUUID().slice(0, 8)}`;
  const name = `${title} ${slug}`;
  const { data } = await service
    .from('jobs')
    .insert({
      slug,
      kind: 'internal',
      field: 'creative',
      title: { en: name, sv: name },
      summary: { en: 'Bends iron.', sv: 'Böjer järn.' },
      state,
    })
    .select('id')
    .single()
    .throwOnError();
  return { id: data.id, name };
}

async function apply(backend: Backend, jobId: string, fields: { position?: string } = {}) {
  const person = await createPerson(backend);
  return { ...person, application: await createApplication(backend, person.id, jobId, fields) };
}

const column = (page: Page, stage: string) =>
  page.getByRole('region', { name: stage, exact: true });
const cardIn = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('button', { name });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Application' });

/** Drags like a hand: press, a small move, over the target, release. */
async function drag(page: Page, from: Locator, to: Locator, at: 'top' | 'below') {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('What is dragged or dropped on is not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + 20, { steps: 4 });
  const y = at === 'top' ? end.y + 8 : end.y + end.height + 20;
  await page.mouse.move(end.x + end.width / 2, y, { steps: 8 });
  // The last move must be rendered before the release.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
}

const waitingMails = async ({ service }: Backend, application: string) => {
  const { data } = await service
    .from('outbox')
    .select('template_key, state, variables')
    .eq('application_id', application)
    .order('created_at')
    .throwOnError();
  return data;
};

test('cards are dragged within a column and to the next, and undo reverts it', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createJob(backend, 'Smith');
  const first = await apply(backend, job.id, { position: 'm' });
  const second = await apply(backend, job.id, { position: 'b' });
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);
  await expect(column(page, 'New').getByRole('listitem')).toHaveCount(2);
  await expect(column(page, 'New').getByRole('listitem').first()).toContainText(first.name);

  // A move within the stage opens no dialog, and the order is saved.
  await drag(page, cardIn(page, 'New', first.name), cardIn(page, 'New', second.name), 'below');
  const order = async () => {
    const { data } = await backend.service
      .from('applications')
      .select('id')
      .eq('job_id', job.id)
      .order('position', { ascending: false })
      .throwOnError();
    return data.map(({ id }) => id);
  };
  await expect.poll(order).toEqual([second.application, first.application]);
  await expect(panelOf(page)).toHaveCount(0);

  // Move to the next stage with a later mail; undo reverts the move and cancels the mail.
  await drag(page, cardIn(page, 'New', first.name), column(page, 'Interview'), 'top');
  const dialog = page.getByRole('dialog', { name: 'Move to Interview' });
  await dialog.getByRole('radio', { name: 'Send later' }).check();
  await dialog.getByLabel('Send at').fill('2099-05-04T09:30');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(cardIn(page, 'Interview', first.name)).toBeVisible();
  await expect(page.getByText(/The email goes out .*2099/)).toBeVisible();
  await expect(page.getByText('Interview1')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardIn(page, 'New', first.name)).toBeVisible();
  await expect
    .poll(() => waitingMails(backend, first.application))
    .toMatchObject([{ template_key: 'application_stage_interview', state: 'cancelled' }]);

  // Cancelling the dialog after a drop changes nothing.
  await drag(page, cardIn(page, 'New', second.name), column(page, 'Rejected'), 'top');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(cardIn(page, 'New', second.name)).toBeVisible();
});

test('a person is added with a CV, a colleague is mentioned, and a mail is cancelled', async ({
  page,
  browser,
  baseURL,
  backend,
  enterAs,
  signInAs,
}) => {
  const job = await createJob(backend, 'Founder');
  await enterAs('recruiter');
  const name = `Gudrun ${randomUUID().slice(0, 8).replaceAll(/\d/g, 'x')}`;
  const astrid = await backend.createStaff('recruiter', name);
  const context = await browser.newContext({ baseURL });
  const colleague = await context.newPage();
  await signInAs(astrid, colleague);
  await colleague.goto('/admin/jobs?lang=en');
  await expect(colleague.getByRole('button', { name: 'Notifications' })).toBeVisible();

  await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);
  await page.getByRole('button', { name: 'Add person' }).click();
  const dialog = page.getByRole('dialog');
  const email = inventEmail();
  await dialog.getByLabel('First name').fill('Vendela');
  await dialog.getByLabel('Last name').fill('Gjuterisson');
  await dialog.getByLabel('Email').fill(email);
  await expect(dialog.getByRole('combobox', { name: 'Job' })).toHaveValue(job.name);
  await dialog.getByLabel('CV (optional)').setInputFiles({
    name: 'vendela.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Vendela Gjuterisson\nNine years at the furnace'),
  });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Vendela Gjuterisson');
  await expect(panel).toContainText('Nine years at the furnace');
  await expect(cardIn(page, 'New', 'Vendela Gjuterisson')).toBeVisible();
  const application = new URL(page.url()).searchParams.get('application') ?? '';
  await expect
    .poll(() => waitingMails(backend, application))
    .toMatchObject([{ template_key: 'application_received' }]);

  // Adding the same person again shows an error and keeps the typed values.
  await page.getByRole('button', { name: 'Add person' }).click();
  await dialog.getByLabel('First name').fill('Vendela');
  await dialog.getByLabel('Last name').fill('Gjuterisson');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('This person has already applied for that job.')).toBeVisible();
  await expect(dialog.getByLabel('First name')).toHaveValue('Vendela');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Arrow keys change the rating faster than it is saved: the last value wins.
  await panel.getByRole('radio', { name: '2 of 5' }).check({ force: true });
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(panel).toContainText('Average 5 (1)');

  // Without a network the note stays in the field; with one the colleague is notified immediately.
  await panel.getByRole('tab', { name: /Notes/ }).click();
  const note = panel.getByLabel('New note');
  await note.fill('Ask about the furnace, ');
  await note.press('End');
  await note.pressSequentially(`@${name.slice(0, -3)}`);
  const offered = panel.getByRole('listbox', { name: 'Colleagues' });
  await expect(offered.getByRole('option', { name })).toBeVisible();
  await note.press('Enter');
  const written = `Ask about the furnace, @${name} `;
  await expect(note).toHaveValue(written);
  // The draft survives closing the tab and the panel.
  await panel.getByRole('tab', { name: 'CV' }).click();
  await panel.getByRole('button', { name: 'Close' }).click();
  await cardIn(page, 'New', 'Vendela Gjuterisson').click();
  await panel.getByRole('tab', { name: /Notes/ }).click();
  await expect(note).toHaveValue(written);
  await setOffline(page, true);
  await note.press('Control+Enter');
  await expect(page.getByText(/Couldn’t save/)).toBeVisible();
  await expect(note).toHaveValue(written);
  await setOffline(page, false);
  await note.press('Control+Enter');
  await expect(note).toHaveValue('');
  await colleague.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await colleague.getByRole('link', { name: /mentioned you/ }).click();
  await expect(panelOf(colleague)).toContainText(`Ask about the furnace, @${name}`);
  await expect(colleague.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  await context.close();

  // A personal mail requires a message; it survives a lost connection and can be cancelled.
  await panel.getByRole('button', { name: /^Email/ }).click();
  const words = dialog.getByLabel('Your message');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(words).toBeFocused();
  await words.fill('Can you come on Thursday?');
  await setOffline(page, true);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Can’t reach the server');
  await expect(words).toHaveValue('Can you come on Thursday?');
  await setOffline(page, false);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel email' }).first().click();
  await expect(page.getByText('Email cancelled.')).toBeVisible();
  expect(await waitingMails(backend, application)).toMatchObject([
    { template_key: 'application_received' },
    {
      template_key: 'application_message',
      state: 'cancelled',
      variables: { message: 'Can you come on Thursday?' },
    },
  ]);
});

test('an application is moved to another job after a failure, and many are moved at once', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createJob(backend, 'Turner');
  const other = await createJob(backend, 'Welder', 'closed');
  const one = await apply(backend, job.id, { position: 'b' });
  const two = await apply(backend, job.id, { position: 'm' });
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?job=${job.id}&lang=en`);

  // The merit note survives a failed try without a network.
  await cardIn(page, 'New', one.name).click();
  const panel = panelOf(page);
  const dialog = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Reject…' }).click();
  await dialog.getByLabel('Reason').selectOption('skills');
  await dialog.getByLabel('Merit note').fill('Has never seen a lathe.');
  await setOffline(page, true);
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await expect(page.getByText(/Can’t reach the server/)).toBeVisible();
  await setOffline(page, false);
  await panel.getByRole('button', { name: 'Reject…' }).click();
  await expect(dialog.getByLabel('Merit note')).toHaveValue('Has never seen a lathe.');
  await expect(dialog.getByLabel('Reason')).toHaveValue('skills');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // Move to another job: the card leaves this board, appears on the other, and the applicant is
  // mailed.
  await panel.getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Another job…' }).click();
  await expect(dialog.getByText('Starts in New on the other job.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog.getByText('Choose a job from the list.')).toBeVisible();
  const field = dialog.getByRole('combobox', { name: 'Job' });
  await field.fill(other.name);
  const offered = dialog.getByRole('listbox').getByRole('option');
  await expect(offered).toContainText(`${other.name}Closed`);
  await expect(offered).toHaveCount(1);
  await expect(dialog.getByRole('status')).toHaveText('1 job');
  // Escape closes the list and not the dialog; the arrow opens it again.
  await field.press('Escape');
  await expect(offered).toHaveCount(0);
  await field.press('ArrowDown');
  await offered.click();
  await expect(field).toHaveValue(other.name);
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText(`${one.name} moved to another job.`)).toBeVisible();
  await expect(panel).toContainText(other.name);
  await expect(cardIn(page, 'New', one.name)).toHaveCount(0);
  await expect
    .poll(() => waitingMails(backend, one.application))
    .toMatchObject([{ template_key: 'application_moved', variables: { job_title: other.name } }]);

  // A bulk move skips people who are already in the stage and does not count them; undo reverts
  // all.
  await createApplication(backend, one.id, job.id, { stage: 'screening' });
  const three = await apply(backend, job.id);
  await page.goto(`/admin/job-applications?job=${job.id}&view=table&lang=en`);
  await expect(page.getByRole('link', { name: three.name })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Move to stage' }).click();
  // The preview is the real mail to the first of them.
  await dialog.getByText('Preview email').click();
  await expect(dialog.getByText(/^This is the email to Prov/)).toBeVisible();
  const preview = dialog.locator('details');
  await expect(preview).toContainText(job.name);
  await dialog.getByLabel('Personal message').fill('We loved your lathe.');
  await expect(preview).toContainText('We loved your lathe.');
  await dialog.getByRole('radio', { name: 'Send nothing' }).check();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('2 applications moved.')).toBeVisible();
  const screening = page.getByRole('row').filter({ hasText: 'Screening' });
  await expect(screening).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(screening).toHaveCount(1);
  await expect(page.getByRole('row').filter({ hasText: two.name })).toContainText('New');
});

test('a long email address fits into the panel and the list of duplicates', async ({
  page,
  backend,
  enterAs,
}) => {
  const email = `${'very-long-name-'.repeat(3)}${randomUUID().slice(0, 8)}@people.example`;
  const phone = `+4673${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const job = await createJob(backend, 'Miner');
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

test('a question is dragged by its handle, and the order is saved', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createJob(backend, 'Grinder', 'draft');
  await enterAs('recruiter');
  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  const question = (number: number) =>
    page.getByRole('listitem', { name: `Question ${number}`, exact: true });
  for (const [index, prompt] of ['Wet or dry?', 'Which stone?'].entries()) {
    await page.getByRole('button', { name: 'Add question' }).click();
    await question(index + 1)
      .getByLabel('Question (English)')
      .fill(prompt);
  }
  await question(2).scrollIntoViewIfNeeded();
  await drag(
    page,
    question(2).getByTitle('Drag to reorder'),
    question(1).getByTitle('Drag to reorder'),
    'top',
  );
  await expect(question(1).getByLabel('Question (English)')).toHaveValue('Which stone?');
  await expect(page.getByText('Question 2 moved to position 1 of 2.')).toBeAttached();
  await expect(page.getByText(/^(Not saved yet|Saving)/)).toHaveCount(0);
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Review links' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/jobs/${job.id}/review`));
  await page.goBack();
  await expect(question(1).getByLabel('Question (English)')).toHaveValue('Which stone?');

  // An empty option is marked itself, not the question.
  await question(1).getByLabel('Answer type').selectOption('Single choice');
  await question(1).getByRole('button', { name: 'Add option' }).click();
  await expect(question(1).getByLabel('Option 1 (English)')).toHaveAccessibleDescription(
    'Fill in this option or remove it.',
  );
  await expect(question(1).getByLabel('Question (English)')).not.toHaveAttribute('aria-invalid');
});
