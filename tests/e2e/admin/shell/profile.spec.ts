import { inventEmail } from '../../support/backend.ts';
import { openLink } from '../../support/open-link.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of (400|401|403|422)/ });

test('name and language are saved and applied', async ({ page, open, enterAs }) => {
  await enterAs('recruiter');
  await open('/admin/profile');
  const name = page.getByLabel('Name', { exact: true });
  const form = page.locator('form').filter({ has: name });
  await name.fill('Rakel Rekryterare');
  await form.getByRole('combobox', { name: 'Language' }).selectOption('sv');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Din profil' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Rakel Rekryterare/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Namn', { exact: true })).toHaveValue('Rakel Rekryterare');
});

test('a new password is saved, a weak one rejected', async ({ page, open, enterAs, backend }) => {
  const account = await enterAs('recruiter');
  await open('/admin/profile');
  const panel = page.getByRole('region', { name: 'Password' });
  await panel.getByLabel('New password').fill('kort');
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByText('Password should be at least 8 characters.')).toBeVisible();
  await panel.getByLabel('New password').fill('Football1');
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByText(/known to be weak and easy to guess/)).toBeVisible();
  await panel.getByLabel('New password').fill(account.password);
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByLabel('Current password')).toBeFocused();
  await expect(panel.getByText('It’s been a while since you signed in.')).toBeVisible();
  await panel.getByLabel('Current password').fill('a guess');
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByText('The current password isn’t right.')).toBeVisible();
  await panel.getByLabel('Current password').fill(account.password);
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(panel.getByText(/should be different from the old password/)).toBeVisible();
  await panel.getByLabel('New password').fill('ett stängsel runt hagen');
  await panel.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await backend.signIn({ ...account, password: 'ett stängsel runt hagen' });
});

test('a new password requires the current one in Swedish, too', async ({ page, open, enterAs }) => {
  const account = await enterAs('recruiter');
  await page.setViewportSize({ width: 390, height: 800 });
  await open('/admin/profile', 'sv');
  const panel = page.getByRole('region', { name: 'Lösenord' });
  await panel.getByLabel('Nytt lösenord').fill('ett stängsel runt hagen');
  await panel.getByRole('button', { name: 'Byt lösenord' }).click();
  await expect(panel.getByText('Det var ett tag sedan du loggade in.')).toBeVisible();
  await panel.getByLabel('Nuvarande lösenord').fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ditt lösenord är bytt.')).toBeVisible();
});

test('a new e-mail address needs confirmation from both addresses', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const account = await enterAs('recruiter');
  const email = inventEmail();
  await open('/admin/profile');
  const panel = page.getByRole('region', { name: 'Email' });
  await panel.getByLabel('New email').fill(email);
  await panel.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByText('We’ve emailed both addresses.')).toBeVisible();
  await expect(panel.getByText(`Waiting for ${email} to be confirmed.`)).toBeVisible();

  await openLink(page, await backend.findLink(account.email, 'auth_email_change_current'));
  await expect(page.getByText('One address is confirmed.')).toBeVisible();
  await expect(page).not.toHaveURL(/message=/);
  await openLink(page, await backend.findLink(email, 'auth_email_change'));
  await expect(page.getByText('Email changed.')).toBeVisible();
  await expect(panel.getByText(`Current: ${email}`)).toBeVisible();
  await backend.signIn({ ...account, email });
});

test('sessions are listed and ended', async ({ page, open, enterAs, signInAs, browser }) => {
  const account = await enterAs('recruiter');
  const elsewhere = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const phone = await elsewhere.newPage();
  await phone.goto('/admin?lang=en');
  await phone.getByLabel('Email').fill(account.email);
  await phone.getByLabel('Password').fill(account.password);
  await phone.getByRole('button', { name: 'Sign In' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await open('/admin/profile');
  const panel = page.getByRole('region', { name: 'Where you’re signed in' });
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').first().getByText('This browser')).toBeVisible();
  await panel.getByRole('button', { name: 'End session: Safari on iPhone' }).click();
  await expect(page.getByText('Session ended.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await phone.reload();
  await expect(phone.getByRole('button', { name: 'Sign In' })).toBeVisible();

  await signInAs(account, phone);
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel.getByRole('button', { name: 'End all others' }).click();
  await expect(page.getByText('All other sessions ended.')).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await phone.goto('/admin/dashboard?lang=en');
  await expect(phone.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await elsewhere.close();
});
