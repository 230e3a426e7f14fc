import type { MessagesOf } from '../../i18n/messages-of.ts';

export const review = {
  pageTitle: 'Your shortlist | {siteName}',
  eyebrow: 'Shortlist for {company}',
  greeting: {
    one: 'Hi {name}. Here’s someone we believe in. Read about them, then ask for an interview or pass. We see your answer right away.',
    other:
      'Hi {name}. Here are {count} people we believe in. Read about each of them, then ask for an interview or pass. We see your answers right away.',
  },
  from: 'From your recruiter',
  answered: 'You’ve answered {answered} of {count}.',
  allAnswered: 'You’ve answered for everyone. Thank you, we’ll take it from here.',
  terms:
    'This link is personal and works until {date}. It shows personal data, so please don’t share it. We log what’s opened and answered.',
  empty: {
    title: 'Nobody here right now',
    text: 'The people on this shortlist are no longer available. We’ll be in touch with new names.',
  },
  people: 'Shortlist',
  cv: 'Open CV',
  cvOf: 'Open {name}’s CV',
  recruiter: { role: 'Your recruiter', ask: 'Email {name}', subject: 'Shortlist for {subject}' },
  answers: 'Answers',
  notes: 'Notes from your recruiter',
  cvHere: 'Read the CV here',
  cvFrame: '{name}’s CV',
  cvLoading: 'Opening the CV…',
  cvElsewhere: 'This file can’t be shown here. Use “Open CV” instead.',
  yes: 'Yes',
  no: 'No',
  decide: 'Your answer on {name}',
  interview: 'Ask for an interview',
  pass: 'Pass',
  interviewAsked: 'You’ve asked for an interview. We’ll suggest times.',
  passed: 'You’ve passed. Changed your mind? Ask for an interview.',
  comments: 'Comments',
  you: 'You',
  yourRecruiter: 'Your recruiter',
  comment: 'Comment to your recruiter',
  commentOn: 'Comment on {name}',
  commentHint:
    'Only we see it, not the candidate, and we answer here. It’s also sent when you ask for an interview or pass.',
  olderComments: 'Older comments aren’t shown here. We still have them.',
  tooManyComments:
    'You’ve written the most comments that fit here. Email {email} to add something about {name}.',
  tooMany: 'That’s a lot of answers in a short time. Wait a minute and try again.',
  send: 'Send comment',
  said: {
    interview: 'Got it: an interview with {name}.',
    pass: 'Got it: you’re passing on {name}.',
    comment: 'We’ve got your comment on {name}.',
  },
  saidWithComment: {
    interview: 'Got it: an interview with {name}. We’ve got your comment too.',
    pass: 'Got it: you’re passing on {name}. We’ve got your comment too.',
  },
  gone: {
    text: '{name} is no longer a candidate for this job, most likely because they’ve just withdrawn. Your answer wasn’t saved. Questions? Email {email}.',
    comment: 'Your comment, which wasn’t sent',
  },
  failed: 'We didn’t get that. Try again in a moment.',
  contact: 'Questions? Email {email}.',
  closed: {
    expired: {
      title: 'This link has expired',
      text: 'Shortlists are only open for a limited time because they show personal data. Contact us and we’ll send you a new link.',
    },
    revoked: {
      title: 'This shortlist is closed',
      text: 'We’ve revoked this link, usually because there’s a newer one or the role is filled. Contact us if you still need it.',
    },
    unknown: {
      title: 'This link doesn’t work',
      text: 'Part of it may be missing. Open it from the email again, or contact us.',
    },
    write: 'Contact us',
  },
} as const;

export type ReviewMessages = MessagesOf<typeof review>;
