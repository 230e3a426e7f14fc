import { expect, test } from '../../support/staff-test.ts';
import { createJobs, deleteCreatedJobs, inventWord, rowsOf } from './created-jobs.ts';

// Tests the shared list component on the list of jobs.

test.afterEach(({ backend }) => deleteCreatedJobs(backend));

test('a recruiter searches, sorts and pages, and the URL restores the list', async ({
  page,
  backend,
  enterAs,
}) => {
  const word = inventWord();
  await createJobs(backend, word, 55);
  await enterAs('recruiter');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/job_list*', async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  const counted = page.waitForResponse(
    (response) => response.request().method() === 'HEAD' && response.url().includes('job_list'),
  );
  await page.goto(`/admin/jobs?lang=en`);

  // The number of rows may be known before the rows are there: that is not a list without results.
  await counted;
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect(page.getByRole('navigation', { name: 'Pages' })).not.toContainText('No results');
  release();
  await expect(rowsOf(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(`${word} umea`);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expect(page.getByText('1–28 of 28')).toBeVisible();
  await page.getByRole('searchbox').fill(word);
  await expect(page.getByText('1–50 of 55')).toBeVisible();

  // While the rows of the former order are shown, there is no next page to go to.
  const sorting = Promise.withResolvers<void>();
  await page.route('**/rest/v1/rpc/find_in_job_list*', async (route) => {
    await sorting.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Job', exact: true }).click();
  await expect(page.getByRole('columnheader', { name: 'Job', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  const next = page.getByRole('button', { name: 'Next page' });
  await next.dispatchEvent('click');
  await page.keyboard.press('n');
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  sorting.resolve();
  await expect(rowsOf(page).first()).toContainText(`${word} 000`);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('51–55 of 55')).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(5);
  await expect(rowsOf(page).first()).toContainText(`${word} 050`);

  // The URL restores the same page; the back button returns to the previous one.
  await page.reload();
  await expect(page.getByText('51–55 of 55')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('1–50 of 55')).toBeVisible();
  await page.getByRole('button', { name: 'Last page' }).click();
  await expect(rowsOf(page).last()).toContainText(`${word} 054`);
  await page.getByRole('button', { name: 'First page' }).click();

  // By keyboard: over the end of the page and back.
  await expect(rowsOf(page).first()).toContainText(`${word} 000`);
  await page.getByRole('link', { name: `${word} 049` }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: `${word} 050` })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('link', { name: `${word} 049` })).toBeFocused();

  // Down two rows, select, open.
  await page.getByRole('heading', { name: 'Jobs' }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Select ${word} 001` })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 selected')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/jobs\/edit\//);
});
