import { jobChoices } from '../../i18n/messages/job-choices.en.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';

export const jobs = {
  ...jobChoices,
  pay: {
    period: { hour: 'an hour', day: 'a day', month: 'a month', year: 'a year' },
  },
  posted: 'Published {ago}',
  closes: 'Closes {date}',
  isNew: 'New',
  list: {
    title: 'Open roles, with the salary in the ad.',
    picture: 'An alpaca at a signpost, choosing its way',
    lead: 'At companies we know from the inside. Apply in under two minutes, no account needed. Everyone gets an answer.',
    filters: 'Search and filter',
    search: 'Search',
    placeholder: 'developer, Oslo, design…',
    field: 'Field',
    location: 'Location',
    anywhere: 'All locations',
    remote: 'Workplace',
    seniority: 'Seniority',
    apply: 'Show jobs',
    clear: 'Clear all',
    found: { one: '1 job', other: '{count} jobs' },
    empty: {
      title: 'No matching jobs right now',
      text: 'New jobs come in most weeks. Add your profile to the candidate database and tick job alerts: we’ll email you when one fits, and only then.',
      bank: 'Get job alerts',
      clear: 'Show all jobs',
    },
  },
  page: {
    title: '{title} at {company} in {location} | {siteName}',
    apply: 'Apply for this job',
    facts: {
      title: 'At a glance',
      company: 'Company',
      location: 'Location',
      remote: 'Workplace',
      employment: 'Employment type',
      seniority: 'Seniority',
      field: 'Field',
      pay: 'Salary',
      published: 'Published',
      closes: 'Apply by',
      open: 'Open until filled',
      daysLeft: { one: '1 day left', other: '{count} days left' },
      closed: 'Closed',
    },
    about: 'About {company}',
    requirements: 'What you bring',
    process: 'Hiring process',
    benefits: 'Benefits',
    share: 'Share',
    shareText: '{title} at {company}',
    copy: 'Copy link',
    copied: 'Copied',
    mail: 'Email',
    recruiter: {
      role: 'Recruiter for this job',
      ask: 'Ask {name}',
      subject: 'Question about {subject}',
    },
    closed: {
      title: 'This job is closed',
      text: 'It no longer takes applications. Everyone who applied gets an answer. Here are some jobs that are still open.',
    },
    similar: 'Similar jobs',
    all: 'All jobs',
  },
  preview: {
    title: 'Job preview',
    text: 'The ad appears here in a moment.',
  },
} as const;

export type JobsMessages = MessagesOf<typeof jobs>;
