import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { CompanyFacts as CompanyFactsOfSite } from '../../../domain/company/company-facts.ts';
import type { Language } from '../../../domain/language.ts';
import { PublicKeysContext } from '../../backend/public-keys.tsx';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import type { Site } from '../../load-context.ts';
import { getMessages } from '../../messages.server.ts';
import { handle as jobHandle } from '../pages/jobs/job.tsx';
import { handle as pricingHandle } from '../pages/pricing.tsx';
import { handle as reviewHandle } from '../pages/review.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { Footer } from './footer.tsx';
import { SiteContext } from './site-context.tsx';

const site: Site = {
  name: 'Alpaca',
  url: 'https://alpaca.example',
  contactEmail: 'hello@alpaca.example',
  contactPhone: '+46 8 000 00 00',
  supportEmail: '',
  socialUrl: '',
  hasLinkedin: false,
  projectPriceEur: 0,
  sekPerEur: 11.3,
};

type Options = {
  handle?: unknown;
  language?: Language;
  company?: Partial<CompanyFactsOfSite>;
  named?: boolean;
};

function render({ handle, language = 'en', company = {}, named = false }: Options): string {
  const id = 'site/shell/layout';
  const element = named ? createElement(CompanyFacts, { isNamed: true }) : createElement(Footer);
  const routes = [
    { id, path: '/', loader: () => null, children: [{ index: true, element, handle }] },
  ];
  const router = createMemoryRouter(routes, {
    hydrationData: {
      loaderData: { [id]: { office: 'Ullgatan 1, 111 22 Stockholm', company, year: 2026 } },
    },
  });
  const page = createElement(RouterProvider, { router });
  const common = getMessages('common', language);
  const inLanguage = createElement(LanguageProvider, { language, common }, page);
  const keys = { supabaseUrl: '', anonKey: '' };
  const withKeys = createElement(PublicKeysContext, { value: keys }, inLanguage);
  return renderToStaticMarkup(createElement(SiteContext, { value: site }, withKeys));
}

test('asks companies for open roles and shows other audiences their own next step', () => {
  const companyQuestion = 'Got a role to fill?';
  expect(render({ handle: pricingHandle })).toContain(companyQuestion);
  // A line may break between the sentences, and does not begin one.
  expect(render({})).toMatch(/inline-block">Got a role to fill\?<.*inline-block">Let’s talk/);

  const forApplicants = render({ handle: jobHandle });
  expect(forApplicants).not.toContain(companyQuestion);
  expect(forApplicants).toMatch(/href="\/kandidatbanken"[^>]*>Join the candidate database</);

  const forReviewers = render({ handle: reviewHandle, language: 'sv' });
  expect(forReviewers).toContain('Frågor om någon på listan?');
  expect(forReviewers).toMatch(/href="\/about\?lang=sv"[^>]*>Kontakta oss</);
  // A reviewer has one task, so nothing there advertises the site.
  expect(forReviewers).not.toContain('href="/pricing');
  expect(forApplicants).toContain('href="/pricing');
});

test.each([pricingHandle, jobHandle, reviewHandle])('always has the booking button', (handle) => {
  expect(render({ handle })).toMatch(/href="\/membership"[^>]*>Book a call</);
});

test('shows the phone, and the company facts that are configured', () => {
  const bare = render({});
  expect(bare).toContain('href="tel:+4680000000"');
  expect(bare).not.toContain('F-tax');
  expect(bare).not.toContain('reg. no.');

  const company = {
    legal_name: 'Exempelbolaget AB',
    organisation_number: '556000-0000',
    has_f_tax: true,
  };
  expect(render({ company })).toContain(
    'Exempelbolaget AB · Company reg. no. 556000-0000 · Approved for Swedish F-tax',
  );
  expect(render({ company: { has_f_tax: true }, language: 'sv' })).toContain(
    '>Godkänd för F-skatt<',
  );
});

test('names the company beside its facts where the page does not', () => {
  const company = { organisation_number: '556000-0000' };
  expect(render({ named: true })).toBe('');
  expect(render({ named: true, company })).toContain(
    'Alpaca · Ullgatan 1, 111 22 Stockholm · Company reg. no. 556000-0000',
  );
});
