import { inventEmail, makeCode } from '../../support/backend.ts';
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
