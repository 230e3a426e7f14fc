import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const applicationMove = {
  title: 'Move to {stage}',
  rejectTitle: 'Reject',
  hireTitle: 'Hire',
  jobTitle: 'Move to another job',
  about: '{name} · {job}',
  interviewRequest: 'The client asked for an interview with {name} {time}.',
  tell: 'Notify {name}?',
  now: 'Send now',
  nowHint: 'Goes out in {seconds} seconds. You can undo until then.',
  later: 'Send later',
  laterAt: 'Send at',
  nothing: 'Send nothing',
  nothingHint: 'They stay in the queue of people still owed an answer.',
  noAddress: 'No email address on file.',
  template: 'Email',
  message: 'Personal message (optional)',
  ownWords: 'Your message',
  preview: 'Preview email',
  previewFirst: 'This is the email to {name}. Everyone else gets their own details.',
  previewLinks: 'The private link is hidden here. Only the applicant receives it.',
  previewFailed: 'Couldn’t show the preview: {error}',
  language: 'Sent in {language}, their preferred language.',
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  missing: {
    reason: 'Choose a reason.',
    merit: 'Write at least a few words about what decided it.',
    send_at: 'Choose a time in the future.',
    message: 'Write a message.',
  },
  merit: 'Merit note',
  meritHint:
    'What decided it, in a sentence or two. The applicant can ask to see this, and it’s included in their data export.',
  cancel: 'Cancel',
  confirm: 'Move',
  reject: 'Reject',
  hire: 'Hire',
  moved: '{name} moved to {stage}.',
  movedJob: '{name} moved to another job.',
  jobHint: 'Starts in {stage} on the other job. A decision made here doesn’t carry over.',
  mailNow: 'The email goes out in {seconds} seconds.',
  mailLater: 'The email goes out {time}.',
  mailNone: 'No email is sent.',
  mailCancelled: 'The scheduled email has been cancelled.',
  ruleMails: 'A stage rule sends an email.',
  ruleSkipped: 'A stage rule would send an email, but there’s no address on file.',
  undo: 'Undo',
  undone: 'Undone. {name} is back in {stage}, and no email was sent.',
  undoFailed:
    'Too late to undo: the email has been sent, or a colleague has moved the application.',
  undoneWithMail: 'Undone. {name} is back in {stage}, and the email goes out {time} as planned.',
  failed: '{name} wasn’t moved. {error}',
  reachable: 'The server is back. Your text is still here: try again.',
  conflict: {
    colleague: 'A colleague',
    moved:
      '{who} moved {name} to {stage} in the meantime. Your email wasn’t sent and your text is still here. Go ahead anyway, or cancel.',
    already:
      '{who} has already moved {name} to {stage}. Your email wasn’t sent, and your text is still here.',
    otherJob:
      '{who} moved {name} to another job in the meantime. Your email wasn’t sent, and your text is still here.',
    withdrawn:
      '{name} has withdrawn the application. Your email wasn’t sent, and your text is still here.',
    mailWaits: 'The email about it goes out {time}.',
    mailSent: 'The email about it has gone out.',
  },
  errors: {
    offline: 'Can’t reach the server. Check your connection and try again.',
    conflict:
      'A colleague moved the application in the meantime, or the applicant withdrew it. The board is up to date.',
    not_found: 'The application or email template no longer exists.',
    not_allowed: 'You don’t have permission to move applications.',
    invalid: 'Something is missing. Open it and try again.',
    job: 'This person has already applied for that job.',
    mail_unfit:
      'That email doesn’t match the stage the application is in. Move the application and send the email with the move.',
    other: 'Something went wrong on our side. Try again in a moment.',
  },
} as const;

export const bulkMoves = {
  owner: 'Change owner',
  move: 'Move to stage',
  submit: 'Move {count}',
  select: 'Select all',
  selectColumn: 'Select all in {stage}',
  them: 'them',
  whoToMove: 'Who to move',
  fromStage: '{stage} ({count})',
  staying: 'Not moved, because they’re already in {stage} or have withdrawn: {count}',
  counting: 'Counting…',
  nobody: 'Choose at least one stage to move people from.',
} as const;

export type ApplicationMoveMessages = MessagesOf<typeof applicationMove>;
export type BulkMovesMessages = MessagesOf<typeof bulkMoves>;
