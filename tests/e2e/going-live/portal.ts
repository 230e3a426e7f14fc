import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { getMessages } from '../../../app/messages.server.ts';
import { readPdf } from '../../fixtures/documents/read-pdf.ts';
import { signInToPortal } from '../support/portal.ts';
import { expect } from '../support/test.ts';
import type { Client } from './clients.ts';
import type { Mailbox } from './empty-product.ts';
import { company } from './website.ts';

// The client's side, in its own language.

/** Signs in with the code of the mail and asks for an interview with the applicant. */
export async function decide(
  phone: Page,
  mailbox: Mailbox,
  { language, email, job, applicant }: Client,
): Promise<void> {
  const { searches, shortlists } = getMessages('portal', language);
  const { interview, interviewAsked } = getMessages('review', language);
  await signInToPortal(phone, mailbox, email, { language });
  const heading = phone.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(searches.title);
  const search = phone.getByRole('article').filter({ hasText: job[language] });
  await expect(search).toContainText(searches.steps.answer.one);
  await search
    .getByRole('link', { name: shortlists.shortlistFrom.replace('{day}', '').trim() })
    .click();
  await expect(heading).toHaveText(job[language]);
  const person = phone.getByRole('article').filter({ hasText: applicant });
  await person.getByRole('button', { name: interview }).click();
  await expect(person).toContainText(interviewAsked);
}

const printed = {
  en: { number: /Invoice \d+/, line: 'Small subscription', total: '20,000.00 SEK' },
  sv: { number: /Faktura \d+/, line: 'Abonnemang Small', total: '20 000,00 SEK' },
};

/** Opens the invoice in the portal, and reads the file. */
export async function readInvoice(phone: Page, { language, name }: Client): Promise<void> {
  const { title } = getMessages('portalBilling', language);
  const { number, line, total } = printed[language];
  await phone.getByRole('navigation').getByRole('link', { name: title }).click();
  const invoice = phone.getByRole('article').filter({ hasText: number });
  const downloading = phone.waitForEvent('download');
  await invoice
    .getByRole('button', { name: { en: 'Download PDF', sv: 'Ladda ner pdf' }[language] })
    .click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(number);
  const { text } = await readPdf(new Blob([await readFile(await file.path())]));
  for (const part of [number, line, total, company.legalName, company.street, `${name} AB`]) {
    expect(text).toMatch(part);
  }
}

const subjects = {
  en: {
    applied: /^We’ve got your application/,
    shortlist: /^Your shortlist/,
    invoice: /^Invoice \d/,
  },
  sv: {
    applied: /^Din ansökan har kommit fram/,
    shortlist: /^Era slutkandidater/,
    invoice: /^Faktura \d/,
  },
};

export async function expectMails(
  mailbox: Mailbox,
  { language, email, applicantEmail }: Client,
): Promise<void> {
  const { applied, shortlist, invoice } = subjects[language];
  expect(await mailbox.findLink(applicantEmail, applied)).toContain('/status/');
  expect(await mailbox.findLink(email, shortlist)).toContain('/review/');
  const { attachments } = await mailbox.find(email, invoice);
  expect(attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
}
