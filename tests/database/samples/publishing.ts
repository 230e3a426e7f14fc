import { cast } from '../../fixtures/cast.ts';
import { both, bothDocuments, future, hash, id, past, type Samples, sami } from './sample.ts';

const article = id(71);
const bookingLink = id(81);
const [ownView, sharedView] = [id(82), id(83)];
const list = { request: 'candidate_list?select=id', row_key: 'id' };

const chatHook = { app: 'slack', url: 'https://hooks.example/T0', events: ['mentions'] };

const attachment = (mail_id: string) => ({
  mail_id,
  bucket: 'invoices',
  path: 'a.pdf',
  file_name: 'Invoice 1.pdf',
  mime_type: 'application/pdf',
  size_bytes: 1000,
});

export const publishing: Samples = {
  staff_profiles: {
    rows: [],
    fresh: { user_id: cast.viola.id, name: 'Viola', email: cast.viola.email },
    touch: 'name',
  },
  settings: { rows: [], fresh: { key: 'greeting', value: '"hi"' }, touch: 'value' },
  audit_log: {
    rows: [{ actor_role: 'anon', action: 'insert', table_name: 'jobs', row_id: '1' }],
    fresh: { actor_role: 'anon', action: 'insert', table_name: 'jobs', row_id: '2' },
    touch: 'action',
  },
  idempotency_keys: {
    rows: [{ scope: 'apply', key: 'first-request', request_hash: hash('1') }],
    fresh: { scope: 'apply', key: 'second-request', request_hash: hash('2') },
    touch: 'status',
  },
  article_tags: {
    rows: [{ slug: 'hiring', name: both('Hiring') }],
    fresh: { slug: 'salaries', name: both('Salaries') },
    touch: 'name',
  },
  articles: {
    rows: [
      {
        id: article,
        slug: 'published',
        title: both('Out'),
        state: 'published',
        publish_at: past,
      },
      { slug: 'due', title: both('Due'), state: 'scheduled', publish_at: past },
      { slug: 'later', title: both('Later'), state: 'scheduled', publish_at: future },
      { slug: 'draft', title: both('Draft') },
    ],
    fresh: { slug: 'fresh', title: both('Fresh') },
    touch: 'excerpt',
  },
  article_staff: {
    rows: [{ article_id: article, author_id: cast.edith.id }],
    fresh: { article_id: id(72) },
    touch: 'author_id',
  },
  article_versions: {
    rows: [
      {
        article_id: article,
        version: 1,
        slug: 'published',
        title: both('Out'),
        excerpt: {},
        body: {},
        cover_alt: {},
        tags: '{}',
        state: 'draft',
      },
    ],
    fresh: {
      article_id: article,
      version: 2,
      slug: 'published',
      title: both('Out'),
      excerpt: {},
      body: {},
      cover_alt: {},
      tags: '{}',
      state: 'draft',
    },
    touch: 'version',
  },
  article_previews: {
    rows: [{ article_id: article, token_hash: hash('4') }],
    fresh: { article_id: article, token_hash: hash('5') },
    touch: 'expires_at',
  },
  article_redirects: {
    rows: [{ slug: 'old', article_id: article }],
    fresh: { slug: 'older', article_id: article },
    touch: 'slug',
  },
  general_terms: {
    rows: [
      { state: 'archived', number: 1 },
      { state: 'published', number: 2 },
      { state: 'draft', number: null },
    ].map((row) => ({
      ...row,
      title: both('Terms'),
      body: bothDocuments('Be fair.'),
      effective_on: past,
      published_at: past,
    })),
    fresh: { title: both('Terms') },
    touch: 'title',
  },
  terms_staff: {
    rows: [{ terms_id: id(73), published_by: cast.astrid.id }],
    fresh: { terms_id: id(74) },
    touch: 'published_by',
  },
  email_templates: {
    rows: [template('application_received')],
    fresh: template('application_rejected'),
    touch: 'subject',
  },
  email_template_versions: {
    rows: [
      {
        template_key: 'application_received',
        version: 1,
        subject: both('Hi'),
        body: both('Hello'),
      },
    ],
    fresh: {
      template_key: 'application_received',
      version: 2,
      subject: both('Hi'),
      body: both('Hello'),
    },
    touch: 'version',
  },
  outbox: {
    rows: [
      { id: id(85), ...mail('received:1') },
      { id: id(86), ...mail('reset:1'), concerns_account: true },
    ],
    fresh: mail('received:2'),
    touch: 'send_after',
  },
  outbox_attachments: {
    rows: [attachment(id(85)), attachment(id(86))],
    fresh: attachment(id(85)),
    touch: 'file_name',
  },
  booking_links: {
    rows: [{ id: bookingLink, label: 'Rasmus', url: 'https://cal.example.com/rasmus' }],
    fresh: { label: 'Astrid', url: 'https://cal.example.com/astrid' },
    touch: 'weight',
  },
  booking_link_turns: {
    rows: [{ booking_link_id: bookingLink, weight: 1, credit: 0 }],
    fresh: { booking_link_id: id(82), weight: 1, credit: 0 },
    touch: 'credit',
  },
  analytics_events: {
    rows: [{ name: 'homepage' }],
    fresh: { name: 'homepage_view' },
    touch: 'path',
  },
  analytics_daily: {
    rows: [{ day: '2025-03-01', name: 'homepage', events: 1 }],
    fresh: { day: '2025-03-02', name: 'homepage', events: 1 },
    touch: 'events',
  },
  privacy_requests: {
    rows: [{ person_id: sami, kind: 'export' }],
    fresh: { person_id: sami, kind: 'erasure' },
    touch: 'note',
  },
  retention_periods: {
    rows: [],
    fresh: { purpose: 'newsletter', months: 12, description: both('News') },
    touch: 'months',
  },
  retention_runs: {
    rows: [{ is_dry_run: true }],
    fresh: { is_dry_run: false },
    touch: 'is_dry_run',
  },
  notifications: {
    rows: [cast.rasmus.id, cast.astrid.id].map((user_id) => ({ user_id, kind: 'mention' })),
    fresh: { user_id: cast.rasmus.id, kind: 'assigned' },
    touch: 'read_at',
  },
  staff_preferences: {
    rows: [{ user_id: cast.rasmus.id, key: 'columns_jobs', value: '["title"]' }],
    fresh: { key: 'colour_scheme', value: '"dark"' },
    own: 'user_id',
    touch: 'value',
  },
  saved_views: {
    rows: [
      { id: ownView, user_id: cast.rasmus.id, screen: 'jobs', name: 'Mine', query: '?owner=me' },
      {
        id: sharedView,
        user_id: cast.rasmus.id,
        screen: 'jobs',
        name: 'Ours',
        query: '?state=open',
        is_shared: true,
      },
    ],
    fresh: { screen: 'jobs', name: 'New', query: '' },
    own: 'user_id',
    touch: 'query',
  },
  staff_chat_hooks: {
    rows: [cast.rasmus, cast.astrid].map(({ id: user_id }) => ({ user_id, ...chatHook })),
    fresh: { ...chatHook, app: 'teams' },
    own: 'user_id',
    touch: 'url',
  },
  view_alerts: {
    rows: [cast.rasmus, cast.astrid].map(({ id: user_id }) => ({
      view_id: ownView,
      user_id,
      ...list,
    })),
    fresh: { view_id: sharedView, ...list },
    own: 'user_id',
    touch: 'row_key',
  },
};

function template(key: string) {
  return {
    key,
    sent_when: both('Always'),
    subject: both('Hi'),
    body: both('Hello'),
    default_subject: both('Hi'),
    default_body: both('Hello'),
  };
}

function mail(cause: string) {
  return {
    cause,
    template_key: 'application_received',
    to_email: 'sami@example.com',
    language: 'sv',
  };
}
