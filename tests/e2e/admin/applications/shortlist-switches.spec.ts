import { createApplicant, createClientJob, createReviewLink } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test.use({ expectedErrors: /status of 500/ });

test('what a shortlist shows is switched at once, and back with a message if that fails', async ({
  page,
  request,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  const application = await createApplicant(backend, request, job, 'Ylva');
  await createReviewLink(backend, job, [application]);
  await enterAs('recruiter');
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/rest/v1/review_link_items?*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await held;
    await route.fulfill({ status: 500, json: { code: 'XX000', message: 'not available' } });
  });
  await page.goto(`/admin/jobs/${job.id}/review?lang=en`);
  const box = page.getByLabel('Share CV');
  const before = await box.isChecked();
  await box.click();
  await expect(box).toBeChecked({ checked: !before });
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  respond();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await expect(box).toBeChecked({ checked: before });
});
