import { describeFieldError } from '../../../../app/site/forms/errors/describe-field-error.ts';
import { expect, test } from '../../support/staff-test.ts';
import { languages } from '../../support/test.ts';
import { agree, inLanguage, settings, takeYourTime } from './journey.ts';

test.use(settings);

for (const language of languages) {
  const say = inLanguage(language);
  const { labels } = say('forms');

  test(`a freelancer joins by LinkedIn and leaves again, ${language}`, async ({
    page,
    open,
    backend,
    expectAccessible,
  }) => {
    const name = { en: 'Valter', sv: 'Vide' }[language];
    const email = `${name.toLowerCase()}@people.example`;
    const { session, loggedIn } = say('common');
    const { form } = say('freelanceNetwork');
    const { roles, calendar, profile, privacy } = say('person');
    await open('/freelance-network', language);
    await page.getByRole('button', { name: session.linkedin }).click();
    await page.getByRole('button', { name: `${name} Visitor` }).click();
    await expect(page).toHaveURL(new RegExp(`/freelance-network\\?lang=${language}#?$`));
    await expect(page.getByRole('banner').getByText(loggedIn).first()).toBeVisible();
    await expect(page.getByRole('button', { name: session.linkedin })).toHaveCount(0);
    await expect(page.getByLabel(labels.firstName, { exact: true })).toHaveValue(name);
    await expect(page.getByLabel(labels.lastName, { exact: true })).toHaveValue('Visitor');
    await expect(page.getByLabel(labels.email, { exact: true })).toHaveValue(email);

    await page.getByRole('spinbutton', { name: form.rate }).fill('9500');
    await page.getByRole('checkbox', { name: agree[language] }).check();
    await takeYourTime(page);
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(page).toHaveURL(/\/thank-you\?form=join-freelance-network/);

    const link = new URL(await backend.findLink(email, 'freelancer_welcome'));
    await page.goto(`${link.pathname}?lang=${language}`);
    const { title: heading } = roles.freelancer.pending;
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.getByText(calendar.title, { exact: true }).click();
    await page.getByLabel(calendar.from, { exact: true }).fill('2131-03-01');
    await page.getByLabel(calendar.what).selectOption(calendar.states.booked);
    await page.getByRole('button', { name: calendar.save }).click();
    await expect(page.getByRole('status')).toHaveText(calendar.saved);
    await expect(
      page.getByRole('listitem').filter({ hasText: calendar.states.booked }),
    ).toContainText('2131');
    await page.getByText(profile.title, { exact: true }).click();
    await expect(page.getByRole('spinbutton', { name: form.rate })).toHaveValue('9500');
    await page.getByLabel(form.portfolio).fill('not an address');
    await page.getByRole('button', { name: profile.save }).click();
    await expect(page.getByLabel(form.portfolio)).toHaveAccessibleDescription(
      describeFieldError(say('forms'), 'portfolio_url', 'url_invalid'),
    );
    await page.getByLabel(form.portfolio).fill('work.example');
    await page.getByRole('button', { name: profile.save }).click();
    await expect(page.getByRole('status')).toHaveText(profile.saved);
    await expectAccessible();
    const { title, confirm, done } = roles.leave.freelancer;
    await page.getByText(title, { exact: true }).click();
    await page.getByRole('button', { name: confirm }).click();
    await expect(page.getByRole('status')).toHaveText(done);
    await expect(page.getByRole('heading', { name: heading })).toHaveCount(0);
    await expect(page.getByText(privacy.erasing)).toBeVisible();
  });
}
