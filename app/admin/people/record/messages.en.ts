import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const personNotes = {
  title: 'Notes',
  inPanel: 'About the person',
  label: 'New note',
  editing: 'Edit note',
  none: 'No notes yet. They’re about the person, not one application, and are included if the person asks for their data.',
  former: 'Former colleague',
  edited: 'edited',
  edit: 'Edit',
  delete: 'Delete',
  deleted: 'Note deleted.',
  more: 'Show earlier notes',
} as const;

export const personApplications = {
  title: 'Applications',
  none: 'No applications.',
  hidden: 'Hidden until erasure. Cancel it to see applications.',
  withdrawn: 'Withdrawn',
  open: 'Open {job}',
  deletedJob: 'Deleted job',
} as const;

export const personProfile = {
  contact: 'Contact at clients',
  title: 'Candidate database',
  skills: 'Skills',
  experience: 'Experience',
  years: { one: '1 year', other: '{count} years' },
  fields: 'Fields',
  places: 'Preferred locations',
  available: 'Availability',
  availableNow: 'Now',
  availableFrom: 'From {date}',
  consentUntil: 'Consent until',
  asked: 'Renewal requested {date}',
  states: { active: 'Active', paused: 'Paused', left: 'Left' },
  paused:
    'This profile is paused, so jobs can’t be suggested. The person can resume on their own page.',
  addToJob: 'Add to a job',
  propose: 'Suggest a job',
  freelancer: 'Freelance network',
  rate: 'Day rate',
  openFreelancer: 'Open profile',
  lead: 'Waiting list',
} as const;

export const personDocuments = {
  title: 'Documents',
  none: 'No documents.',
  hidden: 'Hidden until erasure. Cancel it to see documents.',
  show: 'Show',
  hide: 'Hide',
  download: 'Download',
  viewer: '{name}, shown below',
  kinds: { cv: 'CV', cover_letter: 'Cover letter', portfolio: 'Portfolio', other: 'Other' },
} as const;

export type PersonNotesMessages = MessagesOf<typeof personNotes>;
export type PersonApplicationsMessages = MessagesOf<typeof personApplications>;
export type PersonProfileMessages = MessagesOf<typeof personProfile>;
export type PersonDocumentsMessages = MessagesOf<typeof personDocuments>;
