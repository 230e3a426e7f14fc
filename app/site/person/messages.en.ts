import type { Stage } from '../../../domain/enums.ts';
import { applicationTextLabels } from '../../i18n/messages/application-text-labels.en.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';

const stages: Record<Stage | 'withdrawn', { name: string; next: string }> = {
  new: {
    name: 'Received',
    next: 'A recruiter will read your application within five working days. You’ll get an email either way.',
  },
  screening: {
    name: 'First call',
    next: 'We’re going through your application in detail and will get back to you within a week, most likely to suggest a call.',
  },
  interview: {
    name: 'Interview',
    next: 'The company wants to meet you. Email us two or three times that suit you.',
  },
  offer: { name: 'Offer', next: 'The company wants to make you an offer. Take the time you need.' },
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
  erasing: {
    title: 'Your data will be erased on {date}',
    text: 'Until then it’s hidden, and your applications aren’t being considered. Would you rather we kept it, or do you have a question? Write to {email}.',
  },
  applications: {
    title: 'Your applications',
    at: '{job} at {company}',
    sent: 'Sent {date}',
    where: 'Status',
    next: 'Next step',
    stored: 'What you sent',
    textLabels: applicationTextLabels,
    save: 'Save changes',
    saved: 'Your application is updated.',
    none: 'No applications.',
    withdraw: 'Withdraw application',
    withdrawText: 'It will no longer be considered. You can’t undo this, but you can apply again.',
    withdrawConfirm: 'Yes, withdraw it',
    job: 'Job ad',
  },
  interviews: {
    choose: 'Choose a time for your interview',
    booked: 'Your interview',
    cancelled: 'The interview is cancelled',
    next: {
      proposed: 'We’d like to talk to you. Choose a time below.',
      booked: 'Your interview is booked. The details are below.',
    },
    kinds: { phone: 'Phone call', video: 'Video call', on_site: 'In person' },
    length: '{kind}, {minutes} minutes.',
    with: 'You’ll meet {names}.',
    join: 'Join the video call',
    weCall: 'We’ll call you.',
    zone: 'All times are {zone}.',
    none: 'There’s no time left to choose right now. Email your recruiter, and we’ll find one.',
    moreDays: 'Show more days',
    book: 'Book this time',
    bookDone: 'Booked. We’ve emailed you an invitation for your calendar.',
    move: 'Change the time',
    moveConfirm: 'Change to this time',
    cancel: 'Cancel the interview',
    cancelText: 'We’ll tell everyone who was going to meet you. Your application stays with us.',
    cancelConfirm: 'Yes, cancel it',
    cancelDone: 'The interview is cancelled, and we’ve told everyone.',
  },
  recruiter: { role: 'Your recruiter', ask: 'Email {name}', subject: '{subject}' },
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
    newEmail:
      'We’ve received your new address {newEmail}. Until we’ve checked it, we write to {email}. After that you’ll get a new link at the new address, and this one stops working.',
    newEmailOnly: 'We’ve received your new address {newEmail}. We’ll use it once we’ve checked it.',
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
    candidate: {
      active: { title: 'You’re in the candidate database', text: '' },
      paused: {
        title: 'Your profile in the candidate database is paused',
        text: 'While it’s paused, we don’t suggest you for jobs or email you about new ones. Your profile stays as it is.',
      },
    },
    freelancer: {
      pending: {
        title: 'We’re looking at your profile for the freelance network',
        text: 'You’ll hear from us within three working days of joining, either way.',
      },
      approved: { title: 'You’re in the freelance network', text: '' },
      paused: {
        title: 'Your profile in the freelance network is paused',
        text: 'While it’s paused, we don’t suggest you for assignments. Your profile and your calendar stay as they are.',
      },
      declined: {
        title: 'You’re not in the freelance network',
        text: 'We couldn’t offer you a place this time. Your profile is kept until {date} unless you remove it.',
      },
    },
    until: 'Until {date}. Then we’ll ask if you want to stay.',
    renew: 'I want to stay',
    renewed: 'You’re staying. The new date is above.',
    pause: {
      candidate:
        'Need a break? While your profile is paused, we don’t suggest you for jobs or email you about new ones. Applications you’ve already sent carry on, and you can resume here at any time.',
      freelancer:
        'Fully booked, or need a break? While your profile is paused, we don’t suggest you for assignments. You can resume here at any time.',
      action: 'Pause my profile',
      done: 'Your profile is paused.',
    },
    resume: { action: 'Resume my profile', done: 'Your profile is no longer paused.' },
    leave: {
      candidate: {
        title: 'Leave the candidate database',
        text: 'We stop considering you for new jobs right away. If we have nothing else from you, such as an application, everything we’ve stored about you will be erased.',
        confirm: 'Yes, leave the database',
        done: 'You’ve left the candidate database.',
      },
      freelancer: {
        title: 'Leave the freelance network',
        text: 'We stop contacting you about assignments right away. If we have nothing else from you, such as an application, everything we’ve stored about you will be erased.',
        confirm: 'Yes, leave the network',
        done: 'You’ve left the freelance network.',
      },
      declined: {
        title: 'Remove my profile',
        text: 'If we have nothing else from you, such as an application, everything we’ve stored about you will be erased.',
        confirm: 'Yes, remove my profile',
        done: 'Your profile has been removed from the freelance network.',
      },
      anyDone: 'You’ve left.',
    },
  },
  privacy: {
    title: 'Your data',
    keep: 'Kept until {date} if nothing else happens.',
    erasing:
      'We no longer have a reason to keep your data, so it will be erased soon. To have it erased right away, choose “Erase my data” below.',
    erasingOn:
      'We no longer have a reason to keep your data, so it will be erased on {date}. To have it erased right away, choose “Erase my data” below.',
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
    text: 'It may be old, or have been replaced. If your data has been erased, there’s nothing left to open. Otherwise enter the email address you used, and we’ll send you a new link.',
    email: 'Email',
    send: 'Send me a new link',
    sent: 'If we recognise that address, an email is on its way.',
  },
  request: {
    title: 'Get a new link',
    text: 'Your private page shows everything we have about you. Enter the email address you used, and we’ll send you a link to it.',
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
