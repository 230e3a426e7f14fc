import type { MessagesOf } from '../../i18n/messages-of.ts';
import { attention } from './attention/messages.en.ts';
import { applicantSources, charts, engagement, pipeline } from './charts/messages.en.ts';
import { dashboardFigures, figureChange } from './figures/messages.en.ts';
import { dashboardDay } from './my-day/messages.en.ts';
import { dashboardPeriod } from './period/messages.en.ts';

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
  period: dashboardPeriod,
  change: figureChange,
  figures: dashboardFigures,
  engagement,
  charts,
  pipeline,
  sources: applicantSources,
  myDay: dashboardDay,
  attention,
} as const;

export type AdminDashboardMessages = MessagesOf<typeof adminDashboard>;
