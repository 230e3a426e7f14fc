import { adminSources } from './admin-sources.ts';

export const adminDashboard = {
  title: 'Dashboard',
  greeting: 'Good to see you, {name}',
  rights: {
    admin: 'You are an administrator: every part of the back office is open to you.',
    recruiter:
      'You are a recruiter: jobs, applications, candidates, freelancers and the waiting list are yours.',
    editor: 'You are an editor: the blog is yours, and you draft jobs and terms.',
  },
  secondFactor: {
    title: 'Only a password protects your account',
    text: 'CVs and phone numbers of real people are behind it. A second factor takes a minute to set up.',
    action: 'Set it up',
  },
  loadFailed: 'This could not be counted just now. It is tried again within a minute.',
  meaning: 'What is “{name}”?',
  rows: 'Show the rows of “{name}”',
  period: {
    label: 'Period',
    days: {
      7: 'Last 7 days',
      30: 'Last 30 days',
      90: 'Last 90 days',
      365: 'Last 365 days',
    } as Record<string, string>,
    own: 'From one day to another',
    first: 'First day',
    last: 'Last day',
    compare: 'Compared with',
    comparisons: { before: 'The days before', year: 'A year earlier', none: 'Nothing' },
  },
  change: {
    none: 'Nothing before',
    same: 'As before ({before})',
    other: '{change} ({before} before)',
    times: '{times} times as many ({before} before)',
    now: 'Right now',
  },
  figures: {
    title: 'Figures',
    open_jobs: {
      name: 'Open jobs',
      meaning: 'Jobs in the state “open” right now, the agency’s own included.',
    },
    applications: {
      name: 'New applications',
      meaning:
        'Applications that arrived in the period, by the day in Stockholm. Withdrawn ones are not counted.',
    },
    hires: {
      name: 'Hires',
      meaning: 'Applications that were moved to “hired” in the period and are still there.',
    },
    days_to_hire: {
      name: 'Time to hire',
      meaning:
        'The median, in days, from the arrival of the application to its move to “hired”, for the hires of the period: half took less, half took longer.',
      days: '{count} days',
    },
    leads: {
      name: 'New leads',
      meaning:
        'Companies that joined the waiting list in the period and are still on it, whatever became of them.',
    },
    waiting_leads: {
      name: 'Waiting list',
      meaning: 'Leads in the state “new” right now: nobody has contacted them yet.',
    },
    failed_mails: {
      name: 'Failed mails',
      meaning: 'Mails that could not be delivered after every attempt and wait for a decision.',
    },
    views: {
      name: 'Page views',
      meaning:
        'Pages of the public site that were opened in the period. Visitors are not told apart, so one person may count many times.',
    },
    article_views: {
      name: 'Article views',
      meaning: 'Articles of the blog that were opened in the period.',
    },
    new_articles: {
      name: 'New articles',
      meaning: 'Articles on the website whose time of publication falls into the period.',
    },
    scheduled_articles: {
      name: 'Scheduled',
      meaning: 'Articles that will be published by themselves later.',
    },
    drafts: { name: 'Drafts', meaning: 'Articles that are written but not published.' },
  },
  charts: {
    applications: 'Applications over time',
    views: 'Visits over time',
    day: 'Days',
    inPeriod: 'This period',
    before: 'Compared period',
    asTable: 'As a table',
    range: '{first} to {last}',
  },
  pipeline: {
    title: 'Pipeline by stage',
    meaning: 'Where all applications stand right now, whenever they arrived, withdrawn ones aside.',
    head: ['Stage', 'Applications', 'Share'] as [string, string, string],
    stages: {
      new: 'New',
      screening: 'Screening',
      interview: 'Interview',
      offer: 'Offer',
      hired: 'Hired',
      rejected: 'Rejected',
    },
  },
  sources: {
    title: 'Source of applicants',
    meaning:
      'Where the applications of the period came from: the “source” of the link that led to the form, otherwise the website itself or the colleague who added them. The twelve most common.',
    head: ['Source', 'Applications', 'Share'] as [string, string, string],
    names: adminSources,
    empty: 'No applications in this period.',
  },
  attention: {
    title: 'Needs attention today',
    empty: 'Nothing is waiting for you. Time for a coffee.',
    since: 'oldest {ago}',
    until: 'first on {date}',
    kinds: {
      owed_answers: {
        name: 'Still owed an answer',
        meaning: 'Applicants who have not been told where things stand since they last moved.',
      },
      leads: {
        name: 'Leads without an answer',
        meaning: 'Leads in the state “new”: nobody has contacted them yet.',
      },
      renewals: {
        name: 'Consents to renew',
        meaning: 'Candidates whose consent ends within 30 days.',
      },
      freelancers: {
        name: 'Freelancers to approve',
        meaning: 'People who joined the freelance network and wait for a yes or a no.',
      },
      closing_jobs: {
        name: 'Jobs closing soon',
        meaning: 'Open jobs whose last day is today or within a week.',
      },
      failed_mails: {
        name: 'Failed mails',
        meaning: 'Mails that could not be delivered after every attempt.',
      },
      accounts: {
        name: 'Accounts waiting',
        meaning:
          'Colleagues who signed up, proved their address and wait for a role. Those who were invited are not waiting for you.',
      },
      privacy_requests: {
        name: 'Privacy requests',
        meaning: 'Requests about personal data that are not done; the law gives one month.',
      },
      untranslated_articles: {
        name: 'Articles that lack a language',
        meaning: 'Published or scheduled articles with something missing in one of the languages.',
      },
    },
  },
};

export type AdminDashboardMessages = typeof adminDashboard;
