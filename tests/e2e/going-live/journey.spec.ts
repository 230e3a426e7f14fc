import type { Page } from '@playwright/test';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import { makeCode } from '../support/backend.ts';
import {
  addClient,
  apply,
  type Client,
  clients,
  present,
  publishJob,
  sendInvoices,
} from './clients.ts';
import { agency, expect, test } from './empty-product.ts';
import { decide, expectMails, readInvoice } from './portal.ts';
import {
  addLogo,
  addTeamMember,
  addTestimonial,
  enterCompany,
  expectEmptySite,
  expectWrittenSite,
  writeHeadline,
} from './website.ts';

test('an agency goes from an empty product to its first invoice', async ({
  page,
  product,
  open,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const { mailbox } = product;
  const guest = await openBrowser();
  const checklist = page.getByRole('region', { name: 'Get ready to go live' });
  const item = (title: string) => checklist.getByRole('listitem').filter({ hasText: title });
  const expectDone = (title: string) =>
    expect(item(title).getByRole('img', { name: 'Done', exact: true })).toBeVisible();
  /** Follows the link of a step, and sees the step done afterwards. */
  const complete = (title: string, work: (page: Page) => Promise<void>) =>
    test.step(title, async () => {
      await expect(item(title).getByRole('img', { name: 'Not done' })).toBeVisible();
      await checklist.getByRole('link', { name: title }).click();
      await work(page);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expectDone(title);
    });

  await test.step('the first administrator signs in with the printed password', async () => {
    const [, password = ''] = /with the password (\S+)/.exec(product.output) ?? [];
    await open('/admin');
    await page.getByLabel('Email').fill(agency.ADMIN_EMAIL);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(checklist.getByText('2 of 13 done')).toBeVisible();
    for (const title of ['Sender and contact details', 'Demo content removed']) {
      await expectDone(title);
    }
  });

  await test.step('the site is complete without content', () => expectEmptySite(guest));

  await test.step('the mail server is tested', async () => {
    await checklist.getByRole('button', { name: 'Send me a test email' }).click();
    await expectDone('Mail server tested');
    await mailbox.find(agency.ADMIN_EMAIL, /^Test(?: message from|meddelande från) Ullhagen/);
  });

  await complete('Two-factor authentication on your account', async () => {
    const panel = page.getByRole('region', { name: /Two-factor authentication/ });
    await panel.getByRole('button', { name: 'Set up authenticator app' }).click();
    const secret = await panel.locator('code').innerText();
    await panel.getByLabel(/six-digit code/).fill(makeCode(secret));
    await panel.getByRole('button', { name: 'Confirm' }).click();
    await panel.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(panel.getByText('On', { exact: true })).toBeVisible();
  });
  await complete('Company details', enterCompany);
  await complete('Customer logos', addLogo);
  await complete('Testimonials', addTestimonial);
  await complete('Team', addTeamMember);
  await test.step('the headline of the home page is written', async () => {
    await writeHeadline(page);
    await page.getByRole('link', { name: 'Dashboard' }).click();
  });
  await test.step('visitors read it in both languages', () => expectWrittenSite(guest));

  await complete('General terms', async () => {
    await page.getByRole('button', { name: 'Write a new version' }).click();
    await page.getByRole('textbox', { name: /^Title \(English\)/ }).fill('Terms of Ullhagen');
    await page.getByRole('textbox', { name: /^Title \(Swedish\)/ }).fill('Ullhagens villkor');
    await page.getByRole('button', { name: 'Publish' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Effective from').fill(toStockholmDay(new Date()));
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText(/^Version \d+ published\.$/)).toBeVisible();
  });
  await complete('Booking link', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Ada');
    await page.getByLabel('Calendar URL').fill('https://calendly.com/ada');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Ada is now taking calls.')).toBeVisible();
  });

  for (const client of clients) {
    await test.step(`the client ${client.name} gets a contact and a plan`, () =>
      addClient(page, client));
  }
  const [first, second] = clients as [Client, Client];
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await complete('First job', () => publishJob(page, first));
  await test.step('a second job is published', async () => {
    await page.getByRole('link', { name: /^Jobs/ }).click();
    await page.getByRole('link', { name: 'New job' }).click();
    await publishJob(page, second);
  });
  await test.step('two people apply on the site', async () => {
    await Promise.all(clients.map(async (client) => apply(await openBrowser(), client)));
  });
  const phones: Page[] = [];
  for (const client of clients) {
    const { applicant, contact } = client;
    await test.step(`${applicant} is presented to ${contact}`, () => present(page, client));
    await test.step(`${contact} asks for an interview, which the recruiter sees`, async () => {
      const phone = await openBrowser({ viewport: { width: 390, height: 844 } });
      phones.push(phone);
      await decide(phone, mailbox, client);
      await expect(page.getByText(`Asked for an interview with ${applicant}`)).toBeVisible();
      await expect(page.getByText('Wants an interview')).toBeVisible();
    });
  }
  await test.step('the recruiter is notified', async () => {
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    for (const { applicant } of clients) {
      await expect(page.getByText(`The client wants to interview ${applicant}`)).toBeVisible();
    }
    await page.keyboard.press('Escape');
  });
  await test.step('the month is invoiced', () => sendInvoices(page));
  for (const [index, phone] of phones.entries()) {
    const client = clients[index] as Client;
    await test.step(`${client.contact} opens the invoice`, () => readInvoice(phone, client));
  }

  await test.step('a backup is made, and only the public URL is left', async () => {
    await product.backUp();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expectDone('First backup');
    await expect(checklist.getByText('12 of 13 done')).toBeVisible();
    await expect(item('Public URL with TLS').getByRole('img', { name: 'Not done' })).toBeVisible();
  });
  await test.step('the mails of all this have arrived', async () => {
    for (const client of clients) await expectMails(mailbox, client);
  });
});
