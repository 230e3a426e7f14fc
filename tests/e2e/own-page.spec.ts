import type { APIRequestContext } from '@playwright/test';
import { type Backend, connectBackend, inventEmail } from './backend.ts';
import { expect, test } from './test.ts';

// What a person can see and do through the link in a mail, without an account.

type Given = { request: APIRequestContext; backend: Backend };

async function applyAndFindLink({ request, backend }: Given): Promise<string> {
  const email = inventEmail();
  const { data: job } = await backend.service
    .from('jobs')
    .select('id, job_questions(id, kind, options)')
    .eq('slug', 'ilog-digital-designer')
    .single()
    .throwOnError();
  const answers = Object.fromEntries(
    job.job_questions.map(({ id, kind, options }) => {
      const [first] = options as { value: string }[];
      return [
        id,
        kind === 'yes_no' ? 'yes' : kind === 'url' ? 'https://a.example' : (first?.value ?? 'Yes'),
      ];
    }),
  );
  const answer = await request.post('/functions/v1/apply', {
    data: {
      job: 'ilog-digital-designer',
      first_name: 'Ylva',
      last_name: 'Provsson',
      email,
      linkedin_url: `linkedin.com/in/ylva-provsson-${email.slice(0, 8)}`,
      cover_letter: 'I draw with gloves on.',
      answers,
      language: 'en',
      consent: true,
      consent_version: 1,
      started_at: Date.now() - 60_000,
    },
  });
  expect(await answer.json()).toEqual({ ok: true });
  const link = new URL(await backend.findLink(email, 'application_received'));
  return link.pathname;
}

test('details are corrected, everything is erased', async ({ page, request, baseURL }) => {
  const backend = await connectBackend(baseURL ?? '');
  const link = await applyAndFindLink({ request, backend });
  await page.goto(`${link}?lang=sv`);
  await page.getByLabel('Bostadsort').fill('Göteborg');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('status')).toHaveText('Sparat.');
  await page.reload();
  await expect(page.getByLabel('Bostadsort')).toHaveValue('Göteborg');

  // Read aloud as what it is, on a page in another language.
  await page.getByText('Det du har samtyckt till').click();
  await expect(page.getByText(/^I agree/)).toHaveAttribute('lang', 'en');

  await page.getByText('Radera allt', { exact: true }).click();
  await page.getByRole('button', { name: 'Ja, radera allt' }).click();
  await expect(page.getByRole('status')).toContainText('borta för gott');
});

test('a link that opens nothing offers a new one', async ({ page, expectAccessible }) => {
  await page.goto(`/me/${'a'.repeat(43)}?lang=sv`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Länken går inte att öppna längre',
  );
  await expectAccessible();
  await page.getByLabel('E‑post').fill(inventEmail());
  await page.getByRole('button', { name: 'Skicka en ny länk' }).click();
  await expect(page.getByRole('status')).toContainText('Om vi känner till adressen');
});

test('the key of a private page is told to nobody', async ({ page }) => {
  const beacons: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/functions/v1/track')) beacons.push(sent.url());
  });
  await page.goto(`/me/${'a'.repeat(43)}?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Alpaca, home' }).click();
  await expect.poll(() => beacons.length).toBe(2);
});
