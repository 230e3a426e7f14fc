import type { Page } from '@playwright/test';
import { inventEmail } from '../support/backend.ts';
import { expect, test } from '../support/staff-test.ts';

// One of the two requests is rejected, and the browser logs it.
test.use({ expectedErrors: /status of (400|401|403|406)/ });

test('two administrators who demote each other concurrently leave one administrator', async ({
  page,
  browser,
  backend,
  signInAs,
  open,
}) => {
  const one = await backend.createStaff('admin', `Ada ${inventEmail().slice(0, 8)}`);
  const other = await backend.createStaff('admin', `Bo ${inventEmail().slice(0, 8)}`);
  // These two are the only administrators during the test.
  const staff = () => backend.service.from('staff_profiles');
  const { data: others } = await staff()
    .select('user_id')
    .eq('role', 'admin')
    .eq('state', 'active')
    .not('user_id', 'in', `(${one.id},${other.id})`)
    .throwOnError();
  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(one);
  await signInAs(other, theirs);
  await open(`/admin/users/${other.id}`);
  await theirs.goto(`/admin/users/${one.id}?lang=en`);
  const demote = (where: Page) => where.getByRole('button', { name: 'Editor' });
  await expect(demote(page)).toBeVisible();
  await expect(demote(theirs)).toBeVisible();
  // Both requests are sent at the same time.
  const both = Promise.withResolvers<void>();
  let sent = 0;
  for (const where of [page, theirs]) {
    await where.route(/\/rest\/v1\/staff_profiles/, async (route) => {
      if (route.request().method() === 'PATCH') {
        sent += 1;
        if (sent === 2) both.resolve();
        await both.promise;
      }
      await route.continue();
    });
  }
  const ids = others?.map(({ user_id }) => user_id) ?? [];
  await staff().update({ role: 'recruiter' }).in('user_id', ids).throwOnError();
  try {
    await Promise.all([demote(page).click(), demote(theirs).click()]);
    await expect(async () => {
      const { data } = await staff()
        .select('user_id')
        .in('user_id', [one.id, other.id])
        .eq('role', 'editor')
        .throwOnError();
      expect(data).toHaveLength(1);
    }).toPass();
    const { data: left } = await staff()
      .select('user_id')
      .eq('role', 'admin')
      .eq('state', 'active')
      .throwOnError();
    expect(left).toHaveLength(1);
    // The second one sees an error and no longer the screens of administrators.
    const loser = left?.[0]?.user_id === one.id ? theirs : page;
    await expect(loser.locator('[data-sonner-toast][data-type=error]')).toBeVisible();
    await expect(loser.getByText('You don’t have access')).toBeVisible();
  } finally {
    await staff().update({ role: 'admin' }).in('user_id', ids).throwOnError();
  }
  await context.close();
});
