import { both, id, type Samples } from './sample.ts';

export const website: Samples = {
  testimonials: {
    rows: [
      {
        quote: both('Great'),
        name: 'Klara Kund',
        title: both('Founder'),
        company: 'Fjällbyte',
        state: 'published',
      },
      { name: 'Krister Kund' },
    ],
    fresh: { quote: both('Good'), name: 'Kalle Kund', title: both('CTO'), company: 'Fjällbyte' },
    touch: 'position',
  },
  customer_logos: {
    rows: [
      { name: 'fjallbyte', display_name: 'Fjällbyte', state: 'published' },
      { name: 'dolt', display_name: 'Dolt', state: 'hidden' },
    ],
    fresh: { name: 'nystart', display_name: 'Nystart' },
    touch: 'position',
  },
  team_members: {
    rows: [
      { name: 'Tuva Exempel', role: both('Recruiter'), state: 'published' },
      { name: 'Tore Exempel' },
    ],
    fresh: { name: 'Tyra Exempel' },
    touch: 'position',
  },
  faq_entries: {
    rows: [
      { question: both('Why?'), answer: both('Because'), state: 'published' },
      { question: both('How?') },
    ],
    fresh: { question: both('When?') },
    touch: 'position',
  },
  open_positions: {
    rows: [
      { title: both('Recruiter'), body: both('Find people'), state: 'published' },
      { title: both('Editor'), state: 'hidden' },
    ],
    fresh: { title: both('Producer') },
    touch: 'position',
  },
  page_texts: { rows: [], fresh: { page: 'about' }, touch: 'position' },
  website_versions: {
    rows: [
      { table_name: 'team_members', row_id: id(90), version: 1, state: 'draft', content: '{}' },
    ],
    fresh: {
      table_name: 'team_members',
      row_id: id(90),
      version: 2,
      state: 'draft',
      content: '{}',
    },
    touch: 'version',
  },
  api_tokens: {
    rows: [
      {
        id: id(97),
        name: 'Payroll',
        token_hash: 'a'.repeat(64),
        hint: 'alp_abcd',
        scopes: ['jobs:read'],
        expires_at: '2099-01-01',
        created_at: '2098-12-01',
      },
    ],
    fresh: {
      name: 'Accounting',
      token_hash: 'b'.repeat(64),
      hint: 'alp_efgh',
      scopes: ['invoices:read'],
      expires_at: '2099-01-01',
      created_at: '2098-12-01',
    },
    touch: 'revoked_at',
  },
  webhooks: {
    rows: [
      { id: id(95), name: 'Payroll', url: 'https://payroll.example', events: ['job.created'] },
    ],
    fresh: { name: 'Calendar', url: 'https://calendar.example', events: ['interview.created'] },
    touch: 'name',
  },
  webhook_deliveries: {
    rows: [{ webhook_id: id(95), event: 'job.created', object_id: id(1), payload: '{}' }],
    fresh: { webhook_id: id(95), event: 'job.updated', object_id: id(1), payload: '{}' },
    touch: 'attempts',
  },
};
