import { randomUUID } from 'node:crypto';
import { expectSaved } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|403|409)/ });

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
  // No job is published under a location that nobody has chosen.
  await expect(page.getByText('Enter a location.')).toBeVisible();
  await page.getByLabel('Location').fill('Åre');
  const name = `Wool sorter ${randomUUID().slice(0, 6)}`;
  await page.getByLabel('Title (English)').fill(name);
  await page.getByLabel('Title (Swedish)').fill('Ullsorterare');
  await page.getByLabel('Job type').selectOption('At our agency');
  await page.getByLabel('Field').selectOption('Operations');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();

  const english = page.getByRole('textbox', { name: 'Description (English)' });
  await test.step('texts are formatted by keyboard', async () => {
    await page.getByLabel('Summary (English)').fill('Sorts wool by hand.');
    await page.getByLabel('Summary (Swedish)').fill('Sorterar ull för hand.');
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
  });

  await page.getByRole('button', { name: 'Add range' }).click();
  await page.getByLabel('From', { exact: true }).fill('31 000');
  await page.getByLabel('To', { exact: true }).fill('36 000');

  const first = page.getByRole('listitem', { name: 'Question 1' });
  await test.step('questions are added, moved, removed and restored', async () => {
    await page.getByRole('button', { name: 'Add question' }).click();
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
    // The toolbars of the texts have a button of that name too.
    const notice = page.locator('[data-sonner-toast]', { hasText: 'Question removed' });
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(second.getByLabel('Option 1 (Swedish)')).toHaveValue('Den mjuka');
    await expectSaved(page);
    await page.reload();
    await expect(first.getByLabel('Question (English)')).toHaveValue('Do you sneeze?');
    await expect(english.locator('strong')).toHaveText('wool');
  });

  await test.step('the preview shows both languages', async () => {
    await page.getByRole('button', { name: 'Preview' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(
      frame.getByRole('complementary').getByText('SEK 31,000–36,000 a month'),
    ).toBeVisible();
    await expect(frame.getByRole('group', { name: 'Do you sneeze?' })).toBeVisible();
    await page.getByRole('button', { name: 'Swedish' }).click();
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ullsorterare');
    await expect(frame.getByText('Den mjuka')).toBeVisible();
    // The frame shows what visitors see who are not signed in, and its links lead nowhere.
    await frame.getByRole('banner').getByRole('link').first().click();
    await expect(frame.getByRole('button', { name: 'Logga ut' })).toHaveCount(0);
    await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Ullsorterare');
    await page.getByRole('button', { name: 'Close preview' }).click();
    await page.goto(page.url().replace('?lang=en', ''));
    await expect(page.getByRole('button', { name: 'Preview' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this job?' });
  await expect(dialog.getByText('Requirements (Swedish)')).toBeVisible();
  await expect(dialog.getByText('Question 1 (Swedish)')).toBeVisible();
  const url = new URL(
    await page
      .getByText(/\/job\/wool-sorter/)
      .first()
      .innerText(),
  ).pathname;
  await dialog.getByRole('button', { name: 'Publish anyway' }).click();
  await expect(page.getByText('Job published.')).toBeVisible();

  await expect(async () => {
    const response = await page.request.get(`${url}?lang=en`);
    expect(await response.text()).toContain(`${name}</h1>`);
  }).toPass({ timeout: 15_000 });
  const visitor = await browser.newPage();
  await visitor.goto(`${url}?lang=en`);
  await expect(visitor.locator('strong', { hasText: 'wool' })).toBeVisible();
  await expect(visitor.getByRole('group', { name: 'Which wool do you like?' })).toBeVisible();
  await visitor.goto(`${url}?lang=sv`);
  await expect(visitor.getByText('Känn på ullen')).toBeVisible();
  await visitor.close();
});
