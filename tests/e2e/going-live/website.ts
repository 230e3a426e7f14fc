import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { getMessages } from '../../../app/messages.server.ts';
import { expect, languages } from '../support/test.ts';

// The agency writes about itself in the back office, and visitors read it.

export const company = {
  legalName: 'Ullhagen Rekrytering AB',
  number: '000000-0000',
  street: 'Vallgatan 3',
  city: 'Ullköping',
};
const customer = 'Spinneriet';
const quote = {
  en: 'Three hires in a spring, and not one surprise on the invoice.',
  sv: 'Tre anställda på en vår, och inga överraskningar på fakturan.',
};
const member = { name: 'Ada Ull', role: { en: 'Founder', sv: 'Grundare' } };

const headline = { en: 'Wool people hire wool people.', sv: 'Ullfolk anställer ullfolk.' };

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"><rect width="60" height="20" fill="#fff"/></svg>';

export async function enterCompany(page: Page): Promise<void> {
  await page.getByLabel('Legal name').fill(company.legalName);
  await page.getByLabel('Organisation number').fill(company.number);
  await page.getByLabel('Approved for Swedish F-tax').check();
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Company details saved.')).toBeVisible();
  await page.getByLabel('Street and number').fill(company.street);
  await page.getByLabel('Postal code').fill('000 00');
  await page.getByLabel('City').fill(company.city);
  await page.getByRole('button', { name: 'Save' }).last().click();
  await expect(page.getByText('Address saved.')).toBeVisible();
}

export async function addLogo(page: Page): Promise<void> {
  await expect(page.getByText('No logos yet.')).toBeVisible();
  await create(page, 'Add logo', 'Customer', customer);
  await page.locator('input[type=file][aria-label="Logo"]').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  await expect(page.getByRole('img', { name: customer })).toBeVisible();
  await publish(page);
}

export async function addTestimonial(page: Page): Promise<void> {
  await expect(page.getByText('No testimonials yet.')).toBeVisible();
  await create(page, 'Add testimonial', 'Name', 'Sixten Spinnare');
  await page.getByLabel('Company').fill(customer);
  await page.getByLabel('Role (English)').fill('CEO');
  await page.getByLabel('Role (Swedish)').fill('Vd');
  await page.getByLabel('Quote (English)').fill(quote.en);
  await page.getByLabel('Quote (Swedish)').fill(quote.sv);
  await publish(page);
}

export async function addTeamMember(page: Page): Promise<void> {
  await expect(page.getByText('Nobody yet.')).toBeVisible();
  await create(page, 'Add person', 'Name', member.name);
  await page.getByLabel('Role (English)').fill(member.role.en);
  await page.getByLabel('Role (Swedish)').fill(member.role.sv);
  await page.getByLabel('About (English)').fill('Started with one client and a bicycle.');
  await page.getByLabel('About (Swedish)').fill('Började med en kund och en cykel.');
  const portrait = { width: 300, height: 300, channels: 3 as const, background: '#c96' };
  await page.locator('input[type=file][aria-label="Portrait"]').setInputFiles({
    name: 'ada.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: portrait }).png().toBuffer(),
  });
  await page.getByRole('button', { name: 'Use this section' }).click();
  await expect(page.getByRole('img', { name: 'Image section' })).toHaveCount(0);
  await publish(page);
}

async function create(page: Page, button: string, label: string, name: string) {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // Complete in both languages: nothing to publish anyway.
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
}

export async function writeHeadline(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Website', exact: true }).click();
  await page.getByRole('link', { name: 'Top of the home page' }).click();
  await page.getByLabel('Headline (English)').fill(headline.en);
  await page.getByLabel('Headline (Swedish)').fill(headline.sv);
  await publish(page);
}

/** Sections without content are left out, with their headings. */
export async function expectEmptySite(guest: Page): Promise<void> {
  for (const language of languages) {
    const { customers } = getMessages('home', language);
    const { team } = getMessages('aboutUs', language);
    await guest.goto(`/?lang=${language}`);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guest.getByText(customers.title)).toHaveCount(0);
    await expect(guest.getByRole('blockquote')).toHaveCount(0);
    await guest.goto(`/om-oss?lang=${language}`);
    await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(guest.getByRole('heading', { name: team.title })).toHaveCount(0);
  }
}

/** A published change reaches the site a moment later. */
export async function expectWrittenSite(guest: Page): Promise<void> {
  for (const language of languages) {
    const { customers } = getMessages('home', language);
    await expect(async () => {
      await guest.goto(`/?lang=${language}`);
      const strip = guest.getByRole('region', { name: customers.title });
      await expect(strip.getByRole('img', { name: customer }).first()).toBeVisible({
        timeout: 500,
      });
      await expect(guest.getByText(quote[language])).toBeVisible({ timeout: 500 });
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(headline[language], {
        timeout: 500,
      });
      const footer = guest.getByRole('contentinfo');
      await expect(footer).toContainText(company.legalName, { timeout: 500 });
      await expect(footer).toContainText(company.number, { timeout: 500 });
    }).toPass();
    await guest.goto(`/om-oss?lang=${language}`);
    const card = guest.getByRole('listitem').filter({ hasText: member.name });
    await expect(card).toContainText(member.role[language]);
    await guest.goto(`/privacy-policy?lang=${language}`);
    await expect(guest.getByRole('main')).toContainText(company.legalName);
  }
}
