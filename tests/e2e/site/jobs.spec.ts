import { expect, test } from '../support/test.ts';

test('jobs are searched and filtered, and the URL keeps the state', async ({ page, visit }) => {
  await visit('/available-jobs');
  const count = page.getByRole('status');
  // Other tests publish and close jobs, so the total is not fixed.
  const technical = page.getByRole('link', { name: 'Full-stack developer', exact: true });
  await expect(count).toHaveText(/^\d+ jobs$/);
  await expect(technical).toBeVisible();

  await page.getByLabel('Creative').check();
  await expect(page).toHaveURL('/available-jobs?field=creative');
  await expect(technical).toHaveCount(0);
  await expect(page.getByLabel('Creative')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Digital designer' })).toBeVisible();

  // The list is searched while the visitor types, and the typed text stays.
  await page.getByRole('searchbox').pressSequentially('haulage', { delay: 30 });
  await expect(page).toHaveURL('/available-jobs?q=haulage&field=creative');
  await expect(count).toHaveText('1 job');
  await expect(page.getByRole('searchbox')).toHaveValue('haulage');
  await page.reload();
  await expect(count).toHaveText('1 job');
  await expect(page.getByLabel('Creative')).toBeChecked();

  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(count).toHaveText(/^\d+ jobs$/);
  await expect(technical).toBeVisible();
  await expect(page.getByLabel('Creative')).not.toBeChecked();
});

test('a search without results offers alternatives', async ({ page }) => {
  await page.goto('/available-jobs?lang=sv&q=xylofonist');
  await expect(page.getByRole('heading', { name: 'Inget som passar just nu' })).toBeVisible();
  await page.getByRole('link', { name: 'Bevaka nya jobb' }).click();
  await expect(page).toHaveURL('/kandidatbanken?lang=sv');
});

test('the search covers the text of a job', async ({ page }) => {
  await page.goto('/available-jobs?lang=en&q=candyfloss');
  await expect(page.getByRole('link', { name: 'Full-stack developer', exact: true })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters work', async ({ page }) => {
    await page.goto('/available-jobs?lang=sv');
    await page.getByLabel('Kreativa yrken').check();
    await page.getByRole('button', { name: 'Visa jobb' }).click();
    await expect(page).toHaveURL('/available-jobs?lang=sv&field=creative');
    await expect(page.getByRole('link', { name: 'Digital designer' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Fullstackutvecklare/i })).toHaveCount(0);
  });
});

test('the list opens a job, which links to others', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/available-jobs');
  const row = page.getByRole('article').first();
  const { height } = (await row.boundingBox()) ?? { height: 900 };
  // At least six rows fit below the header of the site.
  expect(Math.floor((900 - 76) / height)).toBeGreaterThanOrEqual(6);
  await expect(row.locator('time').filter({ visible: true })).toHaveAttribute('title', /\d{4}$/);
  await page.getByRole('link', { name: 'Full-stack developer', exact: true }).click();
  await expect(page).toHaveURL('/job/hygglo-fullstack-developer');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full-stack developer');
  const facts = page.getByRole('complementary');
  await expect(facts.getByText('SEK 48,000–60,000 a month')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible();
});

test('the link to the form stays within reach, and the recruiter can be asked', async ({
  page,
}) => {
  const apply = page.getByRole('link', { name: 'Sök jobbet' });
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/job/hygglo-fullstack-developer?lang=sv');
    await page.mouse.wheel(0, 900);
    await expect(apply).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('link', { name: /^Fråga / })).toHaveAttribute(
    'href',
    /^mailto:.+subject=/,
  );
  // The bar makes way for the form.
  await page.setViewportSize({ width: 390, height: 844 });
  await apply.click();
  await expect(page.getByRole('heading', { name: 'Sök jobbet' })).toBeInViewport();
  await expect(apply).not.toBeInViewport();
});

test('internal positions link to an application', async ({ page, visit }) => {
  await visit('/work-at-alpaca', 'sv');
  for (const name of ['Talent hunter', 'Producent inom employer branding', 'Tillväxtspecialist']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await page
    .getByRole('article')
    .filter({ hasText: 'Talent hunter' })
    .getByRole('link', { name: 'Läs mer och sök' })
    .click();
  await expect(page).toHaveURL('/job/talent-hunter?lang=sv');
  await expect(page.getByRole('button', { name: 'Skicka ansökan' })).toBeVisible();
});

test('a job that does not exist is not found', async ({ page }) => {
  const response = await page.goto('/job/no-such-job?lang=en');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has wandered off');
});
