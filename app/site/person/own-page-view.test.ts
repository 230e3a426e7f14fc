import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { OwnPage } from '../../../domain/own-page.ts';
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
  hasFTax: false,
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
      job_slug: 'weaver',
      job_title: { en: 'Weaver', sv: 'Vävare' },
      job_open: true,
      client_name: 'Fleece',
      answers: [],
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
  return renderToStaticMarkup(createElement(MemoryRouter, null, onSite));
}

const promises = ['within five working days', 'aria-current="step"', 'Withdraw application'];

test('an application has a status and can be withdrawn', () => {
  const html = render(page);
  for (const promise of promises) expect(html).toContain(promise);
  expect(html).not.toContain('will be erased');
});

test('somebody who awaits erasure reads the day and is promised nothing', () => {
  const html = render({ ...page, erase_after: '2026-12-16T10:00:00Z' });
  expect(html).toContain('Your data will be erased on 16 December 2026');
  expect(html).toContain('Write to hello@alpaca.example');
  expect(html).not.toContain('Kept until');
  for (const promise of promises) expect(html).not.toContain(promise);
  // The application stays visible, without a form to change it.
  expect(html).toContain('Weaver at Fleece');
  expect(html).toContain('I weave with gloves on.');
  expect(html).not.toContain('Save changes');
});
