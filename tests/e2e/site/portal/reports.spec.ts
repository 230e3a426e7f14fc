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

test('a contact reads the reports of their company and turns the mail off, in both languages', async ({
  page,
  browser,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const { en, sv } = texts;
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
  await signInToPortal(phone, backend, contact.email, { language: 'sv' });
  await phone.getByRole('link', { name: sv.title }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(sv.title);
  const current = phone.getByRole('article').first();
  await expect(current).toContainText(sv.answer);
  await expect(phone.getByText(sv.days)).toBeVisible();
  await expect(phone.getByRole('heading', { name: search.title.sv })).toBeVisible();
  await expect(phone.getByText(other.job.title)).toHaveCount(0);

  // This week is live.
  const interviews = current.getByRole('listitem').filter({ hasText: sv.interview });
  await expect(interviews).toContainText('1');
  await createApplicant(backend, request, job, 'Sami');
  await expect(interviews).toContainText('2');

  // Either side turns the mail off, and the other sees it.
  await phone.getByLabel(sv.switch).uncheck();
  await expect(phone.getByText(sv.off)).toBeVisible();
  await expect(wanted).not.toBeChecked();
  await wanted.check();
  await expect(phone.getByLabel(sv.switch)).toBeChecked();
  await expectAccessible();

  // The same page in the other language.
  await phone.goto(`${new URL(phone.url()).pathname}?lang=en`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(en.title);
  await expect(current).toContainText(en.answer);
  await expect(current.getByRole('listitem').filter({ hasText: en.interview })).toContainText('2');
  await expect(phone.getByText(en.days)).toBeVisible();
  await expect(phone.getByRole('heading', { name: search.title.en })).toBeVisible();
  await phone.getByLabel(en.switch).uncheck();
  await expect(phone.getByText(en.off)).toBeVisible();
  await context.close();
});
