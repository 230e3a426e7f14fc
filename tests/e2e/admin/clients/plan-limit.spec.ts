import { randomUUID } from 'node:crypto';
import type { Backend } from '../../support/backend.ts';
import { editJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

/** A client with a small plan, one open search and one draft. */
async function prepareClient({ service }: Backend) {
  const name = `Väveriet ${randomUUID().slice(0, 8)}`;
  const { data: client } = await service
    .from('clients')
    .insert({ name })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('client_plans')
    .insert({ client_id: client.id, plan: 'small', starts_on: '2026-01-01' })
    .throwOnError();
  const addJob = async (title: string, state: 'open' | 'draft') => {
    const { data } = await service
      .from('jobs')
      .insert({
        slug: `job-${randomUUID().slice(0, 8)}`,
        client_id: client.id,
        field: 'operations',
        title: { en: title, sv: title },
        state,
      })
      .select('id')
      .single()
      .throwOnError();
    return data.id;
  };
  return {
    id: client.id,
    name,
    open: await addJob('Weaver', 'open'),
    draft: await addJob('Spinner', 'draft'),
    stateOf: async (id: string) =>
      (await service.from('jobs').select('state').eq('id', id).single().throwOnError()).data.state,
  };
}

test('a search beyond the plan needs a reason, which the client’s timeline shows', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const client = await prepareClient(backend);
  await enterAs('recruiter');
  await editJob(page, client.draft);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(`${client.name} is on Small. Open searches: 1 of 1.`),
  ).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Write why.')).toBeVisible();
  expect(await client.stateOf(client.draft)).toBe('draft');

  await dialog.getByLabel('Reason').fill('The client changes its plan on Monday.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  expect(await client.stateOf(client.draft)).toBe('open');

  await open(`/admin/clients/${client.id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Opened beyond the plan (2 of 1): Spinner')).toBeVisible();
  await expect(timeline.getByText('“The client changes its plan on Monday.”')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Plan' }).getByText('Over plan')).toBeVisible();
});

test('another search makes room, in Swedish', async ({ page, backend, enterAs, open }) => {
  const client = await prepareClient(backend);
  await enterAs('recruiter');
  await open(`/admin/jobs/edit/${client.draft}`, 'sv');
  await page.getByRole('button', { name: 'Publicera' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pausa en annan rekrytering').check();
  await expect(dialog.getByLabel('Rekrytering att pausa')).toHaveValue(client.open);
  await dialog.getByRole('button', { name: 'Publicera' }).click();
  await expect(dialog).toBeHidden();
  expect(await client.stateOf(client.draft)).toBe('open');
  expect(await client.stateOf(client.open)).toBe('closed');
});

test('with room in the plan nothing is asked', async ({ page, backend, enterAs }) => {
  const client = await prepareClient(backend);
  await backend.service
    .from('jobs')
    .update({ state: 'closed' })
    .eq('id', client.open)
    .throwOnError();
  await enterAs('recruiter');
  await editJob(page, client.draft);
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  expect(await client.stateOf(client.draft)).toBe('open');
});
