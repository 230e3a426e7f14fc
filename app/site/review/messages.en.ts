import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';
import { fileView } from '../../ui/file-view/messages.en.ts';

export const review = {
  pageTitle: 'Your shortlist | {siteName}',
  eyebrow: 'Shortlist for {company}',
  greeting: {
    one: 'Hi {name}. Here’s someone we believe in. Read about them, then ask for an interview or pass. We see your answer right away.',
    other:
      'Hi {name}. Here are {count} people we believe in. Read about each of them, then ask for an interview or pass. We see your answers right away.',
  },
  withdrawn: {
    one: 'One person has withdrawn since we shared this shortlist and is no longer shown.',
    other: '{count} people have withdrawn since we shared this shortlist and are no longer shown.',
  },
  fromRecruiter: 'From your recruiter',
  answered: 'You’ve answered {answered} of {count}.',
  allAnswered: 'You’ve answered for everyone. Thank you, we’ll take it from here.',
  terms:
    'This link is personal and works until {date}. It shows personal data, so please don’t share it. We log what’s opened and answered.',
  portalTerms:
    'This shortlist is open until {date}. It shows personal data, so please don’t pass it on. We log what’s opened and answered.',
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
  fileView,
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
  interviewOff:
    '{name} is no longer in the process, so there won’t be an interview. Write a comment if you have questions.',
  hired: 'You’ve hired {name}.',
  rejected: '{name} is no longer in the process. Write a comment if you have questions.',
  passed: 'You’ve passed. Changed your mind? Ask for an interview.',
  interviewAskedBy: '{name} has asked for an interview. We’ll suggest times.',
  passedBy: '{name} has passed. See it differently? Ask for an interview.',
  reason:
    'Tell us briefly why {name} isn’t right, then press Pass again. It helps us find the right person.',
  comments: 'Comments',
  you: 'You',
  colleague: 'A colleague of yours',
  yourRecruiter: 'Your recruiter',
  comment: 'Comment to your recruiter',
  commentOn: 'Comment on {name}',
  commentHint:
    'Only we see it, not the candidate, and we answer here. It’s also sent when you ask for an interview or pass.',
  olderComments: 'Older comments aren’t shown here. We still have them.',
  errors: byCode({
    too_many_comments:
      'There’s no room for more comments here. Email {email} to add something about {name}.',
    too_many_requests: 'That’s a lot of answers in a short time. Wait a minute and try again.',
    conflict:
      'A colleague of yours answered on {name} at the same time. Your answer wasn’t saved. See theirs above, and answer again if you disagree.',
    person_rejected: '{name} is no longer in the process. Your answer wasn’t saved.',
    link_expired: 'This shortlist has just been closed. Your answer wasn’t saved.',
    not_allowed: 'Your access has ended. Your answer wasn’t saved.',
    session_not_found: 'Your session has ended. Sign in again; what you’ve typed is still here.',
    offline: 'You’re offline. What you’ve typed is still here: try again when you’re connected.',
  }),
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
      text: 'There may be a newer link, or part of this one is missing. Open the link in our latest email, or contact us.',
    },
    contactUs: 'Contact us',
    unsent: 'Your comments that weren’t sent',
  },
} as const;

export type ReviewMessages = MessagesOf<typeof review>;
