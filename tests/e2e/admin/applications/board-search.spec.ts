import { expect, test } from '../../support/staff-test.ts';
import { addApplicant, cardIn, createInternalJob } from './board.ts';

// A recruiter uses the board, from a job in two languages to a decision that the applicants receive.

test.use({ expectedErrors: /status of (403|409|404)|ERR_INTERNET_DISCONNECTED|WebSocket/ });

test('a search on the board names the stages of its matches and counts hidden ones', async ({
  page,
  backend,
  enterAs,
}) => {
  const job = await createInternalJob(backend, 'Smith');
  const last = await addApplicant(backend, job.id);
  const gone = await addApplicant(backend, job.id);
  const table = () => backend.service.from('applications');
  await table().update({ stage: 'offer' }).eq('id', last.application).throwOnError();
  await table()
    .update({ withdrawn_at: new Date().toISOString() })
    .eq('id', gone.application)
    .throwOnError();
  await page.setViewportSize({ width: 390, height: 800 });
  await enterAs('recruiter');
  await page.goto(
    `/admin/job-applications?job=${job.id}&q=${encodeURIComponent(last.email)}&lang=en`,
  );
  await expect(page.getByText('1 match:')).toBeVisible();
  await expect(cardIn(page, 'Offer', last.name)).not.toBeInViewport();
  await page.getByRole('button', { name: 'Offer (1)' }).click();
  await expect(cardIn(page, 'Offer', last.name)).toBeInViewport();

  await page.goto(
    `/admin/job-applications?job=${job.id}&q=${encodeURIComponent(gone.email)}&lang=en`,
  );
  await expect(page.getByText('No matches. 1 withdrawn application is hidden.')).toBeVisible();
  await page.getByRole('button', { name: 'Show withdrawn' }).click();
  await expect(cardIn(page, 'New', gone.name)).toBeVisible();
});
