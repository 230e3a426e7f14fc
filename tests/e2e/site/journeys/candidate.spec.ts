import type { Locator, Page } from '@playwright/test';
import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';
import { languages } from '../../support/test.ts';
import { agree, inLanguage, settings, takeYourTime } from './journey.ts';

test.use(settings);

const pdf = {
  name: 'Ylva Provsson.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

for (const language of languages) {
  const say = inLanguage(language);
  const { labels, yes, file, fieldErrors, formErrors } = say('forms');

  test(`a candidate on a phone goes from a job to its status and withdraws, ${language}`, async ({
    page,
    visit,
    backend,
    expectAccessible,
  }) => {
    const { page: job } = say('jobs');
    const { submit } = say('apply');
    const { applications, stages } = say('person');
    const email = inventEmail();
    await page.setViewportSize({ width: 390, height: 844 });
    await visit('/job/hygglo-fullstack-developer', language);
    await page.getByRole('link', { name: job.apply }).click();
    await takeYourTime(page);

    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('alert')).toHaveText(formErrors.invalid);
    const firstName = page.getByLabel(labels.firstName, { exact: true });
    await expect(firstName).toBeFocused();
    await expect(firstName).toHaveAccessibleDescription(
      { en: 'Enter your first name.', sv: 'Skriv ditt förnamn.' }[language],
    );
    const cv = page.getByLabel(labels.cv, { exact: true });
    await expect(cv).toHaveAccessibleDescription(new RegExp(`${fieldErrors.cv_or_linkedin}$`));
    await expectAccessible();

    // An error disappears with its cause, and returns with it.
    await firstName.fill('Ylva');
    await expect(firstName).not.toHaveAttribute('aria-invalid');
    await expect(firstName).toHaveAccessibleDescription('');
    await firstName.fill('');
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await firstName.fill('Ylva');
    await page.getByLabel(labels.lastName, { exact: true }).fill('Provsson');
    await page.getByLabel(labels.email, { exact: true }).fill(email);
    await page.locator('textarea[name^="answers."]').fill('A marketplace for bicycles.');
    for (const question of [/Hornstull/, { en: /right to work/, sv: /Får du arbeta/ }[language]]) {
      await page.getByRole('group', { name: question }).getByLabel(yes).check();
    }
    const soon = { en: 'Within a month', sv: 'Inom en månad' }[language];
    await page.getByLabel(soon).check();
    await page.getByRole('checkbox', { name: agree[language] }).check();
    await page.getByRole('button', { name: submit }).click();
    // Both CV and profile are missing. Typed values are kept.
    await expect(cv).toBeFocused();
    await expect(cv).toHaveAccessibleDescription(new RegExp(`${fieldErrors.cv_or_linkedin}$`));
    await expect(firstName).toHaveValue('Ylva');
    // The type of a file is checked when it is chosen, and a wrong one can be removed.
    await cv.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('jpg') });
    await expect(cv).toHaveAccessibleDescription(new RegExp(fieldErrors.file_type));
    await page.getByRole('button', { name: file.remove }).click();
    await expect(cv).toBeFocused();
    await expect(cv).not.toHaveAttribute('aria-invalid');
    await drop(page, cv, pdf);
    await expect(page.getByRole('status')).toContainText(pdf.name);
    await expect(page.getByText(file.replace, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: submit }).click();
    await expect(page).toHaveURL(/\/thank-you\?form=apply/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('thankYou').after.apply.title,
    );
    const applied = page.getByRole('definition').filter({ hasText: 'Hygglo' });
    await expect(applied).toHaveText({ en: / at Hygglo$/, sv: / hos Hygglo$/ }[language]);

    const link = new URL(await backend.findLink(email, 'application_received'));
    await page.goto(`${link.pathname}?lang=${language}`);
    await expect(page.getByRole('heading', { name: /Hygglo$/ })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: stages.new.name })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByText(applications.stored).click();
    await expect(page.getByText('A marketplace for bicycles.')).toBeVisible();
    await expect(page.getByText(soon)).toBeVisible();
    await expectAccessible();

    await page.getByText(applications.withdraw).click();
    await page.getByRole('button', { name: applications.withdrawConfirm }).click();
    await expect(page.getByRole('status')).toContainText(stages.withdrawn.next);
    await expect(page.getByText(applications.withdraw)).toHaveCount(0);
  });
}

type UploadedFile = { name: string; mimeType: string; buffer: Buffer };

/** Drags a file onto a field. */
async function drop(page: Page, field: Locator, { name, mimeType, buffer }: UploadedFile) {
  const dataTransfer = await page.evaluateHandle(
    ({ content, name, type }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], name, { type }));
      return transfer;
    },
    { content: buffer.toString(), name, type: mimeType },
  );
  await field.dispatchEvent('drop', { dataTransfer });
}
