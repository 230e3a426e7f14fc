import { applicationTextLabels } from '../../i18n/messages/application-text-labels.en.ts';
import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';
import type { ShownField } from './shown-fields.ts';

export const unconfirmedSubmissions = {
  title: 'Awaiting confirmation',
  count: 'Awaiting confirmation ({count})',
  text: 'Sent from the website using the email address of someone we already know. Nothing in their records changes until they open the link we emailed them. If it isn’t confirmed within 30 days, it’s deleted.',
  state: 'Unconfirmed',
  dates: 'Sent {sent} · deleted {deleted}',
  show: 'Show submission',
  download: 'Download {name}',
  yes: 'Yes',
  no: 'No',
  showingLatest: 'Showing the {count} latest.',
  failed: 'Couldn’t load this list.',
  none: {
    title: 'Nothing awaiting confirmation',
    text: 'When a form comes in with the address of someone we already know, it waits here until they confirm it.',
  },
  forms: byCode({
    apply: 'Application',
    'join-candidate-bank': 'Candidate database',
    'join-freelance-network': 'Freelance network',
    'join-waiting-list': 'Waiting list',
    contact: 'Message',
    'send-calculation': 'Calculation',
    'join-newsletter': 'Newsletter',
  }),
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    linkedin_url: 'LinkedIn',
    location: 'Location',
    headline: 'Headline',
    company: 'Company',
    plan: 'Plan',
    roles_to_fill: 'Roles to fill',
    message: 'Message',
    ...applicationTextLabels,
    summary: 'Summary',
    skills: 'Skills',
    locations: 'Preferred locations',
    available_from: 'Available from',
    day_rate: 'Day rate',
    portfolio_url: 'Portfolio',
    hires_per_year: 'Hires per year',
  } satisfies Record<ShownField, string>,
} as const;

export type UnconfirmedSubmissionsMessages = MessagesOf<typeof unconfirmedSubmissions>;
