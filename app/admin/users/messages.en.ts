import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';
import { accountRemoval, openWork } from './leaving/messages.en.ts';
import { userInvitation, waitingUsers } from './new-users/messages.en.ts';
import { userFactor, userPasskeys, userSessions } from './sign-in/messages.en.ts';

export const adminUsers = {
  title: 'Users',
  search: 'Search name or email',
  cancel: 'Cancel',
  notYours: {
    title: 'You don’t have access',
    text: 'Only administrators manage users and roles.',
  },
  notFound: { title: 'User not found', text: 'The account may have been removed.' },
  back: 'All users',
  empty: { title: 'No users yet', text: 'Invite your first colleague by email.' },
  you: 'You',
  noRole: 'None yet',
  never: 'Never',
  errors: byCode({
    last_administrator:
      'There must always be one administrator. Make someone else an administrator first.',
    conflict: 'A colleague already has this address. You’ll find them in the list.',
    not_allowed: 'Only administrators can do this, and not to their own account.',
    not_found: 'This account no longer exists.',
    too_many_requests: 'Too many requests. Wait a minute and try again.',
    account_in_use:
      'This colleague has open work or has rated applicants, which would be lost. Hand the work over and disable the account instead.',
    successor_not_active:
      'Work can only go to an active recruiter or administrator. Choose someone else.',
    current_password_required:
      'It’s been a while since you signed in. Open one colleague and change the role there, or sign in again.',
    reauthentication_needed:
      'It’s been a while since you signed in. Open one colleague and change the role there, or sign in again.',
    '42501': 'Nobody can change their own role.',
    PGRST116: 'Your own role just changed, or the account no longer exists.',
  }),
  standings: { invited: 'Invited', waiting: 'Waiting', active: 'Active', disabled: 'Disabled' },
  languages: { en: 'English', sv: 'Swedish' },
  roleDescriptions: {
    admin:
      'Everything, including users, email templates, settings and answers to privacy requests.',
    recruiter: 'Jobs, applications, people and emails to them. Can follow privacy requests.',
    editor: 'The blog, the terms and job drafts. No personal data.',
  },
  columns: {
    name: 'Name',
    email: 'Email',
    role: 'Role',
    standing: 'Account',
    secondFactor: 'Two-factor',
    sessions: 'Sessions',
    lastSeen: 'Last seen',
    language: 'Language',
    invitedBy: 'Invited by',
    created: 'Created',
  },
  secondFactor: { on: 'On', off: 'Off' },
  filters: { withoutFactor: 'Without two-factor' },
  bulk: {
    role: 'Set role',
    disable: 'Disable',
    enable: 'Enable',
  },
  administrator: {
    title: 'Make {name} an administrator?',
    text: 'Administrators can do everything right away: read all personal data, prices and invoices, erase people, change settings, and decide who else has access.',
    submit: 'Make administrator',
  },
  waiting: waitingUsers,
  invite: userInvitation,
  account: {
    title: 'Account',
    role: 'Role',
    roleSet: '{name}’s role is now {role}.',
    ownRole: 'Only another administrator can change your role.',
    close: 'Disable account',
    closeText:
      'They lose access right away, and links they shared to shortlists and drafts stop working. Their work stays: hand it over first.',
    closed: '{name}’s account is disabled.',
    open: 'Enable account',
    opened: '{name}’s account is enabled.',
    invitedText: 'The invitation hasn’t been accepted yet.',
    waitingText: 'Signed up and waiting. Choose a role to give them access.',
  },
  facts: {
    title: 'About',
    email: 'Email',
    language: 'Language',
    lastSeen: 'Last seen',
    created: 'Created',
    approved: 'Approved',
    invitedBy: 'Invited by',
    nobody: 'Signed up without an invitation',
    notYet: 'Not yet',
    auditLogBy: 'Activity by {name}',
    auditLogAbout: 'Changes to this account',
  },
  factor: userFactor,
  passkeys: userPasskeys,
  sessions: userSessions,
  work: openWork,
  removal: accountRemoval,
} as const;

export type AdminUsersMessages = MessagesOf<typeof adminUsers>;
