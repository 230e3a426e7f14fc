import type { MessagesOf } from '../../i18n/messages-of.ts';
import { adminSources } from '../kit/sources/messages.en.ts';
import { stages } from '../kit/stages/messages.en.ts';
import { dashboardDay } from './my-day/messages.en.ts';
import type { periodDays } from './period.ts';

export const adminDashboard = {
  title: 'Dashboard',
  greeting: 'Good to see you, {name}',
  rights: {
    admin: 'You’re an administrator with access to the whole back office.',
    recruiter:
      'You’re a recruiter: you work with jobs, applications, candidates, freelancers and the waiting list.',
    editor: 'You’re an editor: you run the blog, and draft jobs and terms.',
  },
  secondFactor: {
    title: 'Your account only has a password',
    text: 'It gives access to real people’s CVs and phone numbers. Two-factor authentication takes a minute to set up.',
    editorText:
      'It can change what visitors read on the website. Two-factor authentication takes a minute to set up.',
    action: 'Set it up',
  },
  loadFailed: 'Couldn’t load this. Trying again within a minute.',
  meaning: 'What is “{name}”?',
  rows: 'Show the rows behind “{name}”',
  period: {
    label: 'Period',
    days: {
      7: 'Last 7 days',
      30: 'Last 30 days',
      90: 'Last 90 days',
      365: 'Last 365 days',
    } satisfies Record<(typeof periodDays)[number], string>,
    own: 'Custom range',
    first: 'Start date',
    last: 'End date',
    compare: 'Compare with',
    comparisons: { before: 'Previous period', year: 'Previous year', none: 'None' },
  },
  change: {
    none: 'None before',
    same: 'No change ({before})',
    other: '{change} ({before} before)',
    times: '{times}× ({before} before)',
    now: 'Right now',
  },
  figures: {
    title: 'Key figures',
    open_jobs: {
      name: 'Open jobs',
      meaning: 'Jobs with the status “open” right now, including our own.',
    },
    applications: {
      name: 'New applications',
      meaning:
        'Applications received in the period, by date in Stockholm. Excludes withdrawn ones.',
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
  },
  engagement: {
    title: 'Time on page',
    meaning: 'How long each page stayed open, counted when the visitor leaves it.',
    head: ['Time', 'Views', 'Share'] as [string, string, string],
    levels: { high: 'Over 30 s', medium: '10 to 30 s', low: 'Up to 10 s' },
  },
  charts: {
    applications: 'Applications over time',
    views: 'Visits over time',
    day: 'Days',
    inPeriod: 'This period',
    before: 'Comparison period',
    asTable: 'Show as table',
    range: '{first} to {last}',
  },
  pipeline: {
    title: 'Pipeline by stage',
    meaning:
      'All applications by current stage, whenever they were received. Excludes withdrawn ones.',
    head: ['Stage', 'Applications', 'Share'] as [string, string, string],
    stages,
  },
  sources: {
    title: 'Source of applicants',
    meaning:
      'Where applications in the period came from: the source in the link to the form, otherwise the website or the colleague who added them. The twelve most common.',
    head: ['Source', 'Applications', 'Share'] as [string, string, string],
    names: adminSources,
    empty: 'No applications in this period.',
  },
  myDay: dashboardDay,
  attention: {
    title: 'Needs attention today',
    empty: 'Nothing needs your attention. Time for a coffee.',
    since: 'oldest {ago}',
    until: 'first {date}',
    kinds: {
      owed_answers: {
        name: 'Still owed an answer',
        meaning: 'Applicants who haven’t heard from us since their application last moved.',
      },
      leads: {
        name: 'Unanswered leads',
        meaning: 'Leads with the status “new”: nobody has contacted them yet.',
      },
      renewals: {
        name: 'Consents to renew',
        meaning: 'Candidates whose consent expires within 30 days.',
      },
      freelancers: {
        name: 'Freelancers to approve',
        meaning: 'People who applied to the freelance network and are waiting for a decision.',
      },
      closing_jobs: {
        name: 'Jobs closing soon',
        meaning: 'Open jobs that close today or within a week.',
      },
      failed_mails: {
        name: 'Failed emails',
        meaning: 'Emails that couldn’t be delivered after every attempt.',
      },
      accounts: {
        name: 'Accounts to approve',
        meaning:
          'Colleagues who signed up, confirmed their email and need a role. Invited colleagues aren’t included.',
      },
      privacy_requests: {
        name: 'Privacy requests',
        meaning: 'Open requests about personal data. By law they must be answered within a month.',
      },
      untranslated_articles: {
        name: 'Articles to translate',
        meaning: 'Published or scheduled articles that are incomplete in one language.',
      },
    },
  },
} as const;

export type AdminDashboardMessages = MessagesOf<typeof adminDashboard>;
