import { createEditableJob, editJob, expectSaved, readJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({
  // The last one is reported by the content security policy for pasted HTML.
  expectedErrors: /status of (400|403|409)|^Executing inline event handler violates/,
});

test('errors are shown beside their fields, and the other fields are saved', async ({
  page,
  backend,
  enterAs,
}) => {
  const { id } = await createEditableJob(backend);
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
    dialog.getByText('Fix the errors in: Page URL, Title (Swedish), Apply by, Salary.'),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');

  await page.getByLabel('Title (Swedish)').fill('🦙🦙');
  await page.getByLabel('To', { exact: true }).fill('60000');
  await page.getByLabel('Page URL').fill(`shearer-${id.slice(0, 8)}`);
  await page.getByLabel('Apply by').fill('2031-05-31');
  await expectSaved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('A title has no letters in it.')).toBeVisible();
  await expect(dialog.getByText('Summary (Swedish)')).toHaveCount(0);
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
  const { id } = await createEditableJob(backend);
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
  await expectSaved(page);
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
