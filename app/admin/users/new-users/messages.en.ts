import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const waitingUsers = {
  title: 'Waiting for a role',
  text: 'They signed up themselves. Give them a role if they work here.',
  waitingSince: 'since {time}',
  approve: 'Approve',
  roleOf: 'Role for {name}',
  approveOf: 'Approve {name}',
  approved: '{name} is approved as {role}.',
  decline: 'Decline',
  declineOf: 'Decline {name}',
} as const;

export const userInvitation = {
  open: 'Invite a colleague',
  title: 'Invite a colleague',
  text: 'We’ll email a link. They choose a password and start with this role.',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  language: 'Email language',
  submit: 'Send invitation',
  done: 'The invitation to {name} is on its way.',
  known:
    '{name} already had an account and now has the role. We emailed a link to choose a password.',
  sendAgain: 'Send it again',
  resent: 'A new link is on its way to {email}.',
} as const;

export type WaitingUsersMessages = MessagesOf<typeof waitingUsers>;
export type UserInvitationMessages = MessagesOf<typeof userInvitation>;
