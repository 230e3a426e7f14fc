import { expect, test } from '../../support/staff-test.ts';

// The tests share one product with demo content, so the demo is counted here and removed in tests/database.
test.use({ expectedErrors: /Failed to load resource/ });

test('administrators see what is left to do, and what the demo consists of', async ({
  page,
  enterAs,
  open,
  expectAccessible,
}) => {
  await enterAs('admin');
  await open('/admin/dashboard');
  const checklist = page.getByRole('region', { name: 'Get ready to go live' });
  await expect(checklist.getByText(/^\d+ of 13 done$/)).toBeVisible();
  await expectAccessible();

  // The product of the tests has no mail server.
  await checklist.getByRole('button', { name: 'Send me a test email' }).click();
  await expect(page.getByText('SMTP_URL isn’t set')).toBeVisible();

  await checklist.getByRole('button', { name: 'Remove demo content…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove the demo content?' });
  await expect(dialog.getByText('Testimonials')).toBeVisible();
  await expect(dialog.getByText('Colleagues')).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();

  await checklist.getByRole('link', { name: 'Company details' }).click();
  await expect(page.getByLabel('Legal name')).toBeVisible();
});

test('editors have no checklist', async ({ page, enterAs, open }) => {
  await enterAs('editor');
  await open('/admin/dashboard');
  await expect(page.getByText('Good to see you')).toBeVisible();
  await expect(page.getByText('Get ready to go live')).toHaveCount(0);
});
