import { createCompany, signInToPortal } from '../../support/portal.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a client learns of a rejection after the applicant, and the recruiter is warned', async ({
  page,
  backend,
  browser,
  baseURL,
  request,
  enterAs,
  expectAccessible,
}) => {
  const { contact, shortlist, applications } = await createCompany(backend, request, ['Tove']);
  const [application = ''] = applications;
  const { service } = backend;
  await service
    .from('applications')
    .update({ stage: 'rejected', reject_reason: 'experience', merit_note: 'Less wool' })
    .eq('id', application)
    .throwOnError();
  const { data: mail } = await service
    .from('outbox')
    .insert({
      cause: `rejected:${application}`,
      template_key: 'application_rejected',
      application_id: application,
      to_email: contact.email,
      language: 'en',
      send_after: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();

  const context = await browser.newContext({ baseURL });
  const portal = await context.newPage();
  const path = `/portal/shortlists/${shortlist}`;
  await signInToPortal(portal, backend, contact.email, { path });
  const ask = portal.getByRole('button', { name: 'Ask for an interview' });
  await ask.click();
  await expect(portal.getByText('Got it: an interview with Tove Provsson.')).toBeVisible();
  await expect(portal.getByText('no longer in the process')).toHaveCount(0);

  await enterAs('recruiter');
  await page.goto(`/admin/job-applications?application=${application}&tab=timeline&lang=en`);
  const warning = page.getByText(/asked for an interview, but the rejection email goes out/);
  await expect(warning).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Cancel the email' }).click();
  await expect(page.getByText('but this application is rejected')).toBeVisible();

  // The confirmation gives way to the word that there will be none.
  await expect(portal.getByText('so there won’t be an interview')).toBeVisible();
  await expect(portal.getByText('Got it')).toHaveCount(0);
  await expect(ask).toHaveCount(0);
  const { data: cancelled } = await service
    .from('outbox')
    .select('state')
    .eq('id', mail.id)
    .single()
    .throwOnError();
  expect(cancelled.state).toBe('cancelled');
  await context.close();
});
