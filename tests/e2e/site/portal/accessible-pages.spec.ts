import { askForApproval, createCompany, signInToPortal } from '../../support/portal.ts';
import { expect, test } from '../../support/staff-test.ts';

test('the report and an ad to approve are accessible', async ({
  page,
  request,
  backend,
  expectAccessible,
}) => {
  const company = await createCompany(backend, request, ['Ylva']);
  const { contact } = company;
  const approval = await askForApproval(backend, company, contact.id);
  await signInToPortal(page, backend, contact.email);
  await expect(page.getByRole('link', { name: 'Read and approve' })).toBeVisible();
  await expectAccessible();
  await page.setViewportSize({ width: 390, height: 844 });
  const [home, leave] = await Promise.all(
    [
      page.getByRole('banner').getByRole('link').first(),
      page.getByRole('button', { name: 'Sign out' }),
    ].map((part) => part.boundingBox()),
  );
  expect(Math.abs((home?.y ?? 0) - (leave?.y ?? 99))).toBeLessThan(10);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: 'Weekly report' }).click();
  await expect(page.getByRole('article')).toContainText('Tell us what you think of 1 person');
  await expectAccessible();
  await page.goto(`/portal/ads/${approval}?lang=en`);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
    'Beekeeper',
  );
  // The contact is signed in, and sees what visitors will see.
  const header = page.frameLocator('iframe').getByRole('banner');
  await expect(header.getByText('Book a call').first()).toBeAttached();
  await expect(header.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
  // The page in the frame has its own test.
  await expectAccessible('iframe');
  await page.getByRole('button', { name: 'Approve the ad' }).click();
  await expect(page.getByText('You approved this ad on')).toBeVisible();
  await expectAccessible('iframe');
});
