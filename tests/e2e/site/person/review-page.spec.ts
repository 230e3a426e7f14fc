import { unknownToken } from '../../../fixtures/unknown-token.ts';
import { untilReady } from '../../support/ready.ts';
import { createApplicant, createClientJob, createReviewLink } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('the client reads that a candidate has left, and keeps the comment', async ({
  page,
  request,
  backend,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  const ylva = await createApplicant(backend, request, job, 'Ylva');
  const olle = await createApplicant(backend, request, job, 'Olle');
  const { token } = await createReviewLink(backend, job, [ylva, olle]);
  await page.goto(`/review/${token}?lang=sv`);
  await page.mouse.move(20, 200);
  await untilReady(page);
  const card = page.getByRole('article').first();
  await card.getByText('En kommentar till din rekryterare').click();
  await card.getByLabel('En kommentar om Ylva Provsson').fill('Gärna på torsdag.');
  await backend.service
    .from('applications')
    .update({ withdrawn_at: new Date().toISOString() })
    .eq('id', ylva)
    .throwOnError();
  await card.getByRole('button', { name: 'Be om en intervju' }).click();
  await expect(card.getByRole('alert')).toContainText('Ylva Provsson är inte längre aktuell');
  await expect(card.getByRole('alert')).toContainText('Gärna på torsdag.');
  await expect(page.getByRole('article').last()).toContainText('Olle Provsson');
  await expectAccessible();
});

test.describe('the client’s page', () => {
  test('works without JavaScript, is not cached and leaks nothing', async ({
    browser,
    request,
    backend,
    baseURL,
  }) => {
    const job = await createClientJob(backend);
    const application = await createApplicant(backend, request, job, 'Ylva');
    const { id: linkId, token } = await createReviewLink(backend, job, [application]);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    // Without a choice it opens in the language of the link.
    await page.goto(`/review/${token}`);
    await expect(page).toHaveURL(`/review/${token}?lang=en`);
    const response = await page.goto(`/review/${token}?lang=en`);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    await page.getByText('Comment to your recruiter').click();
    await page.getByLabel('Comment on Ylva Provsson').fill('Sent from a train');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page.getByText('Sent from a train')).toBeVisible();
    await page.getByText('Comment to your recruiter').click();
    await page.getByLabel('Comment on Ylva Provsson').fill('Sent with the answer');
    await page.getByRole('button', { name: 'Pass' }).click();
    await expect(page.getByText('You’ve answered for everyone.')).toBeVisible();
    await expect(page.getByText('Sent with the answer')).toBeVisible();
    expect(page.url()).toContain(`/review/${token}`);

    const cv = await request.post('/functions/v1/review', {
      form: {
        action: 'cv',
        token,
        item: await page.locator('input[name=item]').first().inputValue(),
      },
      headers: { accept: 'text/html' },
    });
    expect(cv.headers()['content-type']).toContain('application/pdf');

    const { data: events } = await backend.service
      .from('review_events')
      .select('kind')
      .eq('review_link_id', linkId)
      .order('id')
      .throwOnError();
    expect(events.map(({ kind }) => kind)).toEqual(['commented', 'passed', 'downloaded_cv']);
    await context.close();
  });

  test('explains an invalid link', async ({ page, expectAccessible }) => {
    const response = await page.goto(`/review/${unknownToken}?lang=sv`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Länken fungerar inte');
    await expectAccessible();
  });
});
