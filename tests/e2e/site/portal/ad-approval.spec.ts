import { editJob, expectSaved } from '../../support/job-editing.ts';
import { addContact, createCompany, signInToPortal } from '../../support/portal.ts';
import { expect, test } from '../../support/staff-test.ts';
import { texts, unpublish } from './prepare-ad-approval.ts';

test('a client asks for changes in Swedish and approves an ad in English, live for both sides', async ({
  page,
  browser,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const { en, sv } = texts;
  const { client, job, contact } = await createCompany(backend, request);
  await backend.service
    .from('people')
    .update({ language: 'sv' })
    .eq('id', contact.id)
    .throwOnError();
  const otherCompany = await createCompany(backend, request);
  const colleague = await addContact(backend, client.id, 'Kalle');
  const { id: recruiter } = await enterAs('recruiter');
  await unpublish(backend, job.id, recruiter);

  // The recruiter asks one of the two contacts.
  await editJob(page, job.id);
  const panel = page.getByRole('region', { name: 'Client approval' });
  await panel.getByRole('button', { name: 'Ask the client to approve' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask the client to approve' });
  await expect(asking.getByRole('checkbox', { name: contact.email })).toBeChecked();
  await expect(asking.getByRole('checkbox', { name: colleague.email })).not.toBeChecked();
  await asking.getByLabel('Message').fill('Stämmer rubriken?');
  await expectAccessible();
  await asking.getByRole('button', { name: 'Send for approval' }).click();
  await expect(panel.getByText('Waiting for the client')).toBeVisible();

  // The contact opens the mail, signs in and sees the ad in both languages.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const mailed = new URL(await backend.findLink(contact.email, 'ad_approval'));
  await signInToPortal(phone, backend, contact.email, { language: 'sv', path: mailed.pathname });
  await expect(phone.getByText('Stämmer rubriken?')).toBeVisible();
  const ad = phone.frameLocator('iframe');
  await expect(ad.getByRole('heading', { level: 1 })).toContainText(en.otherTitle);
  await phone.getByRole('button', { name: sv.other }).click();
  await expect(ad.getByRole('heading', { level: 1 })).toContainText(sv.otherTitle);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(phone.getByRole('button', { name: sv.approve })).toBeVisible();
  await phone.getByRole('button', { name: sv.change }).click();
  await expect(phone.getByText(sv.needsComment)).toBeVisible();
  await phone.getByRole('textbox').fill('Skriv att vi jobbar hybrid.');
  await phone.getByRole('button', { name: sv.change }).click();
  await expect(phone.getByText(sv.changed)).toBeVisible();

  // The recruiter sees it immediately, is warned, changes the ad and asks again.
  await expect(panel.getByText(`${contact.name} asked for changes`)).toBeVisible();
  await expect(panel.getByText('Skriv att vi jobbar hybrid.')).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(page.getByText(`${contact.name} asked for changes to an ad`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const publishing = page.getByRole('dialog', { name: 'Publish this job?' });
  await expect(publishing.getByText('The client asked for changes')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Summary (English)').fill('Hybrid work with bees.');
  await expectSaved(page);
  await expect(panel.getByText('The ad has changed since then.')).toBeVisible();
  await panel.getByRole('button', { name: 'Ask again' }).click();
  await asking.getByRole('button', { name: 'Send for approval' }).click();
  await expect(panel.getByText('Waiting for the client')).toBeVisible();

  // The open page leads to the newer version, which the contact approves.
  await expect(phone.getByRole('link', { name: sv.newer })).toBeVisible();
  await phone.goto(`${new URL(phone.url()).pathname}?lang=en`);
  await expect(phone.getByText(en.changed)).toBeVisible();
  await phone.getByRole('link', { name: en.newer }).click();
  await expect(ad.getByRole('heading', { level: 1 })).toContainText(sv.otherTitle);
  await phone.getByRole('button', { name: en.other }).click();
  await expect(ad.getByRole('heading', { level: 1 })).toContainText(en.otherTitle);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en');
  await phone.getByRole('button', { name: en.change }).click();
  await expect(phone.getByText(en.needsComment)).toBeVisible();
  await phone.getByRole('button', { name: en.approve }).click();
  await expect(phone.getByText(en.approved)).toBeVisible();
  await expect(panel.getByText(`${contact.name} approved it on`)).toBeVisible();

  // A text that was changed after the approval is published only after a confirmation.
  await page.getByLabel('Summary (English)').fill('Remote work with bees.');
  await expectSaved(page);
  await expect(panel.getByText('The ad has changed since then.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(publishing.getByText('This isn’t the text that the client approved')).toBeVisible();
  await expectAccessible();
  await publishing.getByRole('button', { name: /^Publish/ }).click();
  await expect(publishing.getByText('Confirm this to publish')).toBeVisible();
  await publishing.getByLabel('Publish the edited text').check();
  await publishing.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Job published.')).toBeVisible();
  await open(`/admin/clients/${client.id}`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText(`${contact.name} approved the ad: ${job.title}`)).toBeVisible();

  // Neither a colleague who was not asked nor a contact of another client sees the ad.
  const { pathname } = new URL(phone.url());
  await phone.goto(`${pathname}?lang=sv`);
  await expect(phone.getByText(sv.approved)).toBeVisible();
  const others = [
    { email: colleague.email, language: 'sv' },
    { email: otherCompany.contact.email, language: 'en' },
  ] as const;
  for (const { email, language } of others) {
    const other = await browser.newContext();
    const visitor = await other.newPage();
    await signInToPortal(visitor, backend, email, { language, path: pathname });
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(texts[language].unknown);
    await other.close();
  }
  await context.close();
});

test('an open page says that the ad was published without waiting for the answer', async ({
  page,
  browser,
  request,
  backend,
  enterAs,
  expectAccessible,
}) => {
  const { job, contact } = await createCompany(backend, request);
  const { id: recruiter } = await enterAs('recruiter');
  await unpublish(backend, job.id, recruiter);
  await editJob(page, job.id);
  const panel = page.getByRole('region', { name: 'Client approval' });
  await panel.getByRole('button', { name: 'Ask the client to approve' }).click();
  await page.getByRole('button', { name: 'Send for approval' }).click();
  await expect(panel.getByText('Waiting for the client')).toBeVisible();

  const context = await browser.newContext();
  const portal = await context.newPage();
  await signInToPortal(portal, backend, contact.email);
  await expect(portal.getByRole('heading', { name: texts.en.waiting })).toBeVisible();
  await portal.getByRole('link', { name: texts.en.read }).click();
  await expect(portal.getByRole('button', { name: texts.en.approve })).toBeVisible();
  await portal.getByLabel('Comment').fill('We also offer housing.');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this job?' });
  await expect(dialog.getByText('The client hasn’t answered yet')).toBeVisible();
  await dialog.getByLabel('Publish without the client’s approval').check();
  await expectAccessible();
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText('The ad is published');
  // What the contact was typing can still be copied.
  await expect(portal.getByText('Your comment wasn’t sent')).toBeVisible();
  await expect(portal.getByText('We also offer housing.')).toBeVisible();
  await context.close();
});
