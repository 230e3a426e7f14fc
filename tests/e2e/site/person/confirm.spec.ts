import type { APIRequestContext } from '@playwright/test';
import { getMessages } from '../../../../app/messages.server.ts';
import { minFillTimeMs } from '../../../../domain/forms/form-guard.ts';
import type { Language } from '../../../../domain/language.ts';
import { unknownToken } from '../../../fixtures/unknown-token.ts';
import { createPerson } from '../../support/people.ts';
import { untilReady } from '../../support/ready.ts';
import { expect, test } from '../../support/staff-test.ts';
import { languages } from '../../support/test.ts';

// A form with the e-mail address of a known person waits until that person has confirmed it.

const cv = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
};

async function join(request: APIRequestContext, email: string, language: Language) {
  const response = await request.post('/functions/v1/join-candidate-bank', {
    multipart: {
      first_name: 'Ylva',
      last_name: 'Provsson',
      email,
      skills: 'Glasblåsning',
      summary: 'I blow glass.',
      fields: 'creative',
      language,
      consent: 'true',
      consent_version: '1',
      started_at: String(Date.now() - 60_000),
      cv,
    },
  });
  expect(await response.json()).toEqual({ ok: true });
}

for (const language of languages) {
  test(`the person confirms with one button, ${language}`, async ({
    page,
    request,
    backend,
    expectAccessible,
  }) => {
    const messages = getMessages('confirm', language);
    const person = await createPerson(backend);
    await join(request, person.email, language);
    const link = new URL(await backend.findLink(person.email, 'confirm_submission'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(link.pathname + link.search);
    await expect(page.getByRole('heading', { level: 1, name: messages.title })).toBeVisible();
    const candidates = () =>
      backend.service.from('candidates').select('skills').eq('person_id', person.id);
    expect((await candidates()).data).toEqual([]);
    await expectAccessible();

    await page.getByRole('button', { name: messages.submit }).click();
    await expect(page.getByRole('heading', { level: 1, name: messages.done.title })).toBeVisible();
    expect((await candidates()).data).toEqual([{ skills: ['Glasblåsning'] }]);

    await page.goto(`/confirm/${unknownToken}${link.search}`);
    await page.getByRole('button', { name: messages.submit }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: messages.invalid.title }),
    ).toBeVisible();
  });
}

test('recruiters see unconfirmed forms on the person and in one list', async ({
  page,
  open,
  enterAs,
  request,
  backend,
  expectAccessible,
}) => {
  const person = await createPerson(backend);
  await join(request, person.email, 'en');
  await enterAs('recruiter');
  await open(`/admin/applicants/${person.id}`);
  const section = page.getByRole('region', { name: 'Awaiting confirmation' });
  await expect(section.getByText('Unconfirmed', { exact: true })).toBeVisible();
  await section.getByText('Show submission').click();
  await expect(section.getByText('I blow glass.')).toBeVisible();
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: 'Download cv.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('cv.pdf');
  await expectAccessible();

  await open('/admin/applicants');
  await page.getByRole('link', { name: /^Awaiting confirmation \(\d+\)$/ }).click();
  await expect(page.getByRole('link', { name: person.name })).toBeVisible();
  await expectAccessible();

  // The form leaves the list after the confirmation, without a reload.
  const link = await backend.findLink(person.email, 'confirm_submission');
  const token = new URL(link).pathname.split('/').at(-1);
  await request.post('/functions/v1/confirm-submission', { data: { token } });
  await expect(page.getByRole('link', { name: person.name })).toHaveCount(0);
});

test('a form sent after opening the personal page needs no confirmation', async ({
  page,
  request,
  backend,
}) => {
  const { labels } = getMessages('forms', 'en');
  const { form } = getMessages('contact', 'en');
  const person = await createPerson(backend);
  await request.post('/functions/v1/person', {
    data: { action: 'send_link', email: person.email, language: 'en' },
  });
  await page.goto(new URL(await backend.findLink(person.email, 'person_link')).pathname);
  await untilReady(page);
  await page.goto('/about?lang=en');
  await page.getByLabel(labels.name, { exact: true }).fill('Prov Påhitt');
  await page.getByLabel(labels.email, { exact: true }).fill(person.email);
  await page.getByRole('textbox', { name: form.message }).fill('It is me');
  await page.getByLabel(/^I agree/).check();
  await page.waitForTimeout(minFillTimeMs);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page).toHaveURL(/thank-you\?form=contact/);
  await expect(page.getByText(getMessages('thankYou', 'en').knownNote)).toBeVisible();
  const { data } = await backend.service
    .from('waiting_list')
    .select('message')
    .eq('person_id', person.id);
  expect(data).toEqual([{ message: 'It is me' }]);
});
