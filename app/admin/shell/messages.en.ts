import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';

export const adminShell = {
  loading: 'Loading admin portal...',
  needsScripts: 'The back office needs JavaScript. Turn it on in your browser and reload the page.',
  backOffice: 'Back office',
  skipToContent: 'Skip to content',
  menu: 'Back office menu',
  openMenu: 'Menu',
  closeMenu: 'Close menu',
  toSite: 'View website',
  signOut: 'Sign out',
  signOutFailed: 'You’re signed out in this browser, but we couldn’t tell the server: {error}',
  signedOut: 'You’re signed out.',
  sessionEnded: 'Your session was ended elsewhere. Sign in to pick up where you left off.',
  navigation: {
    dashboard: 'Dashboard',
    reports: 'Reports',
    jobs: 'Jobs',
    applications: 'Applications',
    interviews: 'Interviews',
    applicants: 'Applicants',
    candidates: 'Candidates',
    freelancers: 'Freelancers',
    waitingList: 'Waiting list',
    clients: 'Clients',
    invoices: 'Invoices',
    bookingLinks: 'Booking links',
    blog: 'Blog',
    emailTemplates: 'Email templates',
    generalTerms: 'General terms',
    website: 'Website',
    users: 'Users',
    conversations: 'Conversations',
    outbox: 'Outbox',
    privacyRequests: 'Privacy requests',
    imports: 'Import',
    webhooks: 'Webhooks',
    auditLog: 'Audit log',
    settings: 'Settings',
    profile: 'Your profile',
  },
  groups: { recruiting: 'Recruiting', publishing: 'Publishing', running: 'Operations' },
  counts: {
    open_jobs: '{count} open',
    new_applications: '{count} new',
    candidates: '{count} in the database',
    new_leads: '{count} new',
  },
  scheme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  roles: {
    admin: 'Administrator',
    recruiter: 'Recruiter',
    editor: 'Editor',
  },
  waiting: {
    title: 'Waiting for approval',
    text: 'Your account is ready, {name}. As soon as an administrator gives you a role, this page opens automatically.',
    signedInAs: 'Signed in as {email}',
  },
  noAccess: {
    title: 'Staff only',
    text: 'You’re signed in with a visitor account. Do you work here? Ask an administrator for an invitation.',
    client: 'Are you a client?',
    portal: 'Open the client portal',
  },
  disabled: {
    title: 'This account is disabled',
    text: 'An administrator has disabled it. If that’s a mistake, contact an administrator.',
  },
  required: {
    title: 'One more step',
    text: 'Everyone who works here uses two-factor authentication. Set yours up now; it takes a minute.',
  },
  failed: 'Something went wrong: {error}',
  loadFailed: {
    title: 'Something went wrong',
    text: 'Couldn’t load this. Check your connection and try again.',
    retry: 'Try again',
  },
  undo: 'Undo',
  undone: 'Undone.',
  disabledStaff: '{name} (disabled)',
  /** Messages of the server are shown unchanged, except those written for developers. */
  errors: byCode({
    mfa_verification_failed: 'That code isn’t right. Try the one showing now.',
    mfa_challenge_expired: 'That took too long. Try again with a new code.',
    mfa_ip_address_mismatch: 'Try again with a new code.',
    current_password_invalid: 'The current password isn’t right.',
    reauthentication_not_valid: 'The code is wrong or has expired.',
    otp_expired: 'The link has already been used or has expired.',
    insufficient_aal: 'Confirm with two-factor authentication first.',
    session_not_found: 'You’re signed out. Sign in again.',
    PGRST303: 'You’re signed out. Sign in again.',
    not_allowed: 'You don’t have permission to do this, or it no longer exists.',
    '42501': 'You don’t have permission to do this, or it no longer exists.',
    not_found: 'It no longer exists.',
    invalid: 'Something in it isn’t valid.',
    conflict: 'A colleague got there first.',
    mail_sent: 'The email has already gone out.',
    mail_unfit: 'That email doesn’t match the current stage.',
    billing_incomplete: 'Add the client’s billing address before you send the invoice.',
    seller_incomplete:
      'Your own company details are incomplete, so the invoice can’t get its number. The invoice lists what’s missing.',
    billing_email_missing:
      'Add an invoice email to the client, or approve its main contact’s address, before you email the invoice.',
    rate_missing:
      'Enter the exchange rate before you send the invoice: VAT must be stated in SEK too.',
    mail_is_notice:
      'Emails that tell their recipient about a change can’t be cancelled or postponed.',
    mail_state: 'The email has gone out, or was cancelled in the meantime.',
    mail_reason_ended: 'What the email says no longer holds, so it can’t be sent again.',
    'a review link is valid for at most 180 days':
      'A shortlist can be open for 180 days at most. You can extend it later.',
    'a link leads to an address that is not allowed':
      'One of the links doesn’t lead to a web page, an email address or a phone number.',
    'the plan of this client is in full use':
      'The client’s plan has no room for another search. Open the job on its own to choose what to do.',
    'a job with shortlists keeps its client':
      'Shortlists have been made for this client, so the job stays with it. Create a new job for the other client and move the applicants there.',
    'the picture is on another site': 'The picture is on another site. Upload it here instead.',
    'a picture in a text is not from this site':
      'One of the pictures is on another site. Upload it here instead.',
    PGRST116: 'It no longer exists.',
    offline: 'Can’t reach the server. Check your connection and try again.',
  }),
} as const;

export type AdminShellMessages = MessagesOf<typeof adminShell>;
