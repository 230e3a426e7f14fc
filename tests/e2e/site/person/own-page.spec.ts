import { readFile } from 'node:fs/promises';
import { freshAddress } from '../../../fixtures/fresh-address.ts';
import { connectBackend, inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/test.ts';
import { applyAndFindLink, joinAndFindLink } from './own-page-links.ts';

// One network can request few links, so each file is a network of its own.
test.use({ extraHTTPHeaders: { 'x-forwarded-for': freshAddress() } });

// A person opens their own page through the link in a mail, without an account.

test('a person corrects details and erases everything', async ({ page, request, baseURL }) => {
  const backend = await connectBackend(baseURL ?? '');
  const link = await applyAndFindLink({ request, backend });
  await page.goto(`${link}?lang=sv`);
  await page.getByLabel('Bostadsort').fill('Göteborg');
  await page.getByRole('button', { name: 'Spara' }).click();
  await expect(page.getByRole('status')).toHaveText('Sparat.');
  await page.reload();
  await expect(page.getByLabel('Bostadsort')).toHaveValue('Göteborg');

  // Screen readers need the language of a text that differs from the page.
  await page.getByText('Det du har samtyckt till').click();
  await expect(page.getByText(/^I agree/)).toHaveAttribute('lang', 'en');

  await page.getByText('Radera allt', { exact: true }).click();
  await page.getByRole('button', { name: 'Ja, radera allt' }).click();
  await expect(page.getByRole('status')).toContainText('borta för gott');

  // The old link is unknown now. It does not claim that it expired.
  await page.goto(`${link}?lang=sv`);
  await expect(page.getByText('Har dina uppgifter raderats finns det inget kvar')).toBeVisible();
  await expect(page.getByText('30 dagar')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /422/ });

  test('the whole personal page works', async ({ page, request, baseURL }) => {
    const backend = await connectBackend(baseURL ?? '');
    const link = await applyAndFindLink({ request, backend });
    const status = page.getByRole('status');
    await page.goto(`${link}?lang=sv`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hej Ylva');

    // The error is shown beside its field, and typed values are kept.
    await page.getByLabel('Bostadsort').fill('Göteborg');
    await page.getByLabel('LinkedIn').fill('https://elsewhere.example/ylva');
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(page.getByLabel('LinkedIn')).toHaveAccessibleDescription(/linkedin\.com/);
    await expect(page.getByLabel('LinkedIn')).toBeInViewport();
    await expect(page.getByLabel('Bostadsort')).toHaveValue('Göteborg');
    await page.getByLabel('LinkedIn').fill('');
    await page.getByRole('button', { name: 'Spara', exact: true }).click();
    await expect(status).toHaveText('Sparat.');
    await expect(page).toHaveURL(/\/status\/[\w-]{43}\?outcome=person&lang=sv#person$/);
    await expect(page.getByLabel('Bostadsort')).toHaveValue('Göteborg');

    await page.getByText('Det här skickade du').click();
    await page.getByLabel('Personligt brev').fill('Jag ritar utan handskar.');
    await page.getByRole('button', { name: 'Spara ändringar' }).click();
    await expect(status).toHaveText('Din ansökan är uppdaterad.');
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Ladda ner allt' }).click();
    const everything = JSON.parse(await readFile(await (await file).path(), 'utf8'));
    expect(everything.applications[0].cover_letter).toBe('Jag ritar utan handskar.');

    await page.getByText('Dra tillbaka ansökan', { exact: true }).click();
    await page.getByRole('button', { name: 'Ja, dra tillbaka den' }).click();
    await expect(status).toContainText('dragit tillbaka');
    await page.getByText('Radera allt', { exact: true }).click();
    await page.getByRole('button', { name: 'Ja, radera allt' }).click();
    await expect(status).toContainText('borta för gott');

    await page.goto(`${link}?lang=sv`);
    await page.getByLabel('E-post').fill(inventEmail());
    await page.getByRole('button', { name: 'Skicka en ny länk' }).click();
    await expect(status).toContainText('Om vi känner till adressen');
  });
});

test('staying is offered quietly until the profile is about to end', async ({
  page,
  request,
  baseURL,
}) => {
  const backend = await connectBackend(baseURL ?? '');
  const email = inventEmail();
  await request.post('/functions/v1/join-candidate-bank', {
    data: {
      first_name: 'Alva',
      last_name: 'Kvar',
      email,
      language: 'en',
      consent: true,
      consent_version: 1,
      started_at: Date.now() - 60_000,
    },
  });
  const link = new URL(await backend.findLink(email, 'candidate_welcome')).pathname;
  await page.goto(`${link}?lang=en`);
  const stay = page.getByRole('button', { name: 'I want to stay' });
  const quiet = 'rgba(0, 0, 0, 0)';
  await expect(stay).toHaveCSS('background-color', quiet);
  // Nothing below the last section but the space that every page has.
  const { bottom, footer } = await page.evaluate(() => ({
    bottom: document.querySelector('main section:last-of-type')?.getBoundingClientRect().bottom,
    footer: document.querySelector('footer')?.getBoundingClientRect().top,
  }));
  expect((footer ?? 0) - (bottom ?? 0)).toBeLessThan(120);

  const { data: person } = await backend.service
    .from('people')
    .select('id')
    .eq('email', email)
    .single()
    .throwOnError();
  await backend.service
    .from('candidates')
    .update({ consent_expires_at: new Date(Date.now() + 20 * 86_400_000).toISOString() })
    .eq('person_id', person.id)
    .throwOnError();
  await page.reload();
  await expect(stay).not.toHaveCSS('background-color', quiet);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a person pauses and resumes a profile', async ({ page, request, baseURL }) => {
      const backend = await connectBackend(baseURL ?? '');
      const { link, id } = await joinAndFindLink({ request, backend });
      const state = async () => {
        const { data } = await backend.service
          .from('candidates')
          .select('state')
          .eq('person_id', id)
          .single()
          .throwOnError();
        return data.state;
      };
      await page.goto(`${link}?lang=sv`);
      await expect(page.getByText('Under pausen föreslår vi dig inte för jobb')).toBeVisible();
      await page.getByRole('button', { name: 'Pausa min profil' }).click();
      await expect(page.getByRole('status')).toHaveText('Din profil är pausad.');
      await expect(page.getByRole('heading', { name: /kandidatbanken är pausad/ })).toBeVisible();
      const resume = page.getByRole('button', { name: 'Aktivera min profil igen' });
      if (javaScriptEnabled) await expect(resume).toBeFocused();
      expect(await state()).toBe('paused');
      await resume.click();
      await expect(page.getByRole('status')).toHaveText('Din profil är inte längre pausad.');
      await expect(page.getByRole('button', { name: 'Pausa min profil' })).toBeVisible();
      expect(await state()).toBe('active');
    });
  });
}
