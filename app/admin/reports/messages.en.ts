import type { MessagesOf } from '../../i18n/messages-of.ts';
import { adminSources } from '../kit/sources/messages.en.ts';
import { stages } from '../kit/stages/messages.en.ts';
import { reportRows } from './rows/messages.en.ts';

export const adminReports = {
  title: 'Reports',
  notYours: {
    title: 'You don’t have access',
    text: 'Reports are for recruiters and administrators.',
  },
  standard: 'Standard report',
  stages,
  sourceNames: adminSources,
  filters: {
    owner: 'Recruiter',
    client: 'Client',
    job: 'Job',
    field: 'Field',
    template: 'Stage template',
  },
  figures: 'Key figures',
  before: 'Comparison period',
  beforeColumn: 'Before',
  noValue: 'None',
  csv: 'CSV',
  csvOf: 'Download “{name}” as CSV',
  rowsOf: 'Show the rows behind {name}',
  withdrawn: 'Withdrawn applications',
  applications: {
    name: 'Applications',
    meaning:
      'Applications received in the period, by date in Stockholm. Withdrawn and imported ones aren’t counted.',
  },
  hires: {
    name: 'Hires',
    meaning:
      'Applications moved to “hired” in the period that are still there, whenever they were received. People imported as already hired aren’t counted.',
  },
  timeToHire: {
    name: 'Time to hire',
    meaning:
      'Time from application to hire, for hires in the period. The median: half took less, half took longer. A day is 24 hours.',
  },
  timeToFill: {
    name: 'Time to fill',
    meaning:
      'Time from when the job was first published to its first hire, for jobs whose first hire was in the period. The median. Closing and reopening a job doesn’t restart the clock. Follows the job’s recruiter.',
  },
  histogram: {
    step: 'Days',
    hires: 'Hires',
    fills: 'Jobs',
    median: 'Half within {days}, nine in ten within {slow}.',
    asTable: 'Show as table',
    empty: 'No hires in this period.',
  },
  funnel: {
    title: 'Funnel',
    meaning:
      'Of the applications received in the period: how many have got at least as far as each stage, up to now. Someone who skipped a stage counts in it, and someone moved back counts as far as they got. A move undone within 15 minutes doesn’t count. “Hired” counts those hired now.',
    byTemplate:
      'By the stages of the template; what happened before a job used it counts by the six built-in ones.',
    head: {
      stage: 'Stage',
      reached: 'Reached',
      previous: 'From previous',
      applied: 'Of all',
    },
    withdrawn: {
      one: '{count} withdrawn application isn’t counted',
      other: '{count} withdrawn applications aren’t counted',
    },
    imported: {
      one: '{count} imported application isn’t counted, as its history is unknown',
      other: '{count} imported applications aren’t counted, as their history is unknown',
    },
    empty: 'No applications in this period.',
  },
  stageTimes: {
    title: 'Time in stage',
    meaning:
      'How long applications stayed in a stage, for stays that ended in the period. Someone who came back has another stay. Stays that began before an import aren’t measured. A day is 24 hours.',
    byTemplate:
      'Jobs that share a template are measured by its stages, from the day they began to use it.',
    head: { stage: 'Stage', median: 'Median', slow: 'Nine in ten', stays: 'Stays' },
    empty: 'Nobody left a stage in this period.',
  },
  sources: {
    title: 'Sources',
    meaning:
      'Where the applications received in the period came from, and where the people hired in the period once came from. The fifty most common.',
    head: {
      source: 'Source',
      applications: 'Applications',
      share: 'Share',
      hires: 'Hires',
      hireShare: 'Share of hires',
    },
    empty: 'No applications or hires in this period.',
  },
  rejections: {
    title: 'Rejections by reason',
    meaning:
      'Applications rejected in the period that are still rejected, by the reason given. Withdrawn and imported ones aren’t counted. Your own reasons have their own row.',
    head: { reason: 'Reason', applications: 'Applications', share: 'Share' },
    none: 'No reason',
    empty: 'No rejections in this period.',
  },
  groups: {
    title: 'Breakdown',
    meaning:
      'The figures above for each recruiter, client, job or field. Interviews are applications of the period that got at least that far; hires and their median time are those made in the period.',
    byColleague: 'By',
    dimensions: { owner: 'Recruiter', client: 'Client', job: 'Job', field: 'Field' },
    head: {
      applications: 'Applications',
      interviews: 'To interview',
      hires: 'Hires',
      days: 'Time to hire',
    },
    nobody: { owner: 'Nobody', client: 'Own jobs', job: 'None', field: 'None' },
    empty: 'No applications or hires in this period.',
  },
  rows: reportRows,
} as const;

export type AdminReportsMessages = MessagesOf<typeof adminReports>;
