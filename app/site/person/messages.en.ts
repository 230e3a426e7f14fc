import type { Stage } from '../../../domain/enums.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';

const stages: Record<Stage | 'withdrawn', { name: string; next: string }> = {
  new: {
    name: 'Received',
    next: 'A recruiter will read your application within five working days. You’ll get an email either way.',
  },
  screening: {
    name: 'First call',
    next: 'We’re talking to you and to other applicants, with the same questions for everyone.',
  },
  interview: {
    name: 'Interview',
    next: 'The company wants to meet you. We’ll email you some times.',
  },
  offer: { name: 'Offer', next: 'There’s an offer for you. Take the time you need.' },
  hired: { name: 'Hired', next: 'Congratulations! We’re happy for you.' },
  rejected: {
    name: 'Closed',
    next: 'It wasn’t a match this time. You’re welcome to ask how we decided: just reply to the email.',
  },
  withdrawn: {
    name: 'Withdrawn',
    next: 'You’ve withdrawn this application. It’s no longer being considered.',
  },
};

export const person = {
  pageTitle: 'Your page | {siteName}',
  greeting: 'Hi {name}',
  lead: 'Everything we have about you, and what you can do with it. Only you have this link.',
  applications: {
    title: 'Your applications',
    at: '{job} at {company}',
    sent: 'Sent {date}',
    where: 'Status',
    stored: 'What you sent',
    letter: 'Your cover letter',
    saveLetter: 'Save letter',
    letterSaved: 'Cover letter saved.',
    none: 'No applications.',
    withdraw: 'Withdraw application',
    withdrawText: 'It will no longer be considered. You can’t undo this, but you can apply again.',
    withdrawConfirm: 'Yes, withdraw it',
    job: 'Job ad',
  },
  yes: 'Yes',
  no: 'No',
  stages,
  documents: 'Your files',
  details: {
    title: 'Your details',
    headline: 'Your title',
    emailHint: 'We check a new address by hand before it changes.',
    save: 'Save',
    saved: 'Saved.',
  },
  profile: { title: 'Your profile', save: 'Save profile', saved: 'Profile saved.' },
  calendar: {
    title: 'Your calendar',
    none: 'Nothing here yet. Tell us when you’re available, and we’ll stick to it.',
    states: { available: 'Available', partly: 'Partly available', booked: 'Booked' },
    openEnd: 'from {from}',
    range: '{from} to {to}',
    from: 'From',
    to: 'To',
    toHint: 'Leave empty for no end date.',
    what: 'Availability',
    save: 'Save dates',
    saved: 'Calendar saved.',
  },
  roles: {
    candidate: 'You’re in the candidate database',
    freelancer: 'You’re in the freelance network',
    until: 'Until {date}. Then we’ll ask if you want to stay.',
    renew: 'I want to stay',
    renewed: 'You’re staying. The new date is above.',
    leave: 'Leave',
    left: 'You’ve left.',
  },
  privacy: {
    title: 'Your data',
    keep: 'Kept until {date} if nothing else happens.',
    consents: 'What you’ve agreed to',
    given: 'Agreed {date}',
    withdrawn: 'withdrawn',
    export: 'Download my data',
    erase: 'Erase my data',
    eraseText:
      'Everything above is erased right away and for good, applications included. It can’t be undone.',
    eraseConfirm: 'Yes, erase everything',
    erasedTitle: 'Your data has been erased',
    erased: 'Everything we had about you is gone for good.',
  },
  lost: {
    title: 'This link no longer works',
    text: 'Links stop working after 30 days without use. Enter the email address you used, and we’ll send you a new one.',
    email: 'Email',
    send: 'Send me a new link',
    sent: 'If we recognise that address, an email is on its way.',
  },
  ended: {
    title: 'This link has expired',
    text: 'To keep your data safe, a link stops working after 30 days without use, or when it’s replaced. We can send a new one to the email address we have for you.',
    send: 'Send me a new link',
    sent: 'An email with a new link is on its way.',
    otherAddress: 'No longer use that address? Email {email}.',
  },
  failed: 'Something went wrong. Try again in a moment.',
} as const;

export type PersonMessages = MessagesOf<typeof person>;
