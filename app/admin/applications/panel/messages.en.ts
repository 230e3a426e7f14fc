import { applicationTextLabels } from '../../../i18n/messages/application-text-labels.en.ts';
import type { MessagesOf } from '../../../i18n/messages-of.ts';
import { applicationEvents } from '../../kit/timeline/messages.en.ts';

export const applicationPanel = {
  label: 'Application',
  close: 'Close',
  next: 'Next',
  previous: 'Previous',
  position: '{position} of {count}',
  applied: 'Applied {date}',
  prefers: { en: 'prefers English', sv: 'prefers Swedish' },
  gone: {
    title: 'This application isn’t available',
    text: 'It has been removed, or you don’t have access to it.',
  },
  hidden: {
    title: 'This person is scheduled for erasure',
    text: 'The application is hidden and will be erased on {date}. Until then you can bring it back: cancel the erasure on the person’s page.',
    open: 'Go to the person',
  },
  withdrawn: 'Withdrawn by the applicant {date}. No longer under consideration.',
  merged:
    'Merged with the same person’s other application for this job {date}. No longer under consideration.',
  erased: 'The applicant’s personal data was erased {date}. No longer under consideration.',
  noteErased: 'The reason was erased with the personal data.',
  withdrawnReason: 'Reason given: {reason}',
  clientAnswer: {
    asked: 'The client asked for an interview {time}.',
    passed: 'The client passed {time}.',
    waiting:
      'The client has asked for an interview, but the rejection email goes out {time}. Until then, the client can’t see the rejection.',
    rejected: 'The client has asked for an interview, but this application is rejected.',
    cancelMail: 'Cancel the email',
  },
  decision: 'Decision',
  stayed: {
    label: 'Still in the job?',
    hint: 'Ask the client six months after the hire. The home page shows the share once ten are known.',
    unknown: 'Not known yet',
    yes: 'Yes, after six months',
    no: 'Has left',
    leftOn: 'Left on',
    leftOnMissing: 'Enter the day, today at the latest.',
    save: 'Save day',
    inGuarantee:
      'Left within the guarantee, which runs until {day}. A new search is free for the client.',
    afterGuarantee: 'The guarantee ended {day}, before the person left.',
    counts: 'Reports still count the hire, and invoices stay as they are.',
    reopen: 'Open the job to reopen it',
  },
  owner: 'Owner',
  ownerDone: 'Owner: {name}.',
  tags: 'Tags',
  addTag: 'Add tag',
  removeTag: 'Remove tag {tag}',
  rating: 'Your rating',
  star: '{score} of 5',
  clearRating: 'Clear',
  average: 'Average {rating}',
  ratedBy: '{name} {score}',
  notRated: 'Not rated yet',
  saveFailed: 'Couldn’t save: {error}',
  tabs: {
    cv: 'CV',
    answers: 'Answers',
    mail: 'Emails',
    interviews: 'Interviews',
    timeline: 'Timeline',
    notes: 'Notes',
    scorecards: 'Scorecards',
  },
  moveTo: 'Move to {stage}',
  move: 'Move',
  otherJob: 'Another job…',
  mail: 'Email',
  reject: 'Reject…',
  person: 'Full profile',
} as const;

export const applicationCv = {
  none: 'No CV uploaded.',
  newer: 'A newer CV arrived {date}.',
  showNewer: 'Show newer CV',
  showFirst: 'Show the CV of this application',
  frame: '{name}’s CV',
  download: 'Download',
  asText: 'Show as text',
  asPage: 'Show original',
  reading: 'Extracting text from the file. It will appear here shortly.',
  unreadable: 'No text found in this file. Download it to view it.',
  failed: 'Couldn’t open the file: {error}',
  textFailed: 'Couldn’t load the text of the file: {error}',
} as const;

export const applicationAnswers = {
  textLabels: applicationTextLabels,
  none: 'No questions and no cover letter.',
  yes: 'Yes',
  no: 'No',
} as const;

export const applicationTimeline = {
  ...applicationEvents,
  createdBy: 'Added manually',
  withdrawn: 'Withdrawn',
  quote: '“{text}”',
  rated: 'Rated {score} of 5',
  note_added: 'Added a note',
  scorecard_asked: 'Asked {colleague} for a scorecard',
  scorecard_submitted: 'Submitted a scorecard',
  colleague: 'a colleague',
  rule_remind: 'A stage rule reminded the owner: no answer for {days} days',
  mail_queued: 'Email “{mail}” scheduled',
  mail_sent: 'Email “{mail}” sent',
  mail_kept: 'Email “{mail}” not sent',
  mail_failed: 'Email “{mail}” failed',
  mail_cancelled: 'Email “{mail}” cancelled',
  erased: 'Personal data erased',
  other: 'Updated',
  failed: 'Couldn’t load the timeline: {error}',
  leaves: 'Goes out {time}',
  cancelMail: 'Cancel email',
  mailCancelled: 'Email cancelled.',
  tooLate: 'Too late: the email has been sent.',
} as const;

export const applicationNotes = {
  label: 'New note',
  hint: '@ to mention a colleague, Ctrl + Enter to save',
  hintOfSaving: 'Ctrl + Enter to save',
  save: 'Save note',
  failed: 'Couldn’t load the notes: {error}',
  none: 'No notes yet. Notes are internal unless you share them with the client, but the applicant gets them with a data export.',
  edit: 'Edit',
  editing: 'Edit note',
  isForClient: 'shared with the client',
  share: 'Share with client',
  unshare: 'Stop sharing',
  shareDialog: {
    title: 'Share this note with the client?',
    text: 'It appears with the applicant on the shortlists of this job, for everyone who opens them by link or in the portal. The author isn’t shown.',
    cancel: 'Cancel',
    submit: 'Share note',
  },
  shared: 'The client can read the note on the shortlists of this job.',
  unshared: 'The note is internal again.',
  delete: 'Delete',
  deleted: 'Note deleted.',
  cancel: 'Cancel',
  edited: 'edited',
  colleagues: 'Colleagues',
  former: 'Former colleague',
} as const;

export type ApplicationPanelMessages = MessagesOf<typeof applicationPanel>;
export type ApplicationCvMessages = MessagesOf<typeof applicationCv>;
export type ApplicationAnswersMessages = MessagesOf<typeof applicationAnswers>;
export type ApplicationTimelineMessages = MessagesOf<typeof applicationTimeline>;
export type ApplicationNotesMessages = MessagesOf<typeof applicationNotes>;
