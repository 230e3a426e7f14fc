import { createCompany, signInToPortal } from '../../support/portal.ts';
import { expect, test } from '../../support/staff-test.ts';

const ad = {
  title: { en: 'Beekeeper', sv: 'Biodlare' },
  summary: {},
  description: {},
  requirements: {},
  process: {},
  field: 'operations',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  benefits: [],
  salary: null,
  questions: [],
};

test('the report and an ad to approve are accessible', async ({
  page,
  request,
  backend,
  expectAccessible,
}) => {
  const { client, job, contact } = await createCompany(backend, request, ['Ylva']);
  const { data: approval } = await backend.service
    .from('job_approvals')
    .insert({ job_id: job.id, client_id: client.id, message: 'Is the title right?', ad })
    .select('id')
    .single()
    .throwOnError();
  await backend.service
    .from('job_approval_contacts')
    .insert({ approval_id: approval.id, person_id: contact.id })
    .throwOnError();
  await signInToPortal(page, backend, contact.email);
  await expect(page.getByRole('link', { name: 'Read and approve' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: 'Weekly report' }).click();
  await expect(page.getByRole('article')).toContainText('Tell us what you think of 1 person');
  await expectAccessible();
  await page.goto(`/portal/ads/${approval.id}?lang=en`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Beekeeper',
  );
  // The page in the frame has its own test.
  await expectAccessible('iframe');
  await page.getByRole('button', { name: 'Approve the ad' }).click();
  await expect(page.getByText('You approved this ad on')).toBeVisible();
  await expectAccessible('iframe');
});
