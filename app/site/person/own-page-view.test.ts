import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OwnPage } from '../../../domain/own-page.ts';
import { LanguageProvider } from '../../i18n/language-context.tsx';
import { getMessages } from '../../messages.server.ts';
import { SiteContext } from '../shell/site-context.tsx';
import { getOwnPageContent } from './own-messages.server.ts';
import { OwnPageView } from './own-page-view.tsx';

const site = {
  name: 'Alpaca',
  url: 'https://alpaca.example',
  contactEmail: 'hello@alpaca.example',
  contactPhone: '',
  supportEmail: '',
  socialUrl: '',
  hasLinkedin: false,
  projectPriceEur: 0,
  sekPerEur: 11.3,
};

const page: OwnPage = {
  scope: 'person',
  focus: null,
  person: {
    first_name: 'Ylva',
    last_name: 'Provsson',
    email: 'ylva@people.example',
    new_email: null,
    phone: null,
    linkedin_url: null,
    language: 'en',
    location: null,
    headline: null,
  },
  keep_until: '2131-01-01T10:00:00Z',
  erase_after: null,
  applications: [
    {
      id: 'a',
      created_at: '2026-10-01T10:00:00Z',
      withdrawn_at: null,
      language: 'en',
      cv_document_id: null,
      stage: 'new',
      steps: { new: '2026-10-01T10:00:00Z', interview: '2026-10-05T10:00:00Z' },
      recruiter: { name: 'Mio Tallberg', image: 'portrait:2' },
      job_slug: 'weaver',
      job_title: { en: 'Weaver', sv: 'Vävare' },
      job_open: true,
      client_name: 'Fleece',
      answers: [],
      interviews: [],
      history: [],
      cover_letter: 'I weave with gloves on.',
    },
  ],
  candidate: null,
  freelancer: null,
  leads: [],
  consents: [],
  documents: [],
};

function render(shown: OwnPage): string {
  const view = createElement(OwnPageView, {
    page: shown,
    content: getOwnPageContent('en'),
    runAction: async () => undefined,
    status: '',
  });
  const onSite = createElement(SiteContext, { value: site }, view);
  const common = getMessages('common', 'en');
  const inLanguage = createElement(LanguageProvider, { language: 'en', common }, onSite);
  return renderToStaticMarkup(createElement(MemoryRouter, null, inLanguage));
}

const promises = ['within five working days', 'aria-current="step"', 'Withdraw application'];

test('an application has a status and can be withdrawn', () => {
  const html = render(page);
  for (const promise of promises) expect(html).toContain(promise);
  expect(html).not.toContain('will be erased');
});

test('a person who awaits erasure sees the date and no announced next step', () => {
  const html = render({ ...page, erase_after: '2026-12-16T10:00:00Z' });
  expect(html).toContain('Your data will be erased on 16\u00a0December\u00a02026');
  expect(html).toContain('Write to hello@alpaca.example');
  expect(html).not.toContain('Kept until');
  for (const promise of promises) expect(html).not.toContain(promise);
  // The application stays visible, without a form to change it.
  expect(html).toContain('Weaver at Fleece');
  expect(html).toContain('I weave with gloves on.');
  expect(html).not.toContain('Save changes');
});

test('the next step comes before the steps, which have their dates up to the current one', () => {
  const html = render(page);
  expect(html.indexOf('Next step')).toBeGreaterThan(0);
  expect(html.indexOf('Next step')).toBeLessThan(html.indexOf('aria-current="step"'));
  expect(html).toContain('<time dateTime="2026-10-01T10:00:00Z"');
  // A stage that is not announced has no date, whatever the data says.
  expect(html).not.toContain('2026-10-05');
});

test('the recruiter is shown with a way to write', () => {
  const html = render(page);
  expect(html).toContain('Mio Tallberg');
  expect(html).toMatch(/href="mailto:hello@alpaca\.example\?subject=[^"]+">Email Mio</);
});

test('there are sections only for roles that the person has', () => {
  const candidate = {
    state: 'active',
    consent_expires_at: null,
    fields: [],
    skills: [],
    seniority: null,
    remote: null,
    summary: null,
    years_of_experience: null,
    locations: [],
    employment_types: [],
    available_from: null,
    wants_alerts: true,
  };
  expect(render({ ...page, applications: [], candidate })).not.toContain('Your applications');
  const left = { ...candidate, state: 'left' };
  expect(render({ ...page, applications: [], candidate: left })).toContain('Your applications');
});

test('the application that the mail was about comes first', () => {
  const [first] = page.applications;
  if (!first) throw new Error('the page has an application');
  const other = { ...first, id: 'b', job_title: { en: 'Spinner', sv: 'Spinnare' } };
  const html = render({ ...page, applications: [first, other], focus: 'b' });
  expect(html.indexOf('Spinner')).toBeLessThan(html.indexOf('Weaver'));
});
