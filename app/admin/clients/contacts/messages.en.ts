import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const clientContacts = {
  title: 'Contacts',
  none: 'No contacts yet. Add the people you work with at the client.',
  add: 'Add contact',
  dialog: 'Add contact',
  editDialog: 'Edit contact',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  roleHint: 'Such as hiring manager or CEO.',
  language: 'Language',
  primary: 'Main contact',
  makePrimary: 'Make main contact',
  remove: 'Remove',
  profile: 'Profile',
  added: '{name} added.',
  joined: '{name} was already on file and is now a contact too.',
  removed: '{name} is no longer a contact.',
  primarySet: '{name} is the main contact.',
  unapproved:
    'Invoices aren’t emailed to this address until the client’s owner or an administrator approves it.',
  approve: 'Approve for invoices',
  approved: 'Invoices are emailed to {email}.',
  saved: 'Contact saved.',
  unnamed: 'No name',
} as const;

export type ClientContactsMessages = MessagesOf<typeof clientContacts>;

export const clientPortal = {
  badge: 'Portal',
  accessSince: 'Portal access since {day}',
  otherAddress: 'Portal access ended when the email address changed.',
  give: 'Give portal access',
  ownerGives: 'The client’s owner or an administrator gives contacts access to the portal.',
  mailAgain: 'Email the portal link again',
  withdraw: 'Withdraw portal access',
  seesBilling: 'sees plan and invoices',
  showBilling: 'Show plan and invoices',
  hideBilling: 'Hide plan and invoices',
  billingShown: '{name} can see plan and invoices in the portal.',
  billingHidden: '{name} can no longer see plan and invoices.',
  accessGiven: 'Portal access given. The link has been sent to {email}.',
  withdrawn: '{name} no longer has access to the portal.',
  report: {
    label: 'Weekly report by email',
    turnedOn: '{name} gets the report on Mondays.',
    turnedOff: '{name} no longer gets the weekly report.',
  },
  dialog: {
    title: 'Give {name} portal access?',
    sees: 'They’ll see the searches and shortlists for {company}, and can give feedback on candidates. A job that only its team sees is shown to contacts on its team.',
    billing: 'Also show plan, prices and invoices',
    billingHint: 'For the person who signs or pays. They can also ask for a pause.',
    mail: 'A link to the portal is sent to {email}. They sign in with a code by email, without a password.',
    submit: 'Give access and send',
  },
} as const;

export type ClientPortalMessages = MessagesOf<typeof clientPortal>;
