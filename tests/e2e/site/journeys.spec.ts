import type { BrowserContext, Locator, Page } from '@playwright/test';
import { getMessages } from '../../../app/messages.server.ts';
import { describeFieldError } from '../../../app/site/forms/errors/describe-field-error.ts';
import { minFillTimeMs } from '../../../domain/forms/form-guard.ts';
import type { Language } from '../../../domain/language.ts';
import { inventEmail } from '../support/backend.ts';
import { expect, test } from '../support/staff-test.ts';
import { languages } from '../support/test.ts';

// Follows the main paths through the site in both languages, by their visible text.

test.use({
  expectedErrors: /^Failed to load resource: the server responded with a status of 422/,
  // Events of the browser under its own name are those of a robot, and are not stored.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
});

const pdf = {
  name: 'Ylva Provsson.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

/** The server rejects forms that are filled in faster than people can. */
const takeYourTime = (page: Page) => page.waitForTimeout(minFillTimeMs);

for (const language of languages) {
  const say = <Area extends Parameters<typeof getMessages>[0]>(area: Area) =>
    getMessages(area, language);
  const { labels, yes, file, fieldErrors, formErrors } = say('forms');
  const agree = { en: /^I agree/, sv: /^Jag samtycker/ }[language];

  test(`a company goes from a search result to a booked call, ${language}`, async ({
    page,
    backend,
  }) => {
    const { services, bookACall } = say('common');
    const { questions } = say('calculator');
    const events = await listenForEvents(page);
    await page.goto(`/pricing?lang=${language}`, { referer: 'https://www.google.com/' });
    await expect.poll(() => events.map(({ name }) => name)).toEqual(['page_view']);
    expect(events[0]?.properties).toEqual({ language, referrer: 'https://www.google.com' });

    await page.getByRole('banner').getByRole('button', { name: services.title }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: services.calculator.label })
      .and(page.locator(':visible'))
      .click();
    await page.getByLabel(questions.hires, { exact: true }).first().fill('20');
    await expect.poll(() => events.map(({ name }) => name)).toContain('calculator_complete');
    await page.getByRole('main').getByRole('link', { name: bookACall }).click();
    await expect(page).toHaveURL(/\/membership\?hires=20/);
    await expect(page.getByLabel(labels.message)).toHaveValue(/20 .*Large/);

    const calendar = await bookedCalendar(page, () =>
      page.getByRole('link', { name: say('membership').pick }).click(),
    );
    expect(calendar).toMatch(/^https:\/\/calendly\.com\//);
    await expect
      .poll(() => events.filter(({ name }) => name === 'booking_click'))
      .toMatchObject([{ path: '/membership', language }]);
    await expect
      .poll(async () => {
        const { data } = await backend.service.from('booking_link_turns').select('offered_count');
        return data?.some(({ offered_count }) => offered_count > 0);
      })
      .toBe(true);
  });

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
    await page.getByRole('checkbox', { name: agree }).check();
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
    await page.getByRole('checkbox', { name: agree }).check();
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

  test(`a reader filters articles by subject, opens one and continues, ${language}`, async ({
    page,
    visit,
  }) => {
    const { paging, article } = say('blog');
    const words = {
      en: { subject: 'Interviews', title: /^The structured interview/, part: 'The objection' },
      sv: { subject: 'Intervjuer', title: /^Den strukturerade intervjun/, part: 'Invändningen' },
    }[language];
    await visit('/blog', language);
    await page.getByRole('link', { name: paging.older }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole('link', { name: words.subject }).click();
    await expect(page).toHaveURL(/tag=interviews/);
    await expect(page).not.toHaveURL(/page=2/);
    await page.getByRole('link', { name: words.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await page
      .getByRole('navigation', { name: article.contents })
      .getByRole('link', { name: words.part })
      .click();
    await expect(page.getByRole('heading', { name: words.part })).toBeInViewport();
    await expect(page.getByRole('heading', { name: article.related })).toBeVisible();

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/tag=interviews/);
    await expect(page.getByRole('link', { name: words.title })).toBeVisible();
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

type TrackedEvent = {
  name: string;
  path: string;
  language: Language;
  properties: Record<string, unknown>;
};

/** Collects the tracked events; Playwright does not expose the body of a beacon. */
async function listenForEvents(page: Page): Promise<TrackedEvent[]> {
  const events: TrackedEvent[] = [];
  await page.exposeFunction('noteEvent', (text: string) => void events.push(JSON.parse(text)));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { noteEvent } = window as unknown as { noteEvent: (text: string) => void };
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then(noteEvent);
      return send(url, body);
    };
  });
  return events;
}

/** Returns the URL of the tab that opens; the request itself is blocked. */
async function bookedCalendar(page: Page, book: () => Promise<void>): Promise<string> {
  const context: BrowserContext = page.context();
  await context.route('https://calendly.com/**', (route) => route.fulfill({ body: 'A calendar' }));
  const opened = context.waitForEvent('page');
  await book();
  const tab = await opened;
  await tab.waitForURL(/calendly/);
  return tab.url();
}
