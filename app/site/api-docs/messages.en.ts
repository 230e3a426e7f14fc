import { apiTokenCalls } from '../../../domain/api/token.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';

export const apiDocs = {
  title: 'API reference',
  pageTitle: 'API reference | {siteName}',
  lead: 'Everything that other systems can read and write with an API token.',
  contents: 'Contents',
  start: {
    title: 'Getting started',
    paragraphs: [
      'An administrator creates a token under API tokens in the back office, with the scopes that your system needs. It’s shown once, expires, and can be revoked at any time.',
      `Send it as a bearer token. Tables speak the protocol of PostgREST, so supabase-js works with the token as its key. A missing scope is answered with 403 and its name, an invalid token with 401, and too many calls with 429 and a Retry-After header: a token has ${apiTokenCalls.burst} calls at once and ${apiTokenCalls.perSecond} per second.`,
      'Ids in capital letters in the examples stand for your own; colleagues are the owners of jobs, applications and clients. Functions that add or send something take an Idempotency-Key header of 8 to 200 characters, so that a repeated call counts once. Every call is recorded under the name of the token.',
      'An upsert that changes rows takes its key and columns that can be updated. Where there are others, let it ignore duplicates, or insert and update.',
    ],
    embeds: 'Rows can bring those that belong to them, in pages and with their number:',
  },
  nouns: {
    jobs: 'Jobs',
    applications: 'Applications',
    people: 'People',
    files: 'CVs and documents',
    clients: 'Clients',
    interviews: 'Interviews',
    mail: 'Email',
    invoices: 'Invoices',
  },
  scopes: 'Scopes:',
  required: 'required',
  needsScope: 'also needs the scope {scope}',
  writable: { insert: 'set when inserting', update: 'can be updated' },
  verbs: {
    select: 'Read',
    insert: 'Insert',
    update: 'Update',
    delete: 'Delete',
    download: 'Download a CV',
    call: 'Call',
  },
} as const;

export type ApiDocsMessages = MessagesOf<typeof apiDocs>;
