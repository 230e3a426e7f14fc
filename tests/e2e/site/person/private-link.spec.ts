import { freshAddress } from '../../../fixtures/fresh-address.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';
import { inventEmail } from '../../support/backend.ts';
import { untilReady } from '../../support/ready.ts';
import { expect, test } from '../../support/test.ts';

// One network can request few links, so each file is a network of its own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': freshAddress() } });

// A private link is invalid, not tracked, or sent again on request.

test('an invalid link offers a new one', async ({ page, expectAccessible }) => {
  await page.goto(`/me/${unknownToken}?lang=sv`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Länken fungerar inte längre');
  await expectAccessible();
  // The browser validates the required address before the form is sent.
  await page.getByRole('button', { name: 'Skicka en ny länk' }).click();
  await expect(page.getByLabel('E-post')).toBeFocused();
  await expect(page.getByRole('status')).toBeEmpty();
  await page.getByLabel('E-post').fill(inventEmail());
  await page.getByRole('button', { name: 'Skicka en ny länk' }).click();
  await expect(page.getByRole('status')).toContainText('Om vi känner till adressen');
});

test('visits to a private page are not tracked', async ({ page }) => {
  const beacons: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/functions/v1/track')) beacons.push(sent.url());
  });
  await page.goto(`/me/${unknownToken}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Alpaca, home' }).click();
  await expect.poll(() => beacons.length).toBe(2);
});

test('the answers and the policy lead to a page that sends a new link', async ({
  page,
  expectAccessible,
}) => {
  for (const [language, question, label, title] of [
    ['en', 'How do I get my data erased?', /Get a new/, 'Get a new link'],
    ['sv', 'Hur får jag mina uppgifter raderade?', /Få en ny/, 'Få en ny länk'],
  ] as const) {
    await page.goto(`/privacy-policy?lang=${language}`);
    await expect(page.getByRole('link', { name: label })).toHaveAttribute('href', /^\/me/);
    await page.goto(`/faq?lang=${language}`);
    await page.getByText(question).click();
    await page.getByRole('link', { name: label }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await expectAccessible();
  await page.getByLabel('E-post').fill(inventEmail());
  await page.getByRole('button', { name: 'Skicka en ny länk' }).click();
  await expect(page.getByRole('status')).toContainText('Om vi känner till adressen');
});

test.describe('too many requests', () => {
  test.use({ expectedErrors: /429/, extraHTTPHeaders: { 'x-forwarded-for': freshAddress() } });

  test('one network learns that it has requested many links', async ({ page, request }) => {
    await page.goto('/me?lang=sv');
    await untilReady(page);
    for (let sent = 0; sent < 5; sent += 1)
      await request.post('/functions/v1/person', {
        data: { action: 'send_link', email: inventEmail(), language: 'sv' },
      });
    await page.getByLabel('E-post').fill(inventEmail());
    await page.getByRole('button', { name: 'Skicka en ny länk' }).click();
    await expect(page.getByRole('status')).toContainText('Vänta en minut');
  });
});
