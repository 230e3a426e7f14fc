import { entryIn } from '../../../fixtures/mail/calendar-entry.ts';
import { linksIn } from '../../../fixtures/mail/unsent-mail.ts';
import { until } from '../../../fixtures/until.ts';
import { createApplication, createPerson } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect } from '../../support/staff-test.ts';
import { simulateInteraction } from '../../support/test.ts';
import { inStockholm, inWords, test, utc } from './interview-test.ts';

test.use({ expectedErrors: /status of 409/ });

test('a candidate chooses a time on the phone, and every change arrives in the calendars', async ({
  page,
  browser,
  backend,
  enterAs,
  productUrl: baseURL,
  mailServer,
}) => {
  const { id: jobId } = await createClientJob(backend);
  const person = await createPerson(backend, { first_name: 'Tilda', last_name: 'Tidsson' });
  const application = await createApplication(backend, person.id, jobId, { stage: 'screening' });
  const recruiter = await enterAs('recruiter');
  /** The calendar entries that somebody has got, once there are that many. */
  const entriesOf = (email: string, count: number) =>
    until(() => {
      const entries = mailServer.to(email).flatMap((mail) => entryIn(mail) ?? []);
      return entries.length >= count ? entries : undefined;
    });

  await page.goto(`/admin/job-applications?application=${application}&tab=interviews`);
  await page.getByRole('button', { name: 'Schedule interview' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Link to the call').fill('https://meet.example/tilda');
  await dialog.getByRole('button', { name: 'Send to the candidate' }).click();
  await expect(page.getByText('Waiting for the candidate')).toBeVisible();

  const proposal = await until(() => mailServer.to(person.email)[0]);
  expect(proposal.subject).toContain('Choose a time for your interview');
  expect(entryIn(proposal)).toBeUndefined();
  const [link = ''] = linksIn(proposal.html ?? '', baseURL);
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await simulateInteraction(context);
  const phone = await context.newPage();
  await phone.goto(link);
  const times = phone.getByRole('radio');
  await times.first().check();
  const chosen = new Date(await times.first().inputValue());
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.getByRole('button', { name: 'Book this time' }).click();
  await expect(phone.getByRole('heading', { name: 'Your interview', exact: true })).toBeVisible();

  const [invitation] = await entriesOf(person.email, 1);
  expect(invitation).toMatchObject({
    partMethod: 'REQUEST',
    method: 'REQUEST',
    start: utc(chosen),
    status: 'CONFIRMED',
    location: 'https://meet.example/tilda',
    attendees: [`mailto:${person.email}`],
  });
  const { uid = '', sequence = 0 } = invitation ?? {};
  expect(await entriesOf(recruiter.email, 1)).toMatchObject([{ method: 'REQUEST', uid, sequence }]);

  // The candidate moves it while the dialog is open: the time that the dialog shows must not be restored.
  await expect(page.getByText(inWords(chosen))).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByLabel('Link to the call').fill('https://meet.example/other');
  await phone.getByText('Change the time').click();
  await phone.getByRole('radio').nth(4).check();
  const later = new Date(await phone.getByRole('radio').nth(4).inputValue());
  await phone.getByRole('button', { name: 'Change to this time' }).click();
  const [, byCandidate] = await entriesOf(person.email, 2);
  expect(byCandidate).toMatchObject({ uid, start: utc(later) });
  await dialog.getByRole('button', { name: 'Save and notify everyone' }).click();
  await expect(page.getByText('The interview has changed in the meantime.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(inWords(later))).toBeVisible();
  await entriesOf(recruiter.email, 2);

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const moved = new Date(chosen.getTime() + 7 * 86_400_000);
  await dialog.getByLabel('Time', { exact: true }).fill(inStockholm(moved));
  await dialog.getByRole('button', { name: 'Save and notify everyone' }).click();
  for (const email of [person.email, recruiter.email]) {
    const [, , update] = await entriesOf(email, 3);
    expect(update).toMatchObject({
      partMethod: 'REQUEST',
      uid,
      start: utc(moved),
      attendees: [`mailto:${email}`],
    });
    expect(update?.sequence).toBeGreaterThan(sequence);
  }

  await page.getByRole('button', { name: 'Cancel interview' }).click();
  await dialog.getByRole('button', { name: 'Cancel interview' }).click();
  for (const email of [person.email, recruiter.email]) {
    const [, , update, cancellation] = await entriesOf(email, 4);
    expect(cancellation).toMatchObject({
      partMethod: 'CANCEL',
      method: 'CANCEL',
      uid,
      status: 'CANCELLED',
    });
    expect(cancellation?.sequence).toBeGreaterThan(update?.sequence ?? Infinity);
  }
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'The interview is cancelled' })).toBeVisible();
  await context.close();
});
