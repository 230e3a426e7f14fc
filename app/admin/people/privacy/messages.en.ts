import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const personPrivacy = {
  title: 'Privacy',
  text: 'Everything done here is logged, with who and when.',
  export: 'Export all data',
  exporting: 'Collecting…',
  exported: 'File saved. The export has been logged.',
  revoke: 'Revoke private links…',
  revokeTitle: 'Revoke {name}’s private links?',
  revokeText:
    'The links in every email this person has received stop working right away. Their page offers to send a new link to the email address on file.',
  revokeSubmit: 'Revoke links',
  revokeDone: 'Private links revoked: {count}.',
  revokeNone: 'There were no active links.',
  erase: 'Erase…',
  eraseTitle: 'Erase {name}?',
  eraseText:
    'The person disappears from lists and searches right away. After {quarantine}, everything that identifies them is deleted for good: contact details, documents, answers, notes and emails. You can undo it until then.',
  eraseConfirm: 'Type {word} to confirm',
  eraseWord: 'ERASE',
  eraseSubmit: 'Erase in {quarantine}',
  days: { one: '1 day', other: '{count} days' },
  eraseDone: '{name} will be erased on {date}.',
  banner: 'Will be erased on {date}. Hidden from lists and searches until then.',
  cancelErasure: 'Cancel erasure',
  erasureCancelled: 'Erasure cancelled. {name} stays.',
  mailCancelled:
    'Waiting emails were cancelled ({count}). You can still send them from the outbox.',
  hold: 'Legal hold…',
  holdTitle: 'Put {name} under legal hold?',
  holdText:
    'While the hold is in place, nothing about this person is erased: not by retention, not by staff, not at their own request.',
  reason: 'Reason',
  reasonHint: 'For example a dispute or an investigation. Colleagues can see it here.',
  holdSubmit: 'Set hold',
  holdDone: 'Legal hold set.',
  heldBanner: 'Legal hold: {reason}',
  heldWhy: 'Can’t be erased during a legal hold.',
  lift: 'Lift hold',
  lifted: 'Legal hold lifted.',
  liftForAdmins: 'Only an administrator can lift the hold.',
} as const;

export type PersonPrivacyMessages = MessagesOf<typeof personPrivacy>;

export const personConsents = {
  title: 'Consents',
  none: 'No consents on record.',
  version: 'text {version}',
  givenOn: 'Given {date}',
  untilDay: 'until {date}',
  withdrawn: 'Withdrawn {date}',
  purposes: {
    application: 'Application',
    candidate_bank: 'Candidate database',
    freelance_network: 'Freelance network',
    waiting_list: 'Waiting list',
    contact: 'Contact',
    calculation: 'Calculation',
    newsletter: 'Newsletter',
  },
} as const;

export type PersonConsentsMessages = MessagesOf<typeof personConsents>;
