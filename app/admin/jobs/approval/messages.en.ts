import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

export const adminJobApproval = {
  title: 'Client approval',
  none: 'The client hasn’t been asked to approve this ad.',
  askClient: 'Ask the client to approve',
  askAgain: 'Ask again',
  withdraw: 'Withdraw request',
  withdrawn: 'Request withdrawn.',
  answeredFirst: 'Not withdrawn: the client answered first.',
  waiting: 'Waiting for the client',
  waitingFor: 'Sent {day} to {names}.',
  approved: 'Approved',
  approvedBy: '{name} approved it on {day}.',
  changes: 'Changes asked for',
  changesBy: '{name} asked for changes on {day}:',
  differs: 'The ad has changed since then.',
  someone: 'A contact',
  ended: {
    withdrawn: 'The request from {day} was withdrawn.',
    replaced: 'The request from {day} was replaced.',
    published: 'The ad was published before the client answered.',
    job_closed: 'The job was closed before the client answered.',
    client_changed: 'The request ended when the client of the job changed.',
  },
  dialog: {
    title: 'Ask the client to approve',
    text: 'They see the ad as it will look, in the languages it’s written in, and approve it or ask for changes. They approve the text as it is now.',
    replaces: 'This replaces the request that is waiting.',
    contacts: 'Who should approve it?',
    contactsHint: 'The first answer counts.',
    contactsMissing: 'Choose at least one person.',
    message: 'Message (optional)',
    messageHint: 'Shown in the email and above the ad.',
    noContacts:
      'Nobody at {client} has access to the client portal yet. The client’s owner or an administrator gives contacts access.',
    openClient: 'Open {client}',
    noTitle: 'Write a title first.',
    cancel: 'Cancel',
    submit: 'Send for approval',
    unsaved: 'The ad couldn’t be saved, so nothing was sent.',
    done: { one: 'Sent to 1 person for approval.', other: 'Sent to {count} people for approval.' },
  },
  publish: {
    waiting: 'The client hasn’t answered yet',
    waitingText:
      'The ad was sent to {names} for approval on {day}. If you publish now, the request ends, and the portal tells them that the ad is out.',
    changes: 'The client asked for changes',
    changesText: '{name}, {day}: “{comment}”',
    changed: 'This isn’t the text that the client approved',
    changedText: '{name} approved it on {day}. It has been edited since.',
    approved: 'Approved by {name} on {day}.',
    confirm: 'Publish without the client’s approval',
    confirmChanged: 'Publish the edited text',
    confirmMissing: 'Confirm this to publish, or ask the client first.',
  },
  errors: byCode({
    conflict: 'The job has been changed or published in the meantime. Check it and try again.',
    invalid: 'One of them no longer has access to the portal. Check the client’s contacts.',
    not_found: 'The job no longer belongs to a client.',
  }),
} as const;

export type AdminJobApprovalMessages = MessagesOf<typeof adminJobApproval>;
