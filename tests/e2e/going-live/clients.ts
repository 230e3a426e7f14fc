import type { Page } from '@playwright/test';
import { getMessages } from '../../../app/messages.server.ts';
import { minFillTimeMs } from '../../../domain/forms/form-guard.ts';
import type { Language } from '../../../domain/language.ts';
import { cvPdf } from '../../fixtures/applications.ts';
import { cardIn } from '../admin/applications/board.ts';
import { untilReady } from '../support/ready.ts';
import { expect } from '../support/test.ts';

// A client, its search and its applicant. The agency works in English, the client in its own language.

export type Client = {
  language: Language;
  name: string;
  contact: string;
  email: string;
  job: Record<Language, string>;
  applicant: string;
  applicantEmail: string;
};

export const clients: Client[] = [
  {
    language: 'en',
    name: 'Loom Works',
    contact: 'Clara Carder',
    email: 'clara@loom.example',
    job: { en: 'Wool sorter', sv: 'Ullsorterare' },
    applicant: 'Wilma Woolf',
    applicantEmail: 'wilma@people.example',
  },
  {
    language: 'sv',
    name: 'Väveriet',
    contact: 'Klara Kund',
    email: 'klara@vaveriet.example',
    job: { en: 'Weaver', sv: 'Vävare' },
    applicant: 'Ylva Provsson',
    applicantEmail: 'ylva@people.example',
  },
];

const split = (name: string) => name.split(' ') as [string, string];

/** The plan started last year, so that whole months can be invoiced. */
const lastYear = new Date().getFullYear() - 1;
const invoicedMonth = `${lastYear}-05`;

/** Adds the client with its contact, who gets access to the portal, and agrees on a plan. */
export async function addClient(page: Page, client: Client): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await page.getByRole('button', { name: 'New client' }).first().click();
  await dialog.getByLabel('Name').fill(client.name);
  await dialog.getByRole('button', { name: 'Create client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible();

  const company = page.getByRole('region', { name: 'Company' });
  await company.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Legal name').fill(`${client.name} AB`);
  await dialog.getByLabel('Language').selectOption(client.language);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(company.getByText(`${client.name} AB`)).toBeVisible();

  const contacts = page.getByRole('region', { name: 'Contacts' });
  const [firstName, lastName] = split(client.contact);
  await contacts.getByRole('button', { name: 'Add contact' }).click();
  await dialog.getByLabel('First name').fill(firstName);
  await dialog.getByLabel('Last name').fill(lastName);
  await dialog.getByLabel('Email').fill(client.email);
  await dialog.getByLabel('Language').selectOption(client.language);
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await contacts.getByRole('button', { name: 'Make main contact' }).click();
  await expect(contacts.getByText('Main contact', { exact: true })).toBeVisible();
  await contacts.getByRole('button', { name: 'Give portal access' }).click();
  await dialog.getByLabel('Also show plan, prices and invoices').check();
  await dialog.getByRole('button', { name: 'Give access and send' }).click();
  await expect(contacts.getByText('sees plan and invoices')).toBeVisible();

  const plan = page.getByRole('region', { name: 'Plan' });
  await plan.getByRole('button', { name: 'Start plan' }).click();
  await dialog.getByLabel('First day').fill(`${lastYear}-01-01`);
  await dialog.getByLabel('Price per month').fill('16 000');
  await dialog.getByRole('button', { name: 'Start plan' }).click();
  await expect(plan.getByText('0 of 1 search in use')).toBeVisible();

  const billing = page.getByRole('region', { name: 'Billing' });
  await billing.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Street').fill('Ullgatan 1');
  await dialog.getByLabel('Postal code').fill('000 00');
  await dialog.getByLabel('City').fill('Borås');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(billing.getByText('Ullgatan 1, 000 00 Borås')).toBeVisible();
}

/** On the screen for a new job: writes the ad in both languages and publishes it. */
export async function publishJob(page: Page, client: Client): Promise<void> {
  await page.getByLabel('Title (English)').fill(client.job.en);
  await page.getByLabel('Title (Swedish)').fill(client.job.sv);
  await page.getByLabel('Client', { exact: true }).selectOption(client.name);
  await page.getByLabel('Location').fill('Borås');
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByLabel('Summary (English)').fill('Wool, by hand.');
  await page.getByLabel('Summary (Swedish)').fill('Ull, för hand.');
  for (const field of ['Description', 'Requirements', 'Process']) {
    await page.getByRole('textbox', { name: `${field} (English)` }).fill('Feel the wool.');
    await page.getByRole('textbox', { name: `${field} (Swedish)` }).fill('Känn på ullen.');
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Close job' })).toBeVisible();
}

/** Finds the job on the site and applies for it. */
export async function apply(guest: Page, client: Client): Promise<void> {
  const { language, job, applicant, applicantEmail } = client;
  const { labels } = getMessages('forms', language);
  const { submit } = getMessages('apply', language);
  const [firstName, lastName] = split(applicant);
  const cv = { name: 'CV.pdf', mimeType: 'application/pdf' };
  const link = guest.getByRole('link', { name: job[language] });
  await expect(async () => {
    await guest.goto(`/current-client-jobs?lang=${language}`);
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass();
  await link.click();
  await expect(guest.getByRole('heading', { level: 1 })).toContainText(job[language]);
  await untilReady(guest);
  const shown = Date.now();
  await guest.getByLabel(labels.firstName, { exact: true }).fill(firstName);
  await guest.getByLabel(labels.lastName, { exact: true }).fill(lastName);
  await guest.getByLabel(labels.email, { exact: true }).fill(applicantEmail);
  await guest.getByLabel(labels.cv, { exact: true }).setInputFiles({
    ...cv,
    buffer: Buffer.from(await cvPdf().arrayBuffer()),
  });
  await guest.getByRole('checkbox', { name: /^(I agree|Jag samtycker)/ }).check();
  // The server rejects forms that are filled in faster than people can.
  await guest.waitForTimeout(Math.max(0, shown + minFillTimeMs - Date.now()));
  await guest.getByRole('button', { name: submit }).click();
  await expect(guest).toHaveURL(/\/thank-you\?form=apply/);
}

/** Moves the applicant to interview and mails the shortlist to the contact. */
export async function present(page: Page, client: Client): Promise<void> {
  await page.getByRole('link', { name: /^Applications/ }).click();
  await cardIn(page, 'New', client.applicant).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('i');
  const dialog = page.getByRole('dialog');
  // The dialog grows when the application has been loaded, which can move the option away from the pointer.
  await expect(() => dialog.getByLabel('Send nothing').check()).toPass();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(cardIn(page, 'Interview', client.applicant)).toBeVisible();

  await page.getByRole('link', { name: /^Jobs/ }).click();
  const row = page.getByRole('row').filter({ hasText: client.job.en });
  await row.getByRole('link', { name: 'Shortlists' }).click();
  await page.getByRole('main').getByRole('button', { name: 'New shortlist' }).last().click();
  await expect(page.getByLabel('Name')).toHaveValue(client.contact);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(client.email);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await page.getByRole('button', { name: `Email it to ${client.contact}` }).click();
  await expect(page.getByText(`The email to ${client.email} goes out in ten`)).toBeVisible();
}

/** Invoices the same month to all clients, by mail to their contacts. */
export async function sendInvoices(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Invoices', exact: true }).click();
  await page.getByRole('button', { name: 'Create drafts' }).first().click();
  await dialog.getByLabel('Month').fill(invoicedMonth);
  await dialog.getByRole('button', { name: 'Create drafts' }).click();
  await expect(page.getByText(`${clients.length} created, 0 updated, 0 removed.`)).toBeVisible();
  for (const { name, email } of clients) {
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('link', { name: 'Draft' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog.getByLabel(`Email it to ${email}`)).toBeChecked();
    await dialog.getByRole('button', { name: 'Send email' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Invoice \d+$/ })).toBeVisible();
    await page.getByRole('link', { name: 'All invoices' }).click();
    await expect(row).toContainText('Sent');
  }
}
