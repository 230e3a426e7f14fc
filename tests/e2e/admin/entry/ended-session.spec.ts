import { createPerson } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

// The session of an open screen is ended on another device.

// A request without the session that has just been removed may name tables that visitors do not know (400).
test.use({ expectedErrors: /status of (400|401|403)/ });

test('saving contact details leads to the login and back to the typed text', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  const person = await createPerson(backend);
  const account = await enterAs('recruiter');
  await open(`/admin/applicants/${person.id}`);
  const contact = page.getByRole('region', { name: 'Contact' });
  await contact.getByRole('button', { name: 'Edit' }).click();
  await contact.getByLabel('Location').fill('Haparanda');
  const elsewhere = await backend.signIn(account);
  await backend.service.auth.admin.signOut(elsewhere.access_token, 'others');
  // A background request may have led to the login before.
  await contact
    .getByRole('button', { name: 'Save' })
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByText('Your session was ended elsewhere.')).toBeVisible();
  await expect(page.getByText('Person not found')).toHaveCount(0);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await expect(contact.getByLabel('Location')).toHaveValue('Haparanda');
  await contact.getByRole('button', { name: 'Save' }).click();
  await expect(contact.getByText('Haparanda')).toBeVisible();
  await page.reload();
  await expect(contact.getByRole('button', { name: 'Edit' })).toBeVisible();
});

test('a list leads to the login instead of showing wrong numbers', async ({
  page,
  open,
  enterAs,
  backend,
}) => {
  // Without the socket, which the server closes, only the response of a table reveals the end.
  await page.routeWebSocket(/\/realtime\/v1\//, () => undefined);
  const account = await enterAs('recruiter');
  await open('/admin/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const elsewhere = await backend.signIn(account);
  const rejected = page.waitForResponse(
    (response) => response.url().includes('/rest/v1/') && response.status() === 401,
  );
  await backend.service.auth.admin.signOut(elsewhere.access_token, 'others');
  await page
    .getByRole('link', { name: /^Jobs/ })
    .first()
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await rejected;
  await expect(page.getByText('Your session was ended elsewhere.')).toBeVisible();
});
