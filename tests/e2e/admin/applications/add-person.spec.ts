import { randomUUID } from 'node:crypto';
import { inventEmail } from '../../support/backend.ts';
import { setOffline } from '../../support/network.ts';
import { expect, test } from '../../support/staff-test.ts';
import { cardIn, createInternalJob, listMails, panelOf } from './board.ts';

test.use({
  expectedErrors: /status of 422|ERR_INTERNET_DISCONNECTED|WebSocket/,
  viewport: { width: 1440, height: 900 },
});

test('a person is added with a CV, a colleague is mentioned, and a mail is cancelled', async ({
  page,
  browser,
  baseURL,
  backend,
  enterAs,
  signInAs,
  expectAccessible,
}) => {
  const job = await createInternalJob(backend, 'Founder');
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
    .poll(() => listMails(backend, application))
    .toMatchObject([{ template_key: 'application_received' }]);

  await test.step('adding the same person again shows an error and keeps the typed values', async () => {
    await page.getByRole('button', { name: 'Add person' }).click();
    await dialog.getByLabel('First name').fill('Vendela');
    await dialog.getByLabel('Last name').fill('Gjuterisson');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('This person has already applied for that job.')).toBeVisible();
    await expect(dialog.getByLabel('First name')).toHaveValue('Vendela');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the last of several quick ratings is saved', async () => {
    await panel.getByRole('radio', { name: '2 of 5' }).check({ force: true });
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(panel).toContainText('Rasmus Recruiter 5');
  });

  await test.step('a note survives closing the panel and a lost connection, and notifies the colleague', async () => {
    await panel.getByRole('tab', { name: /Notes/ }).click();
    const note = panel.getByLabel('New note');
    await note.fill('Ask about the furnace, ');
    await note.press('End');
    await note.pressSequentially(`@${name.slice(0, -3)}`);
    const colleagues = panel.getByRole('listbox', { name: 'Colleagues' });
    await expect(colleagues.getByRole('option', { name })).toBeVisible();
    await expectAccessible();
    await note.press('Enter');
    const noteText = `Ask about the furnace, @${name} `;
    await expect(note).toHaveValue(noteText);
    // The draft survives closing the tab and the panel.
    await panel.getByRole('tab', { name: 'CV' }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await cardIn(page, 'New', 'Vendela Gjuterisson').click();
    await panel.getByRole('tab', { name: /Notes/ }).click();
    await expect(note).toHaveValue(noteText);
    await setOffline(page, true);
    await note.press('Control+Enter');
    await expect(page.getByText(/Couldn’t save/)).toBeVisible();
    await expect(note).toHaveValue(noteText);
    await setOffline(page, false);
    await note.press('Control+Enter');
    await expect(note).toHaveValue('');
    await colleague.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await colleague.getByRole('link', { name: /mentioned you/ }).click();
    await expect(panelOf(colleague)).toContainText(`Ask about the furnace, @${name}`);
    await expect(
      colleague.getByRole('button', { name: 'Notifications', exact: true }),
    ).toBeVisible();
  });

  await context.close();

  await test.step('a personal mail requires a message, survives a lost connection and can be cancelled', async () => {
    await panel.getByRole('button', { name: /^Email/ }).click();
    const send = dialog.getByRole('button', { name: 'Send', exact: true });
    const message = dialog.getByRole('textbox', { name: /^Message to/ });
    await expect(message).toBeVisible();
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('Write something first');
    await message.locator('p').nth(1).click();
    await page.keyboard.type('Can you come on Thursday?');
    await setOffline(page, true);
    await send.click();
    await expect(dialog.getByRole('alert')).toContainText('Can’t reach the server');
    await expect(message).toContainText('Can you come on Thursday?');
    await setOffline(page, false);
    await send.click();
    await expect(dialog).toHaveCount(0);
    // The same message as after a move.
    await expect(page.getByText('The email goes out in 10 seconds.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    const mails = await listMails(backend, application);
    expect(mails).toMatchObject([
      { template_key: 'application_received' },
      { template_key: 'application_message', state: 'cancelled' },
    ]);
    // The text is in the form again, to be corrected.
    await panel.getByRole('button', { name: /^Email/ }).click();
    await expect(message).toContainText('Can you come on Thursday?');
  });
});
