import { randomUUID } from 'node:crypto';
import { getMessages } from '../../../app/messages.server.ts';
import { minFillTimeMs } from '../../../domain/forms/form-guard.ts';
import { inventEmail } from '../support/backend.ts';
import { expect, test } from '../support/staff-test.ts';

const text = (words: string) => ({ type: 'text', text: words });
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] });

test('a quote leads to its case study, with a chart, a callout and the author', async ({
  page,
  backend: { service, createStaff },
  visit,
  expectAccessible,
}) => {
  const slug = `case-${randomUUID().slice(0, 8)}`;
  const { id: userId, name } = await createStaff('recruiter', 'Tove Testrup');
  const bio = { en: 'Tove counts to seven.', sv: 'Tove räknar till sju.' };
  await service.from('staff_profiles').update({ bio, is_public: true }).eq('user_id', userId);
  const chart = 'Cost of seven hires\nAgency: 80,000 kr\nAlpaca: 20,000 kr';
  const content = [
    { type: 'callout', content: [paragraph('Seven hires in a year.')] },
    { type: 'chart', content: [text(chart)] },
    paragraph('And then it was autumn.'),
  ];
  const { data: article } = await service
    .from('articles')
    .insert({
      slug,
      kind: 'case',
      title: { en: 'Seven hires' },
      body: { en: { type: 'doc', content } },
      author_name: name,
      state: 'published',
      publish_at: new Date().toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  const article_id = article.id;
  await service.from('article_staff').update({ author_id: userId }).eq('article_id', article_id);
  const ofHavre = () => service.from('testimonials').select('case_url').eq('company', 'Havre');
  const { data: former } = await ofHavre().single().throwOnError();
  const setCase = (case_url: string | null) =>
    service.from('testimonials').update({ case_url }).eq('company', 'Havre').throwOnError();
  await setCase(`/blog/${slug}`);
  try {
    const link = page.getByRole('link', { name: /^Read the case study.*Havre$/ });
    // A page that was changed may be served from the cache once more.
    await expect(async () => {
      await visit('/pricing', 'en');
      await expect(link).toHaveAttribute('href', new RegExp(slug), { timeout: 1000 });
    }).toPass();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/blog/${slug}`));
    await expect(page.getByText('Case study', { exact: true }).first()).toBeVisible();
    const figure = page.getByRole('figure', { name: 'Cost of seven hires' });
    await expect(figure.getByRole('term')).toHaveText(['Agency', 'Alpaca']);
    const widths = await figure
      .locator('dd > span')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(0.25, 1);
    await expect(page.getByText('Seven hires in a year.')).toBeVisible();
    const author = page.getByRole('complementary').filter({ hasText: 'Written by' });
    await expect(author).toContainText('Tove counts to seven.');
    // The title starts where the text does.
    const left = async (part: string) =>
      (await page.locator(part).first().boundingBox())?.x ?? Number.NaN;
    expect(await left('h1')).toBeCloseTo(await left('.rich-text'), 0);
    await expectAccessible();
  } finally {
    await setCase(former.case_url);
    await service.from('articles').delete().eq('id', article_id).throwOnError();
  }
});

test('the newsletter is confirmed by mail, without JavaScript', async ({
  browser,
  backend,
  baseURL,
}) => {
  const email = inventEmail();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/blog?kind=case&lang=sv');
  await expect(page.getByRole('link', { name: 'Kundcase' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const form = page.getByRole('region', { name: 'Få nästa artikel i inkorgen.' });
  const { labels } = getMessages('forms', 'sv');
  await form.getByRole('textbox', { name: labels.email, exact: true }).fill(email);
  await form.getByRole('checkbox').check();
  await page.waitForTimeout(minFillTimeMs);
  await form.getByRole('button', { name: 'Prenumerera' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nästan klart: kolla inkorgen.');

  const active = async () => {
    const { data } = await backend.service
      .from('consents')
      .select('withdrawn_at, person:people!inner(email)')
      .eq('person.email', email)
      .eq('purpose', 'newsletter')
      .throwOnError();
    return data.map(({ withdrawn_at }) => withdrawn_at === null);
  };
  expect(await active()).toEqual([]);
  await page.goto(await backend.findLink(email, 'confirm_newsletter'));
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du är med på listan');
  expect(await active()).toEqual([true]);
  await context.close();
});

test('a job shows its benefits, and is opened from the list with a transition', async ({
  page,
  visit,
}) => {
  const slug = 'hygglo-fullstack-developer';
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.transitions = 'started';
      return start(update);
    };
  });
  await visit('/available-jobs', 'sv');
  await page.locator(`a[href^="/job/${slug}"]`).first().click();
  const benefits = page.getByRole('heading', { name: 'Förmåner' }).locator('xpath=..');
  await expect(benefits.getByRole('listitem')).toHaveText([
    'Tjänstepension',
    'Friskvårdsbidrag',
    'Extra semester',
    'Distansdagar',
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-transitions', 'started');
});
