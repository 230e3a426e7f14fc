import type { Backend } from '../../support/backend.ts';
import { createApplication, createPerson, getJob } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

/** One record is in interviews; the other is rejected, and the mail that says so waits. */
async function createPair(backend: Backend) {
  const { service } = backend;
  const [kept, gone] = [
    await createPerson(backend, { linkedin_url: 'https://www.linkedin.com/in/prov-pahitt-berg' }),
    await createPerson(backend, { headline: 'Fullstackutvecklare' }),
  ];
  const job = await getJob(backend, 'hygglo-fullstack-developer');
  const interview = await createApplication(backend, gone.id, job.id, { stage: 'interview' });
  const rejected = await createApplication(backend, kept.id, job.id, {
    stage: 'rejected',
    reject_reason: 'experience',
    merit_note: 'Mindre erfarenhet än andra',
  });
  await service
    .from('outbox')
    .insert({
      cause: `merge:${rejected}`,
      template_key: 'application_rejected',
      person_id: kept.id,
      application_id: rejected,
      to_email: kept.email,
      language: 'sv',
      send_after: new Date(Date.now() + 86_400_000).toISOString(),
      is_answer: true,
    })
    .throwOnError();
  await service
    .from('application_notes')
    .insert({ application_id: interview, body: 'Har redan träffat kunden.' })
    .throwOnError();
  return { kept, gone, interview, rejected };
}

test('both applications for one job are compared, and the interview counts', async ({
  page,
  enterAs,
  backend,
  expectAccessible,
}) => {
  const { kept, gone, interview, rejected } = await createPair(backend);
  await enterAs('recruiter');
  await page.goto(`/admin/applicants/merge?keep=${kept.id}&merge=${gone.id}&lang=en`);
  const section = page.getByRole('region', { name: 'Applied for the same job' });
  await expect(section.getByText('Har redan träffat kunden.')).toBeVisible();
  await expect(section.getByRole('radio', { name: 'From the other record' })).toBeChecked();
  const mail = section.getByText(/Rejection/);
  await expect(mail).toContainText('cancelled by the merge');
  await section.getByRole('radio', { name: 'From the record you keep' }).check();
  await expect(mail).toContainText('to be sent');
  await section.getByRole('radio', { name: 'From the other record' }).check();
  await expect(mail).toContainText('cancelled by the merge');
  await expectAccessible();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();

  const { data: applications } = await backend.service
    .from('applications')
    .select('id')
    .eq('person_id', kept.id)
    .is('withdrawn_at', null)
    .throwOnError();
  expect(applications).toEqual([{ id: interview }]);
  const { data: mails } = await backend.service
    .from('outbox')
    .select('state')
    .eq('application_id', rejected)
    .throwOnError();
  expect(mails).toEqual([{ state: 'cancelled' }]);
});

test('both records can be read on a narrow screen', async ({ page, enterAs, backend }) => {
  const { kept, gone } = await createPair(backend);
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs('recruiter');
  await page.goto(`/admin/applicants/merge?keep=${kept.id}&merge=${gone.id}&lang=en`);
  const values = page.getByRole('region', { name: 'Values to keep' });
  for (const text of [kept.email, gone.email, 'Fullstackutvecklare']) {
    const box = await values.getByText(text, { exact: true }).first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  const clipped = await values.evaluate((section) =>
    Array.from(section.querySelectorAll('*')).some(
      ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1,
    ),
  );
  expect(clipped).toBe(false);
});
