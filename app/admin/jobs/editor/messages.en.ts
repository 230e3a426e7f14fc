import type { MessagesOf } from '../../../i18n/messages-of.ts';
import { jobClosing } from './closing/messages.en.ts';
import { jobChannels, jobDetails, jobSalary, newClient } from './details/messages.en.ts';
import { jobPublishing } from './publishing/messages.en.ts';
import { jobQuestions } from './questions/messages.en.ts';

export const adminJobEditor = {
  back: 'All jobs',
  untitled: 'Untitled job',
  states: { draft: 'Draft', open: 'Open', closed: 'Closed', scheduled: 'Opens {date}' },
  notFound: {
    title: 'Job not found',
    text: 'A colleague may have deleted it, or only its team sees it.',
    action: 'Back to jobs',
  },
  create: {
    title: 'New job',
    text: 'A title and a location are enough to start. You’ll write the rest on the next screen, where everything saves automatically.',
    titleMissing: 'Enter a title in words, in at least one language.',
    locationMissing: 'Enter a location. Candidates search by it.',
  },
  actions: {
    close: 'Close job',
    reopen: 'Reopen',
    duplicate: 'Duplicate',
    delete: 'Delete draft',
    applications: 'Applications',
    review: 'Shortlists',
  },
  rights: {
    editorDraft: 'You write the draft, and a recruiter publishes it.',
    editorPublished:
      'This job is published, so only recruiters can edit it. Duplicate it to start your own draft.',
    fixed: 'This job is permanent: its URL stays, and it can be closed but not deleted.',
  },
  details: jobDetails,
  channels: jobChannels,
  salary: jobSalary,
  content: {
    title: 'Job ad',
    fields: {
      title: 'Title',
      summary: 'Summary',
      description: 'Description',
      requirements: 'Requirements',
      process: 'Process',
    },
    summaryHint: 'Shown below the title, in lists and in search results.',
  },
  questions: jobQuestions,
  errors: {
    slug_taken: 'Another job already uses this URL.',
    not_a_number: 'Enter a whole number above zero.',
    range_upside_down: 'The maximum can’t be lower than the minimum.',
    closes_before_opening: 'This is before the job opens.',
    options_missing: 'Add at least one option.',
    option_empty: 'Fill in this option or remove it.',
  },
  status: {
    published: 'Published',
    closed: 'Closed',
  },
  publish: jobPublishing,
  close: jobClosing,
  remove: {
    title: 'Delete this draft?',
    text: 'This permanently deletes the text, salary and questions.',
    cancel: 'Keep it',
    submit: 'Delete',
    done: 'Draft deleted.',
    applications: 'This draft has applications and can’t be deleted. Close it instead.',
  },
  duplicated: 'This is the copy. It has its own URL and no dates yet.',
  client: newClient,
} as const;

export type AdminJobEditorMessages = MessagesOf<typeof adminJobEditor>;
