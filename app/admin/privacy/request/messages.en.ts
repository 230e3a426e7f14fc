import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const privacyRequest = {
  person: 'Person',
  openPerson: 'Full profile',
  message: 'In their own words',
  noMessage: 'No message.',
  state: 'Status',
  stateSet: 'Status changed to {state}.',
  onlyAdmins: 'Only administrators answer requests. You can follow the progress here.',
  note: 'Note',
  noteHint: 'How and why it was answered. Saves when you leave the field.',
  refuseNeedsNote: 'Add a note with the reason before you refuse the request.',
  copyNeedsNote:
    'The download closes the request. To close it in another way, add a note that says how it was answered.',
  doneByErasing:
    'Done comes from erasing the person. To close the request without erasing, add a note and choose Refused.',
  closedUnerased: 'Request closed. Nothing was erased: everything about the person is still here.',
  fulfil: 'Complete the request',
  export: 'Download copy and close',
  exportText: 'Everything we have about the person, in one file to send to them.',
  exported: 'Copy downloaded and request closed.',
  quarantine: 'Erase after quarantine',
  quarantineText:
    'Hides the person right away. It can be undone until the quarantine ends; then they’re erased overnight.',
  quarantineDone: 'The person is hidden and will be erased on {date}.',
  quarantineLate:
    'The quarantine would end on {date}, too late for the deadline on {due}. Choose the earlier date, or erase the person now.',
  eraseBy: 'Hide now, erase on {date}',
  eraseOverdue:
    'There’s no time left for a quarantine: the deadline is {due}. Erase the person now.',
  hiddenTooLong: 'That’s after the deadline on {due}. Erase the person now to keep it.',
  inQuarantine: 'Already hidden. Will be erased on {date}.',
  eraseOpen: 'Erase now…',
  erase: 'Erase now',
  eraseAsk: 'Erase {name} now?',
  eraseText:
    'Name, contact details, CV, letters and notes are deleted right away, for good. Anonymous statistics remain.',
  eraseDone: 'Person erased and request closed.',
  held: 'Under legal hold: the data must be kept until the hold is lifted on the person’s page.',
  byHand: 'Make the change on the person’s page, then mark the request as done.',
  finish: 'Mark as done',
  newEmail: 'New address',
  changeEmailText:
    'Check that the new address belongs to the person. Their old address is told about the change, and their links stop working.',
  changeEmail: 'Change address to {email} and mark as done',
  emailChanged: 'The address is now {email}, and the request is done.',
  finishUnchanged: 'Mark as done without changing',
  requestClosed: 'This request is closed.',
  handler: 'Handled by',
  nobody: 'Unassigned',
} as const;

export type PrivacyRequestMessages = MessagesOf<typeof privacyRequest>;
