import type { MessagesOf } from '../../../i18n/messages-of.ts';
import { adminSources } from '../../kit/sources/messages.en.ts';
import { stages } from '../../kit/stages/messages.en.ts';

export const engagement = {
  title: 'Time on page',
  meaning: 'How long each page stayed open, counted when the visitor leaves it.',
  head: ['Time', 'Views', 'Share'] as [string, string, string],
  levels: { high: 'Over 30 s', medium: '10 to 30 s', low: 'Up to 10 s' },
} as const;

export const charts = {
  applications: 'Applications over time',
  views: 'Visits over time',
  day: 'Days',
  inPeriod: 'This period',
  before: 'Comparison period',
  asTable: 'Show as table',
  range: '{first} to {last}',
} as const;

export const pipeline = {
  title: 'Pipeline by stage',
  meaning:
    'All applications by current stage, whenever they were received. Excludes withdrawn ones.',
  head: ['Stage', 'Applications', 'Share'] as [string, string, string],
  stages,
} as const;

export const applicantSources = {
  title: 'Source of applicants',
  meaning:
    'Where applications in the period came from: the source in the link to the form, otherwise the website or the colleague who added them. The twelve most common.',
  head: ['Source', 'Applications', 'Share'] as [string, string, string],
  names: adminSources,
  empty: 'No applications in this period.',
} as const;

export type EngagementMessages = MessagesOf<typeof engagement>;
export type ChartsMessages = MessagesOf<typeof charts>;
export type PipelineMessages = MessagesOf<typeof pipeline>;
export type ApplicantSourcesMessages = MessagesOf<typeof applicantSources>;
