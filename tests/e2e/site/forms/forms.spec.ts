import type { Page } from '@playwright/test';
import { minFillTimeMs } from '../../../../domain/forms/form-guard.ts';
import { expect, test } from '../../support/test.ts';

test.use({
  expectedErrors:
    /^Failed to load resource: (the server responded with a status of 4|net::ERR_FAILED)/,
});

/** The server rejects forms that are filled in faster than people can. */
const takeYourTime = (page: Page) => page.waitForTimeout(minFillTimeMs);

test('a form is sent once, regardless of repeated clicks', async ({ page, visit }) => {
  await visit('/about');
  let calls = 0;
  const seen = Promise.withResolvers<void>();
  await page.route('**/functions/v1/contact', async (route) => {
    calls += 1;
    await seen.promise;
    await route.continue();
  });
  await page.getByLabel('Name', { exact: true }).fill('Ada Testman');
  await page.getByLabel('Email', { exact: true }).fill('ada@company.example');
  await page.getByLabel('What’s it about?').fill('Do you recruit gardeners?');
  await page.getByRole('checkbox').check();
  await takeYourTime(page);
  await page.getByRole('button', { name: 'Send message' }).dblclick();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  seen.resolve();
  await expect(page).toHaveURL('/thank-you?form=contact');
  expect(calls).toBe(1);
});

test('typed text survives a lost connection, and the message is on a phone’s screen', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await visit('/about');
  await page.route('**/functions/v1/contact', (route) => route.abort());
  await page.getByLabel('Name', { exact: true }).fill('Ada Testman');
  await page.getByLabel('Email', { exact: true }).fill('ada@company.example');
  await page.getByLabel('What’s it about?').fill('Hello');
  await page.getByRole('checkbox').check();
  // A busy phone draws the next frame before React has rendered.
  await page.evaluate(() => {
    window.requestAnimationFrame = (draw) => {
      draw(performance.now());
      return 0;
    };
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('We couldn’t reach the server.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByLabel('What’s it about?')).toHaveValue('Hello');
  await page.unroute('**/functions/v1/contact');
  await takeYourTime(page);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL('/thank-you?form=contact');
});

test('a company asks to be contacted', async ({ page, visit }) => {
  await visit('/membership', 'sv');
  await expect(page.getByRole('link', { name: /Välj en tid/ })).toHaveAttribute('target', '_blank');
  await page.getByLabel('Företag', { exact: true }).fill('Provbolaget');
  await page.getByLabel('Namn', { exact: true }).fill('Ada Testman');
  await page.getByLabel('E-post', { exact: true }).fill('ada@provbolaget.example');
  await page.getByLabel(/Telefon/).fill('hejsan');
  await page.getByRole('checkbox').check();
  await takeYourTime(page);
  await page.getByRole('button', { name: 'Kontakta mig' }).click();
  await expect(page.getByLabel(/Telefon/)).toHaveAccessibleDescription(/Kontrollera telefonnumret/);
  await expect(page.getByLabel(/Telefon/)).toBeFocused();
  await page.getByLabel(/Telefon/).fill('070-123 45 67');
  // The error of the server and the message above the form are gone before the form is sent again.
  await expect(page.getByLabel(/Telefon/)).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kontakta mig' }).click();
  await expect(page).toHaveURL('/thank-you?form=join-waiting-list&lang=sv');
});

test('a candidate joins the database', async ({ page, visit }) => {
  await visit('/kandidatbanken');
  await page.getByLabel('First name').fill('Ylva');
  await page.getByLabel('Last name').fill('Bankman');
  await page.getByLabel('Email', { exact: true }).fill('ylva.bankman@post.example');
  // The optional part is folded, and opens by itself for a field with an error.
  const tech = page.getByLabel('Tech', { exact: true });
  await expect(tech).toBeHidden();
  await page.getByText('Tell us what you’re looking for').click();
  await tech.check();
  await page.getByLabel('Creative', { exact: true }).check();
  await page.getByLabel(/What are you good at/).fill('TypeScript, patience');
  await page.getByLabel(/LinkedIn profile/).fill('linkedin.com/in/ylva-bankman');
  await page.getByRole('checkbox', { name: /^I agree [^.]+\.$/ }).check();
  await page.getByText('Read more').click();
  await expect(
    page.getByText('Nothing is sent to a company without asking me first'),
  ).toBeVisible();
  const skills = page.getByLabel(/What are you good at/);
  await skills.fill('x'.repeat(61));
  await page.getByText('Tell us what you’re looking for').click();
  await expect(skills).toBeHidden();
  await takeYourTime(page);
  await page.getByRole('button', { name: 'Join the database' }).click();
  await expect(skills).toBeFocused();
  await expect(skills).toHaveAccessibleDescription(/Shorten your skills a bit/);
  await skills.fill('TypeScript, patience');
  await page.getByRole('button', { name: 'Join the database' }).click();
  await expect(page).toHaveURL('/thank-you?form=join-candidate-bank');
});

test('a calculation is mailed', async ({ page, visit }) => {
  await visit('/calculator', 'sv');
  await page.getByLabel('E-post', { exact: true }).fill('ada@provbolaget.example');
  await page.getByRole('checkbox', { name: /Jag samtycker/ }).check();
  await takeYourTime(page);
  await page.getByRole('button', { name: 'Skicka', exact: true }).click();
  await expect(page).toHaveURL('/thank-you?form=send-calculation&lang=sv');
});
