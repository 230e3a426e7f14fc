import { expect, test } from '../../support/staff-test.ts';
import { languageToCheck as language } from '../../support/test.ts';
import { createOpenJob, submitApplication } from './board.ts';

// A recruiter uses the board, from a job in two languages to a decision that the applicants receive.

test.use({ expectedErrors: /status of (403|409|404)|ERR_INTERNET_DISCONNECTED|WebSocket/ });

test('editors and pending accounts see no applications on the screen or through the API', async ({
  page,
  request,
  backend,
  enterAs,
  signInAs,
}) => {
  const job = await createOpenJob(backend);
  await submitApplication(request, job.slug, 'Secret');
  const editor = await enterAs('editor');
  await page.goto('/admin/job-applications?lang=en');
  await expect(page.getByText('You don’t have access')).toBeVisible();
  await expect(page.getByRole('link', { name: /Applications/ })).toHaveCount(0);
  await expect(page.getByText('Secret')).toHaveCount(0);
  const pending = await backend.createStaff();
  await signInAs(pending);
  await page.goto('/admin/job-applications?lang=en');
  await expect(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();

  for (const account of [editor, pending]) {
    const { access_token: token } = await backend.signIn(account);
    const headers = { authorization: `Bearer ${token}` };
    const rows = await request.get('/rest/v1/applications?select=id', { headers });
    expect(await rows.json()).toEqual([]);
    const board = await request.post('/rest/v1/rpc/list_board', { headers, data: {} });
    expect(board.status()).toBe(403);
    const move = await request.post('/functions/v1/move-application', {
      headers,
      data: { application_id: job.id, from: 'new', to: 'offer' },
    });
    expect(move.status()).toBe(403);
  }
});

test('board, table, panel and dialogs are accessible', async ({
  page,
  request,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const job = await createOpenJob(backend);
  await submitApplication(request, job.slug, 'Alva');
  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?job=${job.id}&lang=${language}`);
  const card = page.getByRole('button', { name: 'Alva Provsson' });
  await card.click();
  const panel = page.getByRole('complementary');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText('Alva Provsson');
  await panel.getByRole('tab', { name: /Notes|Anteckningar/ }).click();
  await panel.getByRole('textbox').last().fill('@ast');
  await expectAccessible();
  await panel.focus();
  await page.keyboard.press('m');
  await page.keyboard.press(language === 'sv' ? 'v' : 'r');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
  await page.goto(`/admin/job-applications?view=table&job=${job.id}&lang=${language}`);
  await expect(page.getByRole('link', { name: 'Alva Provsson' })).toBeVisible();
  await expectAccessible();
});
