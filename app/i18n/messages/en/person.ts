import type { Stage } from '../../../../domain/application.ts';

const stages: Record<Stage | 'withdrawn', { name: string; next: string }> = {
  new: {
    name: 'Received',
    next: 'A recruiter reads your application within five working days. You get an e-mail either way.',
  },
  screening: {
    name: 'First talk',
    next: 'We are talking with you and with others, the same questions for everyone.',
  },
  interview: {
    name: 'Interview',
    next: 'The company wants to meet you. We will e-mail you times.',
  },
  offer: { name: 'Offer', next: 'There is an offer for you. Take the time you need.' },
  hired: { name: 'Hired', next: 'Congratulations. We are happy for you.' },
  rejected: {
    name: 'Closed',
    next: 'It was not you this time. You may ask us which merits decided: just reply to the e-mail.',
  },
  withdrawn: {
    name: 'Withdrawn',
    next: 'You have withdrawn the application. Nobody is considering it any more.',
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
    where: 'Where it stands',
    stored: 'What you sent',
    letter: 'Your letter',
    saveLetter: 'Save the letter',
    letterSaved: 'Your letter is saved.',
    none: 'No applications.',
    withdraw: 'Withdraw the application',
    withdrawText: 'Nobody will consider it any more. It cannot be undone, but you may apply again.',
    withdrawConfirm: 'Yes, withdraw it',
    job: 'The job ad',
  },
  yes: 'Yes',
  no: 'No',
  stages,
  documents: 'Your files',
  details: {
    title: 'Your details',
    headline: 'What you call yourself',
    emailHint: 'A person checks a new address before it changes.',
    save: 'Save',
    saved: 'Saved.',
  },
  profile: { title: 'Your profile', save: 'Save the profile', saved: 'Your profile is saved.' },
  calendar: {
    title: 'Your calendar',
    none: 'Nothing here yet. Tell us when you can work, and we will keep to it.',
    states: { available: 'Available', partly: 'Partly available', booked: 'Booked' },
    openEnd: 'from {from}',
    range: '{from} to {to}',
    from: 'From',
    to: 'To',
    toHint: 'Empty means until further notice.',
    what: 'How does it look?',
    save: 'Save the days',
    saved: 'Your calendar is saved.',
  },
  roles: {
    candidate: 'You are in the candidate database',
    freelancer: 'You are in the freelance network',
    until: 'Until {date}. Then we ask whether you want to stay.',
    renew: 'I want to stay',
    renewed: 'You stay. The new date is above.',
    leave: 'Leave',
    left: 'You have left.',
  },
  privacy: {
    title: 'Your data',
    keep: 'Kept until {date} if nothing more happens.',
    consents: 'What you have agreed to',
    given: 'Agreed {date}',
    withdrawn: 'withdrawn',
    export: 'Download everything',
    erase: 'Erase everything',
    eraseText:
      'All of the above is erased at once and for good, applications included. Nobody can bring it back.',
    eraseConfirm: 'Yes, erase everything',
    erasedTitle: 'Everything is erased',
    erased: 'What we had about you is gone for good.',
  },
  lost: {
    title: 'This link does not open any more',
    text: 'Links stop working when they have not been used for 30 days. Enter the e-mail address you used, and we will send you a new one.',
    email: 'E-mail',
    send: 'Send me a new link',
    sent: 'If we know that address, an e-mail is on its way.',
  },
  ended: {
    title: 'This link has expired',
    text: 'To keep your data safe, a link stops working when it has not been used for 30 days or has been replaced. We can send a new one to the e-mail address we have for you.',
    send: 'Send me a new link',
    sent: 'An e-mail with a new link is on its way.',
    otherAddress: 'Can you no longer read mail at that address? Write to {email}.',
  },
  failed: 'That did not work. Try again in a moment.',
};

export type PersonMessages = typeof person;
