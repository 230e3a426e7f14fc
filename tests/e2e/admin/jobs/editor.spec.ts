import { randomUUID } from 'node:crypto';
import { createJob, editJob, readJob, saved } from '../../support/job-editing.ts';
import { setOffline } from '../../support/line.ts';
import { expect, test } from '../../support/staff-test.ts';

test.describe.configure({ timeout: 60_000 });
test.use({
  // The last one is reported by the content security policy for pasted HTML.
  expectedErrors:
    /status of (400|403|409|503)|ERR_FAILED|ERR_INTERNET_DISCONNECTED|^Executing inline event handler violates/,
});

test('a job is written in both languages, previewed, published and read', async ({
  page,
  open,
  enterAs,
  browser,
}) => {
  await enterAs('recruiter');
  await open('/admin/jobs/new');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByText('Enter a title in words')).toBeVisible();
  const name = `Wool sorter ${randomUUID().slice(0, 6)}`;
  await page.getByLabel('Title (English)').fill(name);
  await page.getByLabel('Title (Swedish)').fill('Ullsorterare');
  await page.getByLabel('Job type').selectOption('At our agency');
  await page.getByLabel('Field').selectOption('Operations');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  await page.getByLabel('Summary (English)').fill('Sorts wool by hand.');
  await page.getByLabel('Summary (Swedish)').fill('Sorterar ull för hand.');
  const english = page.getByRole('textbox', { name: 'Description (English)' });
  await english.click();
  await page.keyboard.type('Feel the ');
  await page.keyboard.press('Alt+F10');
  const tools = page.getByRole('toolbar', { name: 'Formatting: Description (English)' });
  await expect(tools.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  for (const tool of ['Subheading', 'Bold']) {
    await page.keyboard.press('ArrowRight');
    await expect(tools.getByRole('button', { name: tool })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(english).toBeFocused();
  await page.keyboard.type('wool');
  await page.getByRole('textbox', { name: 'Description (Swedish)' }).fill('Känn på ullen');

  await page.getByRole('button', { name: 'Add range' }).click();
  await page.getByLabel('From', { exact: true }).fill('31 000');
  await page.getByLabel('To', { exact: true }).fill('36 000');

  await page.getByRole('button', { name: 'Add question' }).click();
  const first = page.getByRole('listitem', { name: 'Question 1' });
  await first.getByLabel('Question (English)').fill('Which wool do you like?');
  await first.getByLabel('Question (Swedish)').fill('Vilken ull gillar du?');
  await first.getByLabel('Answer type').selectOption('Single choice');
  await first.getByRole('button', { name: 'Add option' }).click();
  await first.getByLabel('Option 1 (English)').fill('The soft one');
  await first.getByLabel('Option 1 (Swedish)').fill('Den mjuka');
  await page.getByRole('button', { name: 'Add question' }).click();
  const second = page.getByRole('listitem', { name: 'Question 2' });
  await second.getByLabel('Question (English)').fill('Do you sneeze?');
  await second.getByLabel('Answer type').selectOption('Yes/No');
  await second.getByRole('button', { name: 'Move up: Question 2' }).click();
  await expect(first.getByLabel('Question (English)')).toHaveValue('Do you sneeze?');
  await second.getByRole('button', { name: 'Remove: Question 2' }).click();
  await expect(second).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(second.getByLabel('Option 1 (Swedish)')).toHaveValue('Den mjuka');
  await saved(page);
  await page.reload();
  await expect(first.getByLabel('Question (English)')).toHaveValue('Do you sneeze?');
  await expect(english.locator('strong')).toHaveText('wool');

  await page.getByRole('button', { name: 'Preview' }).click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(frame.getByText('SEK 31,000–36,000 a month')).toBeVisible();
  await expect(frame.getByRole('group', { name: 'Do you sneeze?' })).toBeVisible();
  await page.getByRole('button', { name: 'Swedish' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ullsorterare');
  await expect(frame.getByText('Den mjuka')).toBeVisible();
  await frame.getByRole('button', { name: 'Logga ut' }).click();
  await page.getByRole('button', { name: 'Close preview' }).click();
  await page.goto(page.url().replace('?lang=en', ''));
  await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this job?' });
  await expect(dialog.getByText('Requirements (Swedish)')).toBeVisible();
  await expect(dialog.getByText('Question 1 (Swedish)')).toBeVisible();
  const address = new URL(
    await page
      .getByText(/\/job\/wool-sorter/)
      .first()
      .innerText(),
  ).pathname;
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Job published.')).toBeVisible();

  await expect(async () => {
    const answer = await page.request.get(`${address}?lang=en`);
    expect(await answer.text()).toContain(`${name}</h1>`);
  }).toPass({ timeout: 15_000 });
  const visitor = await browser.newPage();
  await visitor.goto(`${address}?lang=en`);
  await expect(visitor.locator('strong', { hasText: 'wool' })).toBeVisible();
  await expect(visitor.getByRole('group', { name: 'Which wool do you like?' })).toBeVisible();
  await visitor.goto(`${address}?lang=sv`);
  await expect(visitor.getByText('Känn på ullen')).toBeVisible();
  await visitor.close();
});

test('changes of two people are merged, and conflicts are resolved by choice', async ({
  page,
  backend,
  enterAs,
  signInAs,
  browser,
}) => {
  const { id } = await createJob(backend);
  await enterAs('recruiter');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInAs(await backend.createStaff('editor', 'Edith Editor'), other);
  await editJob(page, id);
  await editJob(other, id);

  await other.getByLabel('Summary (Swedish)').fill('Klipper alpackor.');
  await saved(other);
  await expect(page.getByLabel('Summary (Swedish)')).toHaveValue('Klipper alpackor.');
  await expect(page.getByText(/^Edith Editor saved changes/)).toBeVisible();

  // Blocks the save, so that both edit the same fields without seeing each other's change.
  await page.route('**/rest/v1/rpc/save_job', (route) => route.abort());
  await page.getByLabel('Title (English)').fill('Shearer of alpacas');
  await page.getByLabel('Title (Swedish)').fill('Klippare');
  await page.getByRole('textbox', { name: 'Location' }).fill('Kiruna');
  await expect(page.getByText(/^Couldn’t save/)).toBeVisible();
  await other.getByLabel('Title (English)').fill('Head shearer');
  await other.getByLabel('Title (Swedish)').fill('Chefsklippare');
  await saved(other);
  await page.unroute('**/rest/v1/rpc/save_job');

  const dialog = page.getByRole('dialog', { name: 'Edith Editor changed the same thing' });
  const english = dialog.getByRole('group', { name: 'Title (English)' });
  await expect(english.getByText('Shearer of alpacas')).toBeVisible({ timeout: 15_000 });
  await expect(english.getByText('Head shearer')).toBeVisible();
  await english.getByRole('button', { name: 'Use theirs' }).click();
  await dialog
    .getByRole('group', { name: 'Title (Swedish)' })
    .getByRole('button', { name: 'Keep yours' })
    .click();
  await expect(dialog).toBeHidden();
  await saved(page);
  expect(await readJob(backend, id)).toMatchObject({
    title: { en: 'Head shearer', sv: 'Klippare' },
    summary: { en: 'Shears alpacas.', sv: 'Klipper alpackor.' },
    location: 'Kiruna',
  });
  await elsewhere.close();
});

test('unsaved changes are stored locally, guarded and saved later', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createJob(backend);
  await enterAs('recruiter');
  await editJob(page, id);
  await setOffline(page, true);
  await page.getByRole('textbox', { name: 'Location' }).fill('Abisko');
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
  await setOffline(page, false);
  await saved(page);
  expect(await readJob(backend, id)).toMatchObject({ location: 'Abisko' });

  await page.route('**/rest/v1/rpc/save_job', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('textbox', { name: 'Location' }).fill('Ystad');
  await expect(page.getByText(/^Couldn’t save/)).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Ystad');
  await page.getByRole('link', { name: 'All jobs' }).click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/jobs(\?|$)/);
  // The URL changes before the editor unmounts; until then it could still save or block.
  await expect(page.getByLabel('Title (English)')).toBeHidden();

  await page.unroute('**/rest/v1/rpc/save_job');
  await page.goBack();
  await expect(page.getByText(/^We’ve restored the unsaved changes/)).toBeVisible();
  await saved(page);
  expect(await readJob(backend, id)).toMatchObject({ location: 'Ystad' });
});

test('errors are shown beside their fields, and the other fields are saved', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createJob(backend);
  await enterAs('recruiter');
  await editJob(page, id);
  await page.getByLabel('Title (Swedish)').fill('x'.repeat(161));
  await expect(page.getByText('This is too long.')).toBeVisible();
  await page.getByRole('button', { name: 'Add range' }).click();
  await page.getByLabel('From', { exact: true }).fill('50000');
  await page.getByLabel('To', { exact: true }).fill('40000');
  await expect(page.getByText('The maximum can’t be lower')).toBeVisible();
  await page.getByLabel('Page URL').fill('hygglo-fullstack-developer');
  await page.getByLabel('Opens', { exact: true }).fill('2031-05-01');
  await page.getByLabel('Apply by').fill('2031-04-01');
  await page.getByRole('textbox', { name: 'Location' }).fill('Lund');
  await expect(page.getByText('Another job already uses this URL.')).toBeVisible();
  await expect(page.getByText('This is before the job opens.')).toBeVisible();
  await expect(page.getByText('4 fields need attention. The rest is saved.')).toBeVisible();
  await expect
    .poll(() => readJob(backend, id))
    .toMatchObject({
      location: 'Lund',
      title: { sv: 'Alpackaklippare' },
      job_salaries: null,
      closes_at: null,
    });

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this job?' });
  await expect(
    dialog.getByText('Fix the errors in: Title (Swedish), Salary, Apply by.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByLabel('Title (Swedish)').fill('🦙🦙');
  await page.getByLabel('To', { exact: true }).fill('60000');
  await page.getByLabel('Page URL').fill(`shearer-${id.slice(0, 8)}`);
  await page.getByLabel('Apply by').fill('2031-05-31');
  await saved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('A title has no letters in it.')).toBeVisible();
  await expect(dialog.getByText('Summary (Swedish)')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Title (Swedish)').fill('');
  await page.getByLabel('Job type').selectOption('At a client');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Choose a client')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'New client' }).click();
  const client = page.getByRole('dialog', { name: 'New client' });
  await client.getByLabel('Name').fill('Hygglo');
  await client.getByRole('button', { name: 'Create client' }).click();
  await expect(client.getByText('A client with that name already exists.')).toBeVisible();
  await client.getByLabel('Name').fill(`Ull & Co ${id.slice(0, 6)}`);
  await client.getByRole('button', { name: 'Create client' }).click();
  await expect(client).toBeHidden();
  await page.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Job published.')).toBeVisible();
  await expect(page.getByText('Opens 1 May 2031')).toBeVisible();
});

test('text from a word processor is cleaned, and code in it stays text', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createJob(backend);
  await enterAs('recruiter');
  await editJob(page, id);
  const editor = page.getByRole('textbox', { name: 'Process (English)' });
  await editor.click();
  await editor.evaluate((element) => {
    const data = new DataTransfer();
    const point = (text: string, level = 1) =>
      `<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>  </span></span><![endif]>${text}<o:p></o:p></p>`;
    data.setData(
      'text/html',
      `<html><head><style>p{color:red}</style></head><body><h1 style="mso-x:y">How it goes</h1>
       ${point('Call')}${point('Meet')}${point('Coffee', 2)}<p>&nbsp;</p>
       <p><span style="font-weight:700">Bold</span> <a href="javascript:window.hacked=1">bad</a> <a href="https://a.example">good</a></p>
       <script>window.hacked = 1</script><img src=x onerror="window.hacked=1"></body></html>`,
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await expect(editor.getByRole('heading', { name: 'How it goes' })).toBeVisible();
  await expect(editor.getByRole('listitem')).toHaveText(['Call', 'MeetCoffee', 'Coffee']);
  await expect(editor.locator('strong')).toHaveText('Bold');
  await expect(editor.getByRole('link')).toHaveText(['good']);
  await saved(page);
  const { process } = await readJob(backend, id);
  expect(JSON.stringify(process)).not.toMatch(/javascript|hacked|mso|style/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

  await editor.getByRole('heading').selectText();
  const tools = page.getByRole('toolbar', { name: 'Formatting: Process (English)' });
  await tools.getByRole('button', { name: 'Link' }).click();
  await page.getByLabel('URL', { exact: true }).fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Save link' }).click();
  await expect(page.getByText('This isn’t a valid link.')).toBeVisible();
  await page.getByLabel('URL', { exact: true }).fill('alpaca.example');
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('link', { name: 'How it goes' })).toHaveAttribute(
    'href',
    'https://alpaca.example',
  );
});
