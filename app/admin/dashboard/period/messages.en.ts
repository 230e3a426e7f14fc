import type { MessagesOf } from '../../../i18n/messages-of.ts';
import type { periodDays } from './period.ts';

export const dashboardPeriod = {
  label: 'Period',
  days: {
    7: 'Last 7 days',
    30: 'Last 30 days',
    90: 'Last 90 days',
    365: 'Last 365 days',
  } satisfies Record<(typeof periodDays)[number], string>,
  customRange: 'Custom range',
  first: 'Start date',
  last: 'End date',
  compare: 'Compare with',
  comparisons: { before: 'Previous period', year: 'Previous year', none: 'None' },
} as const;

export type DashboardPeriodMessages = MessagesOf<typeof dashboardPeriod>;
