import { createEditableJob } from '../../support/job-editing.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of 500/ });

test('a rule is switched at once, and back with a message if that fails', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createEditableJob(backend);
  await backend.service
    .from('stage_rules')
    .insert({ job_id: job.id, stage: 'interview', kind: 'scorecard', days: 1 })
    .throwOnError();
  await enterAs('recruiter');
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/rest/v1/stage_rules?*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await held;
    await route.fulfill({ status: 500, json: { code: 'XX000', message: 'not available' } });
  });
  await page.goto(`/admin/jobs/edit/${job.id}?lang=en`);
  const rule = page
    .getByRole('region', { name: 'Stage rules' })
    .getByRole('checkbox', { name: 'Ask the owner for a scorecard' });
  await expect(rule).not.toBeChecked();
  await rule.click();
  await expect(rule).toBeChecked();
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  respond();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await expect(rule).not.toBeChecked();

  await page.unrouteAll();
  await rule.click();
  await expect(page.getByText(/^Rule turned on/)).toBeVisible();
  await expect(rule).toBeChecked();
  await page.reload();
  await expect(rule).toBeChecked();
});
