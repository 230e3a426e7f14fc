import { drag } from '../../support/drag.ts';
import { expect, test } from '../../support/staff-test.ts';
import { addApplicant, cardIn, column, createInternalJob, listMails, panelOf } from './board.ts';

test.use({
  expectedErrors: /status of 422|ERR_INTERNET_DISCONNECTED|WebSocket/,
  viewport: { width: 1440, height: 900 },
});

test('cards are dragged within a column and to the next, and undo reverts it', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createInternalJob(backend, 'Smith');
  const first = await addApplicant(backend, job.id, { position: 'm' });
  const second = await addApplicant(backend, job.id, { position: 'b' });
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
  // The next weekday at nine in Stockholm; the browser is in London.
  await expect(dialog.getByLabel('Send at')).toHaveValue(/T08:00$/);
  await dialog.getByLabel('Send at').fill('2099-05-04T09:30');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(cardIn(page, 'Interview', first.name)).toBeVisible();
  await expect(page.getByText(/The email goes out .*2099/)).toBeVisible();
  await expect(page.getByText('Interview1')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cardIn(page, 'New', first.name)).toBeVisible();
  await expect
    .poll(() => listMails(backend, first.application))
    .toMatchObject([{ template_key: 'application_stage_interview', state: 'cancelled' }]);

  // Cancelling the dialog after a drop changes nothing.
  await drag(page, cardIn(page, 'New', second.name), column(page, 'Rejected'), 'top');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(cardIn(page, 'New', second.name)).toBeVisible();
});
