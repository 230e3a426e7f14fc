import type { DashboardPeriodMessages } from './messages.en.ts';

export const dashboardPeriod: DashboardPeriodMessages = {
  label: 'Period',
  days: {
    7: 'Senaste 7 dagarna',
    30: 'Senaste 30 dagarna',
    90: 'Senaste 90 dagarna',
    365: 'Senaste 365 dagarna',
  },
  customRange: 'Eget intervall',
  first: 'Från och med',
  last: 'Till och med',
  compare: 'Jämför med',
  comparisons: { before: 'Perioden innan', year: 'Ett år tidigare', none: 'Ingenting' },
};
