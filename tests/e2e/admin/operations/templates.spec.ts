import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

const key = 'calculation';

test('a template is changed, previewed, validated, saved, sent, compared and reset', async ({
  page,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const { service } = backend;
  const { email: own } = await enterAs('admin');

  await open('/admin/email-templates');
  await page.getByLabel('Search emails').fill('calculator');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectAccessible();
  await page.getByRole('link', { name: 'Calculator result' }).click();

  const english = page.getByRole('region', { name: 'English' });
  const swedish = page.getByRole('region', { name: 'Swedish' });
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const shown = page.frameLocator('iframe[title="Email in English"]');
  await expect(shown.getByText('your calculation for')).toBeVisible();

  const subject = english.getByLabel('Subject');
  await test.step('a variable is chosen from the list that two braces open', async () => {
    await subject.fill('');
    await subject.pressSequentially('Wool for {{ hi');
    await expect(english.getByRole('listbox')).toBeVisible();
    await expect(page.getByText('The preview comes back once')).toBeVisible();
    await expectAccessible();
    await page.keyboard.press('Enter');
    await expect(subject).toHaveValue('Wool for {{ hires }}');
    await swedish.getByLabel('Subject').fill('Ull till {{ hires }}');
    await expect(page.getByText(/^Subject: Wool for \d+$/)).toBeVisible();
  });

  await test.step('an unknown variable is rejected, as in the database', async () => {
    const body = english.getByLabel('Body (HTML)');
    const before = await body.inputValue();
    await body.fill(`${before}<p>{{ bonus }}</p>`);
    await expect(english.getByText('Unknown variables: bonus')).toBeVisible();
    await expect(save).toBeDisabled();
    await body.fill(`<p>The alpacas say hello.</p>${before}`);
    await expect(shown.getByText('The alpacas say hello.')).toBeVisible();
    await page.getByRole('button', { name: 'Plain text' }).click();
    await expect(page.locator('pre').first()).toContainText('The alpacas say hello.');
  });

  await test.step('unsaved changes survive a reload, and the badge names the version in use', async () => {
    await expect(page.getByText('Default', { exact: true })).toBeVisible();
    await page.reload();
    await expect(subject).toHaveValue('Wool for {{ hires }}');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. The next email uses it.')).toBeVisible();
    await expect(page.getByText('Edited', { exact: true })).toBeVisible();
  });

  const email = inventEmail();
  const response = await request.post('/functions/v1/send-calculation', {
    data: {
      email,
      name: 'Ulla Ull',
      company: 'Garnboden',
      hires_per_year: 6,
      monthly_salary: 50000,
      currency: 'SEK',
      hiring_today: 'agency',
      days_to_hire: 45,
      language: 'en',
      consent: true,
      consent_version: 1,
      started_at: Date.now() - 60_000,
    },
  });
  expect(await response.json()).toEqual({ ok: true });
  const readMail = async (to: string) => {
    const { data } = await service
      .from('outbox')
      .select('subject, body_text, language')
      .eq('to_email', to)
      .eq('template_key', key)
      .order('language')
      .throwOnError();
    return data;
  };
  await expect
    .poll(() => readMail(email))
    .toEqual([
      expect.objectContaining({
        subject: 'Wool for 6',
        body_text: expect.stringContaining('The alpacas say hello.'),
      }),
    ]);

  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`On its way to ${own}`)).toBeVisible();
  expect((await readMail(own)).map(({ language }) => language)).toEqual(['en', 'sv']);

  await test.step('an earlier version is compared and restored', async () => {
    await page.getByRole('button', { name: 'Version history' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('insertion').first()).toContainText('Your calculation');
    await expectAccessible();
    await dialog.getByRole('button', { name: /^Restore version/ }).click();
    await expect(subject).toHaveValue(/^Your calculation/);
    await expect(page.getByText(/^Subject: Your calculation/)).toBeVisible();
    await expectAccessible();
  });

  await test.step('a conflict with a colleague is resolved, and the default is restored', async () => {
    const { data: row } = await service
      .from('email_templates')
      .select('subject')
      .eq('key', key)
      .single()
      .throwOnError();
    await service
      .from('email_templates')
      .update({ subject: { ...(row.subject as object), en: 'From a colleague' } })
      .eq('key', key)
      .throwOnError();
    await page.getByRole('button', { name: 'Use theirs' }).click();
    await expect(subject).toHaveValue('From a colleague');
    await page.getByRole('button', { name: 'Reset to default' }).click();
    await expect(subject).toHaveValue(/^Your calculation/);
    await save.click();
    await expect(page.getByText('Saved. The next email uses it.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Default', { exact: true })).toBeVisible();
  });
});

test('recruiters cannot edit templates', async ({ page, enterAs, open, expectAccessible }) => {
  await enterAs('recruiter');
  await open('/admin/email-templates', 'sv');
  await expect(page.getByRole('heading', { name: 'För administratörer' })).toBeVisible();
  await expectAccessible();
  await open(`/admin/email-templates/${key}`, 'sv');
  await expect(page.getByRole('heading', { name: 'För administratörer' })).toBeVisible();
});
