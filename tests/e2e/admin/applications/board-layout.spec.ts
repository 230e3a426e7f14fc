import { createApplications } from '../../support/people.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('large counts leave the heads of all columns at the same height', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createClientJob(backend);
  await createApplications(backend, job, ['new', 'interview']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route('**/rest/v1/rpc/count_board', async (route) => {
    const response = await route.fetch();
    const rows: object[] = await response.json();
    // The database stops counting there.
    await route.fulfill({ response, json: rows.map((row) => ({ ...row, total: 1001 })) });
  });
  await enterAs('recruiter');
  for (const language of ['en', 'sv']) {
    await page.goto(`/admin/job-applications?job=${job.id}&lang=${language}`);
    const columns = page.locator('section[data-stage]');
    const counts = columns.getByText(/^1.000\+$/);
    await expect(counts).not.toHaveCount(0);
    const heads = await columns.evaluateAll((sections) =>
      sections.map((section) => section.firstElementChild?.getBoundingClientRect().height),
    );
    expect(new Set(heads).size).toBe(1);
    for (const count of await counts.all()) {
      const link = count.locator('xpath=..').getByRole('link');
      const [countBox, linkBox] = [await count.boundingBox(), await link.boundingBox()];
      expect(Math.abs((countBox?.y ?? 0) - (linkBox?.y ?? Number.NaN))).toBeLessThan(4);
    }
  }
});
