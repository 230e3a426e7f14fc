import { inventEmail } from '../../support/backend.ts';
import { untilReady } from '../../support/ready.ts';
import { createApplicant, createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a shortlist is sent to the client, whose answers appear live', async ({
  page,
  browser,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const job = await createClientJob(backend);
  await createApplicant(backend, request, job, 'Ylva');
  await createApplicant(backend, request, job, 'Olle');
  const email = inventEmail();
  await enterAs('recruiter');
  await open(`/admin/jobs/${job.id}/review`);
  await expect(page.getByRole('heading', { name: 'No shortlists yet' })).toBeVisible();
  const create = page.getByRole('main').getByRole('button', { name: 'New shortlist' }).last();
  await create.click();
  const message = page.getByLabel('Message to the client');
  await message.fill('Möt gärna båda.');
  // A look at another screen does not lose what was written.
  await page.getByRole('link', { name: 'Interviews' }).click();
  await expect(page).toHaveURL(/interviews/);
  await page.goBack();
  await create.click();
  await expect(message).toHaveValue('Möt gärna båda.');
  await page.getByLabel('Name').fill('Ines Kund');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Email language').selectOption('sv');
  await expect(page.getByText('interview or offer: 2.')).toBeVisible();
  await page.getByRole('button', { name: 'Create draft' }).click();
  const draft = page.getByRole('region', { name: 'Draft, not shared' });
  await expect(draft).toContainText('Nobody at the client sees this shortlist yet.');

  const shortlist = page.getByRole('listitem').filter({ has: page.getByLabel('Share CV') });
  await expect(shortlist).toHaveCount(2);
  const second = await shortlist.last().locator('b').innerText();
  await page.getByRole('button', { name: `Move ${second} up` }).click();
  await expect(shortlist.first()).toContainText(second);
  const expires = page.getByLabel('Valid until');
  const suggested = await expires.inputValue();
  await expires.fill('2099-01-01');
  await expires.blur();
  await expect(expires).toHaveAccessibleDescription(/Choose a day within 180 days/);
  await expires.fill(suggested);
  await page.getByLabel(`Why ${second}?`).fill('Has kept bees for ten years.');
  await page.getByLabel(`Why ${second}?`).blur();
  await expectAccessible();

  const link = await page.getByLabel('Link for the client').inputValue();
  await page.getByRole('button', { name: 'Email it to Ines Kund' }).click();
  await expect(page.getByText('goes out in ten seconds')).toBeVisible();
  // The mail contains a token of its own, which no colleague sees.
  const mailed = await backend.findLink(email, 'client_review_link');
  expect(mailed).toMatch(/\/review\//);
  expect(mailed).not.toBe(link);
  const links = page.getByRole('navigation', { name: 'Shortlists' });
  await expect(links).toContainText('Not opened yet');

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(mailed);
  // The first interaction starts the scripts; the form is then sent without leaving the page.
  await phone.mouse.move(20, 200);
  await untilReady(phone);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'sv');
  // One task, no menus; the CV is read in the page.
  await expect(phone.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  // A document takes more of the width, but its closed part is aligned with the others.
  const left = async (text: string) =>
    (await phone.getByText(text).first().locator('xpath=ancestor::details').boundingBox())?.x;
  expect(await left('Läs cv:t här')).toBe(await left('En kommentar till din rekryterare'));
  await phone.getByText('Läs cv:t här').first().click();
  const cv = phone.getByRole('region', { name: /^Cv för / });
  await expect(
    cv.getByRole('region', { name: 'Sida 1 av 1' }).locator('.pdf-text'),
  ).not.toBeEmpty();
  // The phone is 390 px wide, and the page uses most of it.
  const sheet = await cv.getByRole('region', { name: 'Sida 1 av 1' }).boundingBox();
  expect(sheet?.width).toBeGreaterThan(260);
  await expect(phone.getByText('Möt gärna båda.')).toBeVisible();
  const card = phone.getByRole('article').first();
  await expect(card.getByRole('heading', { level: 2 })).toHaveText(second);
  await expect(card).toContainText('Has kept bees for ten years.');
  await card.getByText('En kommentar till din rekryterare').click();
  await card.getByLabel(`En kommentar om ${second}`).fill('Honung är viktigt för oss.');
  await card.getByRole('button', { name: 'Skicka kommentaren' }).click();
  await expect(card.getByRole('status')).toContainText('är skickad');
  // A comment that is not sent is kept on a reload, and is sent with the decision.
  await card.getByLabel(`En kommentar om ${second}`).fill('Helst i maj.');
  await phone.reload();
  await phone.mouse.move(20, 220);
  await untilReady(phone);
  await expect(card.getByLabel(`En kommentar om ${second}`)).toHaveValue('Helst i maj.');
  await card.getByRole('button', { name: 'Be om en intervju' }).click();
  await expect(card.getByRole('status')).toContainText('Din kommentar är också skickad.');
  await expect(card.getByLabel(`En kommentar om ${second}`)).toHaveValue('');
  await expect(phone.getByText('Du har gett besked om 1 av 2.')).toBeVisible();

  // The recruiter has not reloaded the page.
  const activity = page
    .getByRole('region', { name: 'Client activity' })
    .getByRole('listitem')
    .filter({ hasText: second });
  await expect(activity.filter({ hasText: 'Honung är viktigt för oss.' })).toBeVisible();
  await expect(activity.filter({ hasText: 'Helst i maj.' })).toContainText(
    `Asked for an interview with ${second}`,
  );
  await expect(page.getByText('Opened the shortlist')).toBeVisible();
  await expect(shortlist.first()).toContainText('Wants an interview');

  // The reply appears on the client's page, which is not reloaded either.
  const comments = page.getByRole('region', { name: `Comments on ${second}` });
  await comments.getByLabel(`Reply to Ines Kund about ${second}`).fill('Vi bokar torsdag.');
  await comments.getByRole('button', { name: 'Send reply' }).click();
  await expect(
    comments.getByRole('listitem').filter({ hasText: 'Vi bokar torsdag.' }),
  ).toBeVisible();
  await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const reply = card.getByRole('listitem').filter({ hasText: 'Vi bokar torsdag.' });
  await expect(reply).toContainText('Din rekryterare');
  // Nothing there advertises the site.
  await expect(phone.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);

  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('Link revoked.')).toBeVisible();
  expect((await phone.reload())?.status()).toBe(410);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Länken är stängd');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByText('Undone.')).toBeVisible();
  expect((await phone.reload())?.status()).toBe(200);
  await phone.close();
});
