import { setOffline } from '../../support/network.ts';
import { expect, test } from '../../support/staff-test.ts';
import { cardIn, createOpenJob, submitApplication } from './board.ts';

test.use({ expectedErrors: /status of (403|409|404)|ERR_INTERNET_DISCONNECTED|WebSocket/ });

test('moves by keyboard reach a colleague, can be undone, and report errors', async ({
  page,
  browser,
  baseURL,
  request,
  backend,
  enterAs,
  signInAs,
}) => {
  const job = await createOpenJob(backend);
  await submitApplication(request, job.slug, 'Kim');
  await enterAs('recruiter');
  const context = await browser.newContext({ baseURL });
  const colleague = await context.newPage();
  await signInAs(await backend.createStaff('recruiter', 'Astrid Colleague'), colleague);
  for (const screen of [page, colleague]) {
    await screen.goto(`/admin/job-applications?job=${job.id}&lang=en`);
    await expect(cardIn(screen, 'New', 'Kim Provsson')).toBeVisible();
  }

  const dialog = page.getByRole('dialog', { name: 'Move to Screening' });
  await test.step('a card is picked up, moved and dropped by keyboard, without a mail', async () => {
    await cardIn(page, 'New', 'Kim Provsson').focus();
    await page.keyboard.press('Space');
    await expect(
      page.getByText(/(Picked up Kim Provsson from|Kim Provsson is over) New/),
    ).toBeAttached();
    // dnd-kit handles arrow keys from the next tick after the card was picked up.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(/Kim Provsson is over Screening, position 1/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(dialog.getByRole('radio', { name: 'Send now' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Send nothing' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(cardIn(page, 'Screening', 'Kim Provsson')).toBeVisible();
    await expect(cardIn(colleague, 'Screening', 'Kim Provsson')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardIn(page, 'New', 'Kim Provsson')).toBeVisible();
  await expect(cardIn(colleague, 'New', 'Kim Provsson')).toBeVisible();

  await test.step('without a network the card moves back, and a message explains why', async () => {
    await setOffline(page, true);
    await cardIn(page, 'New', 'Kim Provsson').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('i');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Can’t reach the server/)).toBeVisible();
    await expect(cardIn(page, 'New', 'Kim Provsson')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a move is continued from the stage that a colleague chose meanwhile', async () => {
    await cardIn(page, 'New', 'Kim Provsson').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('o');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByLabel('Personal message (optional)').fill('Välkommen till oss!');
    await cardIn(colleague, 'New', 'Kim Provsson').focus();
    await colleague.keyboard.press('m');
    await colleague.keyboard.press('s');
    await colleague.keyboard.press('Enter');
    await expect(cardIn(colleague, 'Screening', 'Kim Provsson')).toBeVisible();
    await context.close();
    await setOffline(page, false);
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    await expect(
      page.getByRole('dialog').getByText(/moved Kim Provsson to Screening in the meantime/),
    ).toBeVisible();
    await expect(cardIn(page, 'Screening', 'Kim Provsson')).toBeVisible();
    // The text is still there, and the move continues from the stage that the colleague chose.
    const message = page.getByLabel('Personal message (optional)');
    await expect(message).toHaveValue('Välkommen till oss!');
    await message.press('Control+Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cardIn(page, 'Offer', 'Kim Provsson')).toBeVisible();
  });

  await test.step('the panel reports that its application was deleted', async () => {
    await cardIn(page, 'Offer', 'Kim Provsson').click();
    await expect(page.getByRole('complementary', { name: 'Application' })).toContainText('Kim');
    await backend.service.from('applications').delete().eq('job_id', job.id).throwOnError();
    await expect(
      page.getByRole('heading', { name: 'This application isn’t available' }),
    ).toBeVisible();
    await expect(cardIn(page, 'Offer', 'Kim Provsson')).toHaveCount(0);
  });
});

test('J goes on beyond the cards that the column has loaded', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createOpenJob(backend);
  const names = Array.from({ length: 60 }, (_, index) => `Provsson-${index + 1}`);
  const { data: people } = await backend.service
    .from('people')
    .insert(names.map((last_name) => ({ first_name: 'Kö', last_name })))
    .select('id, last_name')
    .throwOnError();
  const { data: applications } = await backend.service
    .from('applications')
    .insert(
      people.map(({ id, last_name }) => ({
        job_id: job.id,
        person_id: id,
        // The greatest position is at the top.
        position: String(900 - names.indexOf(last_name)),
        created_at: new Date(Date.now() - names.indexOf(last_name) * 60_000).toISOString(),
      })),
    )
    .select('id, person_id')
    .throwOnError();
  const last = people.find(({ last_name }) => last_name === 'Provsson-50');
  const opened = applications.find(({ person_id }) => person_id === last?.id);
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?job=${job.id}&application=${opened?.id}&lang=en`);
  const panel = page.getByRole('complementary', { name: 'Application' });
  await expect(panel.getByText('50 of 60')).toBeVisible();
  await expect(cardIn(page, 'New', 'Kö Provsson-50')).toBeInViewport();
  await expect(panel.getByRole('button', { name: 'Next' })).toBeEnabled();
  await page.keyboard.press('j');
  await expect(panel.getByText('51 of 60')).toBeVisible();
  await expect(cardIn(page, 'New', 'Kö Provsson-51')).toBeInViewport();

  await test.step('and beyond the page of the table, also from a link', async () => {
    const name = panel.getByRole('heading', { level: 2 });
    await page.goto(
      `/admin/job-applications?view=table&job=${job.id}&application=${opened?.id}&lang=en`,
    );
    await expect(panel.getByRole('button', { name: 'Previous' })).toBeEnabled();
    await page.keyboard.press('j');
    await expect(name).toHaveText('Kö Provsson-51');
    await expect(page.getByText('51–60 of 60')).toBeVisible();
    await page.keyboard.press('k');
    await expect(name).toHaveText('Kö Provsson-50');
    await page.keyboard.press('k');
    await expect(name).toHaveText('Kö Provsson-49');
  });
});

test('closing the panel returns to its row of the table, also after a move', async ({
  page,
  request,
  backend,
  enterAs,
}) => {
  const job = await createOpenJob(backend);
  await submitApplication(request, job.slug, 'Kim');
  await submitApplication(request, job.slug, 'Lo');
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?view=table&job=${job.id}&lang=en`);
  const second = page.getByRole('row').nth(2);
  await expect(second).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Application' });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(second.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Move', exact: true })).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('s');
  await expect(page.getByRole('dialog').getByRole('radio', { name: 'Send now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toContainText('Screening');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(second.getByRole('link')).toBeFocused();
});
