import { expect, test } from '../../support/staff-test.ts';

test('a report says which of its filters name something that is gone', async ({
  page,
  enterAs,
  open,
}) => {
  await enterAs('recruiter');
  await open('/admin/reports');
  const filters = page.getByRole('group', { name: 'Filters' });
  const gone = crypto.randomUUID();
  for (const [key, label] of [
    ['client', 'Client'],
    ['job', 'Job'],
    ['owner', 'Recruiter'],
    ['template', 'Stage template'],
  ]) {
    await page.goto(`/admin/reports?lang=en&${key}=${gone}`);
    await expect(
      filters.getByRole('button', { name: `${label}: No longer available`, exact: true }),
    ).toBeVisible();
  }
  // A link that was damaged on its way still shows figures.
  await page.goto('/admin/reports?lang=en&client=damaged');
  await expect(page.getByRole('table', { name: 'Funnel' })).toBeVisible();
});
