import { type Backend, inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

// The browser logs each rejected request as an error.
test.use({ expectedErrors: /status of (400|401|403|409|422)/ });

test('a waiting account is approved from the list and gets access', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const name = `Nora ${inventEmail().slice(0, 8)}`;
  const { id } = await backend.createStaff(undefined, name);
  const { name: admin } = await enterAs('admin');
  await open('/admin/users');
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Waiting');
  await expectAccessible();
  const role = page.getByLabel(`Role for ${name}`);
  await expect(role).toHaveCSS('appearance', 'none');
  await role.selectOption('Editor');
  await page.getByRole('button', { name: `Approve ${name}` }).click();
  await expect(page.getByText(`${name} is approved as Editor.`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Active');
  const { data } = await backend.service
    .from('staff_profiles')
    .select('role, state, approver:approved_by(name)')
    .eq('user_id', id)
    .single()
    .throwOnError();
  expect(data).toEqual({ role: 'editor', state: 'active', approver: { name: admin } });
});

test('the open work of a colleague who leaves is handed over in one step', async ({
  page,
  backend,
  enterAs,
  signInAs,
  open,
  expectAccessible,
}) => {
  const { service } = backend;
  const leaving = await backend.createStaff('recruiter', 'Linus Leaving');
  const successor = await backend.createStaff('recruiter', `Stina ${leaving.id.slice(0, 8)}`);
  const { data: client } = await service
    .from('clients')
    .insert({ name: `Ullverket ${leaving.id}` })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('client_details')
    .update({ owner_id: leaving.id })
    .eq('client_id', client.id)
    .throwOnError();
  await shareShortlist(service, client.id, leaving.id);
  await enterAs('admin');
  await open(`/admin/users/${leaving.id}`, 'sv');
  const work = page.getByRole('region', { name: 'Pågående arbete' });
  await expect(work.getByRole('listitem')).toHaveText([
    '1 jobb',
    '1 kund',
    '1 delad länk till en slutkandidatlista eller ett utkast',
  ]);
  await expectAccessible();

  await open(`/admin/users/${leaving.id}`);
  const form = page.getByRole('region', { name: 'Open work' });
  await form.getByLabel('Hand over to').selectOption(successor.name);
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect(
    page.getByText(`${successor.name} has taken over from Linus Leaving.`),
  ).toBeVisible();
  await expect(form).toHaveCount(0);
  const { data: details } = await service
    .from('client_details')
    .select('owner_id')
    .eq('client_id', client.id)
    .single()
    .throwOnError();
  expect(details.owner_id).toBe(successor.id);

  await test.step('and the new owner is told who needs a new link', async () => {
    await signInAs(successor);
    await open('/admin/dashboard');
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    await page.getByRole('link', { name: 'A client needs a new link to a shortlist' }).click();
    const notice = page.getByRole('region', { name: 'Ines Ek needs a new link' });
    await expect(notice.getByRole('button', { name: 'Email Ines Ek a new link' })).toBeVisible();
    await expectAccessible();
  });
});

/** A search of the client, owned by the colleague, with a link to its shortlist. */
async function shareShortlist(service: Backend['service'], client_id: string, colleague: string) {
  const { data: job } = await service
    .from('jobs')
    .insert({
      slug: `weaver-${colleague.slice(0, 8)}`,
      client_id,
      field: 'tech',
      title: { en: 'Weaver', sv: 'Vävare' },
    })
    .select('id')
    .single()
    .throwOnError();
  await service.from('job_staff').upsert({ job_id: job.id, owner_id: colleague }).throwOnError();
  await service
    .from('review_links')
    .insert({
      job_id: job.id,
      token_hash: colleague.replaceAll('-', '').repeat(2),
      recipient_name: 'Ines Ek',
      recipient_email: inventEmail(),
      created_by: colleague,
      shared_at: new Date().toISOString(),
    })
    .throwOnError();
}
