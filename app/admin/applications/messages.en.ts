import type { RejectReason } from '../../../domain/applications/application-move.ts';
import { listDocumentFormats } from '../../../domain/document.ts';
import type { Stage } from '../../../domain/enums.ts';
import { maxFileMebibytes } from '../../../domain/limits.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';
import { adminSources } from '../kit/sources/messages.en.ts';
import { stages } from '../kit/stages/messages.en.ts';
import { boardDrag, boardKeys, boardMatches } from './board/messages.en.ts';
import { applicationMove, bulkMoves } from './moves/messages.en.ts';
import {
  applicationAnswers,
  applicationCv,
  applicationNotes,
  applicationPanel,
  applicationTimeline,
} from './panel/messages.en.ts';

/** The key that moves to this stage when it is pressed after “m”. */
const stageKeys: Record<Stage, string> = {
  new: 'n',
  screening: 's',
  interview: 'i',
  offer: 'o',
  hired: 'h',
  rejected: 'r',
};

const reasons: Record<RejectReason, string> = {
  experience: 'Not enough experience',
  skills: 'Skills don’t match',
  terms: 'Terms don’t match',
  filled: 'Someone else got the job',
  other: 'Other',
};

export const adminApplications = {
  title: 'Applications',
  unconfirmed: 'Awaiting confirmation ({count})',
  board: 'Board',
  table: 'Table',
  stages,
  stageKeys,
  reasons,
  erased: 'Erased person',
  jobAt: '{job}, {client}',
  deletedJob: 'a deleted job',
  waiting: 'Waiting {time}',
  waitingLong: 'Waiting for an answer for {time}',
  rated: 'Rating {rating} of 5',
  withdrawn: 'Withdrawn',
  moreThan: '{count}+',
  loadFailed: 'Couldn’t load the board: {error}',
  retry: 'Try again',
  filters: {
    label: 'Filters',
    job: 'Job',
    owner: 'Owner',
    applied: 'Applied',
    rating: 'Rating',
    tags: 'Tags',
    stage: 'Stage',
    step: 'Stage of the job',
    owed: 'Still owed an answer',
    owedCount: '{count} still owed an answer',
    withdrawn: 'Withdrawn',
    search: 'Search names, CVs, notes…',
    clear: 'Clear all',
  },
  columns: {
    name: 'Applicant',
    job: 'Job',
    stage: 'Stage',
    applied: 'Applied',
    waiting: 'Waiting for answer',
    waitingDays: 'Waiting for answer (days)',
    rating: 'Rating',
    owner: 'Owner',
    location: 'Location',
    source: 'Source',
    moved: 'Last moved',
  },
  noOwner: 'Unassigned',
  empty: {
    title: 'No applications yet',
    text: 'They’ll show up here as people apply. You can also add someone yourself.',
  },
  notForYou: {
    title: 'You don’t have access',
    text: 'Your role doesn’t include access to applicants. An administrator can change that.',
  },
  emptyColumn: 'No applications',
  matches: boardMatches,
  drag: boardDrag,
  keys: boardKeys,
  move: applicationMove,
  languages: { en: 'English', sv: 'Swedish' },
  sources: adminSources,
  panel: applicationPanel,
  cv: applicationCv,
  answers: applicationAnswers,
  timeline: applicationTimeline,
  notes: applicationNotes,
  mail: {
    title: 'Email {name}',
  },
  add: {
    button: 'Add person',
    title: 'Add a person',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email (optional)',
    emailHint: 'Without one, no emails can be sent to the person.',
    phone: 'Phone (optional)',
    language: 'Language',
    cv: 'CV (optional)',
    cvHint: `${listDocumentFormats('en', 'or')}, up to ${maxFileMebibytes} MB`,
    chooseFile: 'Choose a file',
    noFile: 'No file chosen',
    tell: 'Send a confirmation with a link to their own page',
    save: 'Add',
    added: '{name} added.',
    failed: 'Couldn’t add the person. {error}',
    exists: 'This person has already applied for that job.',
    errors: {
      email_invalid: 'Enter a valid email address.',
      phone_invalid: 'Enter a valid phone number.',
      required: 'This field is required.',
      file_type: 'This file type isn’t supported.',
      file_too_large: `The file is larger than ${maxFileMebibytes} MB.`,
      consent_required:
        'This person is to be erased on request. An administrator can undo that on their page.',
      other: 'Check this field.',
    },
  },
  bulk: bulkMoves,
} as const;

export type AdminApplicationsMessages = MessagesOf<typeof adminApplications>;
