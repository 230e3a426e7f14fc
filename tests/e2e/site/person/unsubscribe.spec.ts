import { tokenIn } from '../../../fixtures/mail/token-in.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';
import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

test('job alerts end with one click, with and without JavaScript', async ({
  page,
  browser,
  request,
  backend,
  baseURL,
  expectAccessible,
}) => {
  const { service } = backend;
  const email = inventEmail();
  const joined = await request.post('/functions/v1/join-candidate-bank', {
    data: {
      first_name: 'Alva',
      last_name: 'Larm',
      email,
      linkedin_url: `linkedin.com/in/alva-larm-${email.slice(0, 8)}`,
      wants_alerts: true,
      language: 'en',
      consent: true,
      consent_version: 1,
      started_at: Date.now() - 60_000,
    },
  });
  expect(await joined.json()).toEqual({ ok: true });
  const wantsAlerts = async () => {
    const { data } = await service
      .from('candidates')
      .select('wants_alerts, person:people!inner(email)')
      .eq('person.email', email)
      .single()
      .throwOnError();
    return data.wants_alerts;
  };
  // Alerts are sent a quarter of an hour after a job opens, so this uses another token of the
  // person.
  const key = tokenIn(await backend.findLink(email, 'candidate_welcome'));
  const pathname = `/unsubscribe/${key}`;

  await page.goto(`${pathname}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stop emails about new jobs?');
  await expectAccessible();
  // Opening the page changes nothing, because programs open links too.
  expect(await wantsAlerts()).toBe(true);
  await page.getByRole('button', { name: 'Stop emails' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You won’t get any more emails');
  expect(await wantsAlerts()).toBe(false);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto(`${pathname}?lang=sv`);
  await plain.getByRole('button', { name: 'Stoppa mejlen' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Mejlen är stoppade');
  await plain.goto(`/unsubscribe/${unknownToken}?lang=sv`);
  await plain.getByRole('button', { name: 'Stoppa mejlen' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Länken har gått ut');
  await context.close();
});
