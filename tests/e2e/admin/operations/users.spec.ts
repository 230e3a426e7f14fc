import { type Backend, inventEmail, makeCode } from '../../support/backend.ts';
import { goTo } from '../../support/go-to.ts';
import { openLink } from '../../support/open-link.ts';
import { expect, test } from '../../support/staff-test.ts';

// The browser logs each rejected request as an error.
test.use({ expectedErrors: /status of (400|401|403|409|422)/ });

test('an invited colleague joins by the link, enrols a second factor and has the rights of the role', async ({
  page,
  browser,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const email = inventEmail();
  const name = `Ingrid ${email.slice(0, 8)}`;
  const password = 'hö och morötter varje dag';
  await enterAs('admin');
  await open('/admin/users');
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row').filter({ hasText: email });
  await test.step('an administrator invites a colleague', async () => {
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Email', { exact: true }).fill(email);
    await dialog.getByLabel('Role').selectOption('Editor');
    await expect(dialog.getByText('No personal data.')).toBeVisible();
    await dialog.getByLabel('Email language').selectOption('Swedish');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText(`The invitation to ${name} is on its way.`)).toBeVisible();
    // The user's own change needs no consent before it appears.
    await expect(row).toBeVisible();
    await expect(page.getByText(/by a colleague/)).toHaveCount(0);
    await page.getByRole('searchbox').first().fill(email);
    await expect(row).toContainText('Invited');
  });

  const context = await browser.newContext();
  const hers = await context.newPage();
  await test.step('the colleague accepts and sees only the screens of the role', async () => {
    await openLink(hers, await backend.findLink(email, 'auth_invite'));
    await hers.getByLabel('Lösenord').fill(password);
    await hers.getByRole('button', { name: 'Tacka ja' }).click();
    // The invitation contains the role, so no approval is needed.
    await expect(hers.getByRole('heading', { level: 1, name: 'Översikt' })).toBeVisible();
    await expect(row).toContainText('Active');
    const menu = hers.getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: 'Jobb' })).toBeVisible();
    for (const closed of ['Användare', 'Sökande', 'Utkorg', 'Aktivitetslogg', 'Inställningar']) {
      await expect(menu.getByRole('link', { name: closed })).toHaveCount(0);
    }
    for (const path of ['users', 'outbox', 'privacy-requests', 'audit-log', 'settings']) {
      await goTo(hers, `/admin/${path}?lang=sv`);
      await expect(hers.getByRole('heading', { name: 'Ingår inte i din roll' })).toBeVisible();
      await goTo(hers, '/admin/jobs?lang=sv');
      await expect(hers.getByRole('heading', { level: 1, name: 'Jobb' })).toBeVisible();
    }
  });

  const factor = hers.locator('#second-factor');
  await test.step('the colleague enrols a second factor', async () => {
    await hers.goto('/admin/profile?lang=sv');
    await factor.getByRole('button').first().click();
    await factor.locator('[name=code]').fill(makeCode(await factor.locator('code').innerText()));
    await factor.locator('[type=submit]').click();
    await expect(factor.getByRole('listitem')).toHaveCount(10);
    await expect(row).toContainText('On');
  });

  await test.step('row-level security enforces the role, too', async () => {
    const { access_token: token } = await backend.signIn({ email, password });
    for (const table of ['outbox', 'people', 'audit_log', 'staff_list', 'privacy_requests']) {
      const response = await hers.request.get(`/rest/v1/${table}?select=*`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(await response.json()).toEqual([]);
    }
  });

  await test.step('the administrator resets the second factor', async () => {
    await row.getByRole('link', { name }).click();
    await expect(page.getByText('On. Signing in takes a code')).toBeVisible();
    await expect(page.getByRole('button', { name: /^End session/ }).first()).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Off. The password alone')).toBeVisible();
    await expect(page.getByText('Not signed in anywhere.')).toBeVisible();
    await hers.goto('/admin/dashboard?lang=sv');
    await expect(hers.getByRole('button', { name: 'Logga in' })).toBeVisible();
  });

  await test.step('the administrator changes the role, disables and removes the account', async () => {
    await page.getByRole('button', { name: 'Recruiter' }).click();
    await expect(page.getByText(`${name}’s role is now Recruiter.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('button', { name: 'Editor' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Administrator', exact: true }).click();
    const question = page.getByRole('dialog', { name: `Make ${name} an administrator?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Editor' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Administrator', exact: true }).click();
    await question.getByRole('button', { name: 'Make administrator' }).click();
    await expect(page.getByText(`${name}’s role is now Administrator.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('button', { name: 'Editor' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Disable account' }).click();
    await expect(page.getByRole('button', { name: 'Enable account' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Remove account' }).click();
    await expect(page.getByText(`${name}’s account is removed.`)).toBeVisible();
  });

  await context.close();
});

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
