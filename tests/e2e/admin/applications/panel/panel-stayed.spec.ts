import { toStockholmDay } from '../../../../../domain/time/stockholm-day.ts';
import { createApplication, createPerson } from '../../../support/people.ts';
import { createClientJob } from '../../../support/shortlist.ts';
import { expect, test } from '../../../support/staff-test.ts';
import { panelOf } from '../board.ts';

test('a recruiter records whether somebody who was hired has stayed', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const person = await createPerson(backend);
  const application = await createApplication(backend, person.id, job.id, {
    stage: 'hired',
    merit_note: 'Knows bees.',
  });
  const stayed = async () => {
    const { data } = await backend.service
      .from('applications')
      .select('stayed_six_months')
      .eq('id', application)
      .single()
      .throwOnError();
    return data.stayed_six_months;
  };
  const { data: closed } = await backend.service
    .from('jobs')
    .update({ state: 'closed' })
    .eq('id', job.id)
    .select('client_id')
    .single()
    .throwOnError();
  const clientId = closed.client_id ?? '';
  await backend.service
    .from('client_projects')
    .insert({
      client_id: clientId,
      job_id: job.id,
      starts_on: toStockholmDay(new Date()),
      signed_on: toStockholmDay(new Date()),
    })
    .throwOnError();
  const recruiter = await enterAs('recruiter');
  await page.goto(`/admin/job-applications?job=${job.id}&application=${application}&lang=en`);
  const field = panelOf(page).getByLabel('Still in the job?');
  await expect(field).toHaveValue('');
  await field.selectOption('Yes, after six months');
  await expect.poll(stayed).toBe(true);
  await field.selectOption('Has left');
  await panelOf(page).getByLabel('Left on').fill(toStockholmDay(new Date()));
  await panelOf(page).getByRole('button', { name: 'Save day' }).click();
  await expect.poll(stayed).toBe(false);
  await page.reload();
  await expect(field).toHaveValue('no');
  await expect(panelOf(page).getByText('A new search is free for the client.')).toBeVisible();
  await expect(
    panelOf(page).getByRole('link', { name: 'Open the job to reopen it' }),
  ).toBeVisible();
  await page.goto(`/admin/clients/${clientId}?lang=en`);
  await expect(page.getByText('Guarantee used: the person hired left on')).toBeVisible();
  await expect(page.getByText(/within the guarantee: Beekeeper/)).toBeVisible();
  await page.goBack();
  await field.selectOption('Not known yet');
  await expect.poll(stayed).toBeNull();

  const open = await createApplication(backend, (await createPerson(backend)).id, job.id);
  await page.goto(`/admin/job-applications?job=${job.id}&application=${open}&lang=en`);
  const owner = panelOf(page).getByLabel('Owner');
  await expect(owner).toBeVisible();
  await expect(field).toHaveCount(0);

  // The owner changes immediately, also by a key, and can be changed back.
  await owner.selectOption({ label: recruiter.name });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(owner).toHaveValue('');
});
