import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const dashboardFigures = {
  title: 'Key figures',
  open_jobs: {
    name: 'Open jobs',
    meaning: 'Jobs with the status “open” right now, including our own.',
  },
  applications: {
    name: 'New applications',
    meaning: 'Applications received in the period, by date in Stockholm. Excludes withdrawn ones.',
  },
  hires: {
    name: 'Hires',
    meaning: 'Applications moved to “hired” in the period that are still there.',
  },
  days_to_hire: {
    name: 'Time to hire',
    meaning:
      'Median number of days from application to “hired”, for hires in the period: half took less, half took longer.',
    days: { one: '1 day', other: '{count} days' },
  },
  leads: {
    name: 'New leads',
    meaning:
      'Companies that joined the waiting list in the period and are still on it, whatever their status.',
  },
  waiting_leads: {
    name: 'Waiting list',
    meaning: 'Leads with the status “new” right now: nobody has contacted them yet.',
  },
  failed_mails: {
    name: 'Failed emails',
    meaning: 'Emails that couldn’t be delivered after every attempt and need a decision.',
  },
  views: {
    name: 'Page views',
    meaning:
      'Public pages opened in the period. Visitors aren’t identified, so one person may count many times.',
  },
  article_views: {
    name: 'Article views',
    meaning: 'Blog articles opened in the period.',
  },
  new_articles: {
    name: 'New articles',
    meaning: 'Articles published in the period.',
  },
  scheduled_articles: {
    name: 'Scheduled',
    meaning: 'Articles scheduled to go live later.',
  },
  drafts: { name: 'Drafts', meaning: 'Articles that haven’t been published.' },
} as const;

export const figureChange = {
  none: 'None before',
  unchanged: 'No change ({before})',
  changed: '{change} ({before} before)',
  times: '{times}× ({before} before)',
  rightNow: 'Right now',
} as const;

export type DashboardFiguresMessages = MessagesOf<typeof dashboardFigures>;
export type FigureChangeMessages = MessagesOf<typeof figureChange>;
