import type { Language } from '../../../../domain/language.ts';
import { createCompany, signInToPortal } from '../../support/portal.ts';
import { createApplicant } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

const texts = {
  en: {
    title: 'Weekly report',
    interview: 'Interview',
    answer: 'Tell us what you think of 1 person',
    switch: 'Email me the report on Monday mornings',
    off: 'You don’t get the report by email.',
    days: /9\s?–\s?15 November 2026/,
  },
  sv: {
    title: 'Veckorapport',
    interview: 'Intervju',
    answer: 'Säg vad du tycker om 1 slutkandidat',
    switch: 'Mejla mig rapporten på måndagsmorgonen',
    off: 'Du får inte rapporten via mejl.',
    days: /9\s?–\s?15 november 2026/,
  },
} satisfies Record<Language, object>;

for (const language of ['en', 'sv'] as const) {
  test(`a contact reads the reports of their company and turns the mail off (${language})`, async ({
    page,
    browser,
    request,
    backend,
    enterAs,
    open,
    expectAccessible,
  }) => {
    const t = texts[language];
    const { client, job, contact } = await createCompany(backend, request, ['Ylva']);
    const other = await createCompany(backend, request, ['Olle']);
    const search = { id: job.id, title: { en: 'Last week', sv: 'Förra veckan' }, state: 'open' };
    const numbers = { stages: { new: 4 }, applied: 4, presented: 0, interviews: 0, awaiting: 0 };
    await backend.service
      .from('client_reports')
      .insert({ client_id: client.id, week: '2026-11-09', searches: [{ ...search, ...numbers }] })
      .throwOnError();
    await enterAs('recruiter');
    await open(`/admin/clients/${client.id}`);
    const wanted = page.getByRole('checkbox', { name: 'Weekly report by email' });
    await expect(wanted).toBeChecked();

    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const phone = await context.newPage();
    await signInToPortal(phone, backend, contact.email, { language });
    await phone.getByRole('link', { name: t.title }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(t.title);
    const current = phone.getByRole('article').first();
    await expect(current).toContainText(t.answer);
    await expect(phone.getByText(t.days)).toBeVisible();
    await expect(phone.getByRole('heading', { name: search.title[language] })).toBeVisible();
    await expect(phone.getByText(other.job.title)).toHaveCount(0);

    // This week is live.
    const interviews = current.getByRole('listitem').filter({ hasText: t.interview });
    await expect(interviews).toContainText('1');
    await createApplicant(backend, request, job, 'Sami');
    await expect(interviews).toContainText('2');

    // Either side turns the mail off, and the other sees it.
    await phone.getByLabel(t.switch).uncheck();
    await expect(phone.getByText(t.off)).toBeVisible();
    await expect(wanted).not.toBeChecked();
    await wanted.check();
    await expect(phone.getByLabel(t.switch)).toBeChecked();
    await expectAccessible();
    await context.close();
  });
}
