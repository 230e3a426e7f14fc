import { createHash, randomUUID } from 'node:crypto';
import type { Backend } from '../../support/backend.ts';
import { createApplication, createPerson } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

// The back office shows that a mail is not sent because its reason has ended.

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

type Person = Awaited<ReturnType<typeof createPerson>>;

/** A rejected applicant whose rejection mail failed. */
async function createRejected(backend: Backend, job: string, lastName: string) {
  const person = await createPerson(backend, { last_name: lastName });
  const application = await createApplication(backend, person.id, job, {
    stage: 'rejected',
    reject_reason: 'skills',
    merit_note: 'Other skills.',
  });
  const mail = await queueMail(backend, person, application);
  await backend.service
    .from('outbox')
    .update({ state: 'failed', last_error: '421 outage', attempts: 8 })
    .eq('id', mail)
    .throwOnError();
  return { person, application, mail };
}

async function queueMail({ service }: Backend, person: Person, application: string) {
  const { data } = await service
    .from('outbox')
    .insert({
      cause: `test:${randomUUID()}`,
      template_key: 'application_rejected',
      person_id: person.id,
      application_id: application,
      to_email: person.email,
      to_name: person.name,
      language: 'en',
      is_answer: true,
      send_after: tomorrow(),
      variables: { first_name: 'Prov', job_title: 'Beekeeper', client_name: 'Kupan', link: '/x' },
    })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

test('a retry skips rejections of people who were moved to another stage, and says why', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const name = `Kvar-${randomUUID().slice(0, 8)}`;
  const moved = await createRejected(backend, job.id, name);
  const notMoved = await createRejected(backend, job.id, name);
  const account = await enterAs('recruiter');
  await backend
    .clientOf(await backend.signIn(account))
    .from('applications')
    .update({ stage: 'interview' })
    .eq('id', moved.application)
    .throwOnError();

  await open('/admin/outbox');
  await page.getByRole('searchbox').first().fill(name);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Retry', exact: true }).click();
  const retry = page.getByRole('dialog', { name: 'Retry' });
  await expect(retry.getByText('The applicant is in another stage by now: 1')).toBeVisible();
  await retry.getByRole('button', { name: 'Retry', exact: true }).click();
  const result = page.getByRole('region', { name: 'Bulk actions' });
  await expect(result.getByText('Retry: 1 of 2 done.')).toBeVisible();
  await expect(result.getByText(/The applicant is in another stage by now: 1/)).toBeVisible();
  const stateOf = async (id: string) => {
    const { data } = await backend.service
      .from('outbox')
      .select('state')
      .eq('id', id)
      .single()
      .throwOnError();
    return data.state;
  };
  expect(await stateOf(moved.mail)).toBe('cancelled');
  expect(await stateOf(notMoved.mail)).toBe('queued');
  await result.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stateOf(notMoved.mail)).toBe('failed');

  await open(`/admin/outbox/${moved.mail}`);
  const notice = page.getByRole('note');
  await expect(notice).toContainText('the applicant was moved to Interview');
  await expect(notice).toContainText('Current stage: Interview');
  await expect(page.getByRole('button', { name: /^(Retry|Send anyway…)$/ })).toHaveCount(0);
  await expectAccessible();

  // The reason of this mail still holds, so it is sent after a confirmation.
  await backend.service
    .from('outbox')
    .update({ state: 'cancelled' })
    .eq('id', notMoved.mail)
    .throwOnError();
  await open(`/admin/outbox/${notMoved.mail}`);
  await page.getByRole('button', { name: 'Send anyway…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send this email anyway?' });
  await expect(dialog).toContainText('Current stage: Rejected');
  expect(await stateOf(notMoved.mail)).toBe('cancelled');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('No mail server is set up')).toBeVisible({ timeout: 20_000 });
});

test('a person who awaits erasure is hidden, and cancelling the erasure names the cancelled mail', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const person = await createPerson(backend);
  const application = await createApplication(backend, person.id, job.id);
  await queueMail(backend, person, application);
  await backend.service
    .from('people')
    .update({ erase_after: tomorrow(), erasure_requested_at: new Date().toISOString() })
    .eq('id', person.id)
    .throwOnError();
  await enterAs('recruiter');
  // A link to the application leads to the person.
  await page.goto(`/admin/job-applications?application=${application}&lang=en`);
  const panel = page.getByRole('complementary', { name: 'Application' });
  await expect(panel.getByRole('heading')).toHaveText('This person is scheduled for erasure');
  await panel.getByRole('link', { name: 'Go to the person' }).click();
  await expect(page.getByText(/Cancel it to see applications/)).toBeVisible();
  await expect(page.getByText(/Cancel it to see documents/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel erasure' }).click();
  await expect(page.getByText(/Waiting emails were cancelled \(1\)/)).toBeVisible();
  await expect(page.getByRole('link', { name: job.title })).toBeVisible();
});

test('timelines show who withdrew an application, and the comment of the client', async ({
  page,
  backend: { service, ...backend },
  enterAs,
  open,
}) => {
  const job = await createClientJob({ service, ...backend });
  const person = await createPerson({ service, ...backend });
  const application = await createApplication({ service, ...backend }, person.id, job.id);
  const { data: link } = await service
    .from('review_links')
    .insert({
      job_id: job.id,
      token_hash: createHash('sha256').update(randomUUID()).digest('hex'),
      recipient_name: 'Klara Kund',
      recipient_email: 'klara@client.example',
      expires_at: tomorrow(),
    })
    .select('id')
    .single()
    .throwOnError();
  const { data: item } = await service
    .from('review_link_items')
    .insert({ review_link_id: link.id, application_id: application })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('review_events')
    .insert({
      review_link_id: link.id,
      item_id: item.id,
      kind: 'commented',
      comment: 'Knows her bees.',
    })
    .throwOnError();
  await service
    .from('applications')
    .update({ withdrawn_at: new Date().toISOString() })
    .eq('id', application)
    .throwOnError();
  await enterAs('recruiter');

  await open(`/admin/applicants/${person.id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' }).getByRole('listitem');
  await expect(timeline.filter({ hasText: 'The client commented' })).toContainText(
    /“Knows her bees\.”.*by Klara Kund/,
  );
  await expect(timeline.filter({ hasText: 'Application withdrawn' })).toContainText(
    `by ${person.name}`,
  );

  await open(`/admin/job-applications?application=${application}&withdrawn=1`);
  const panel = page.getByRole('complementary', { name: 'Application' });
  await panel.getByRole('tab', { name: 'Timeline' }).click();
  const entry = panel.getByRole('listitem');
  await expect(entry.filter({ hasText: 'The client commented' })).toContainText(
    /Klara Kund.*“Knows her bees\.”/,
  );
  await expect(entry.filter({ hasText: 'Withdrawn' })).toContainText(person.name);
});
