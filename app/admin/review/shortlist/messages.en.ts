import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const shortlist = {
  title: 'Shortlist',
  empty: 'Nobody here yet. Add people below.',
  note: 'Why {name}? Shown to the client',
  showCv: 'Share CV',
  showAnswers: 'Share answers',
  noCv: 'No CV',
  up: 'Move {name} up',
  down: 'Move {name} down',
  remove: 'Remove {name} from the shortlist',
  removed: '{name} removed from the shortlist.',
  withdrawn: 'Has withdrawn, so the client no longer sees them',
  moved: 'Moved to another job, so the client no longer sees them',
  viewed: 'Viewed {time}',
  notViewed: 'Not viewed yet',
  cvOpened: 'CV opened {time}',
  decisions: { interview: 'Wants an interview', pass: 'Passed', none: 'No answer yet' },
} as const;

export const addPeople = {
  title: 'Add people',
  search: 'Search this job’s applicants',
  add: 'Add',
  addOf: 'Add {name}',
  added: '{name} added to the shortlist.',
  nobody: 'No results.',
} as const;

export const shortlistExport = {
  button: 'Export PDF',
  buttonFor: 'Export PDF about {name}',
  title: 'Export presentation',
  text: 'A branded PDF in the language of the link, with what the client sees about each candidate and the text of shared CVs. The export is recorded in the audit log.',
  named: 'With name and contact details',
  namedHint: 'Includes email, phone and LinkedIn.',
  anonymous: 'Anonymous',
  anonymousHint:
    'Candidates are called Candidate A, B and so on. Names, email addresses, phone numbers, Nordic postal addresses and links are removed from every text. Read it before you send it: a nickname, an employer or an address abroad can still give someone away.',
  rejected: 'Rejected, but still on the shortlist: {names}.',
  rejectedOne: '{name} is rejected.',
  withoutRejected: 'Leave out everyone who’s rejected',
  submit: 'Export',
  cancel: 'Cancel',
  done: 'Presentation exported.',
  file: 'Presentation {name}',
  anonymousFile: 'Presentation {name} without names',
  errors: { not_found: 'Nobody on this shortlist can be presented now.' },
} as const;

export type ShortlistMessages = MessagesOf<typeof shortlist>;
export type AddPeopleMessages = MessagesOf<typeof addPeople>;
export type ShortlistExportMessages = MessagesOf<typeof shortlistExport>;
