import { byCode } from '../../../i18n/messages-of.ts';

export const approvals = {
  title: 'Waiting for your approval',
  text: 'Read the ad and tell us if it’s right. We publish it when you say so.',
  sentOn: 'Sent to you on {day}',
  readAndApprove: 'Read and approve',
  readOf: 'Read and approve the ad for {job}',
  answered: 'Ads you’ve answered',
  states: { approved: 'Approved {day}', changes_asked: 'Changes asked for {day}' },
  seeOf: 'See the ad for {job}',
  back: 'All searches',
  eyebrow: 'Ad to approve',
  eyebrowAnswered: 'Job ad',
  intro:
    'This is how the ad for {job} will look. Read it through, then approve it or tell us what to change.',
  fromRecruiter: 'From your recruiter',
  frame: 'The ad as visitors will see it',
  inLanguage: 'Language of the ad',
  languages: { en: 'English', sv: 'Swedish' },
  answer: {
    title: 'Is the ad right?',
    comment: 'Comment',
    commentHint: 'Needed if you’d like changes. If you approve, it’s up to you.',
    approve: 'Approve the ad',
    change: 'Ask for changes',
    sending: 'Sending…',
    needsComment: 'Tell us what you’d like to change.',
  },
  decided: {
    approved: {
      own: 'You approved this ad on {day}.',
      other: '{name} approved this ad on {day}.',
      next: 'We’ll publish it. You’ll see the search here as soon as it’s open.',
    },
    changes_asked: {
      own: 'You asked for changes on {day}.',
      other: '{name} asked for changes on {day}.',
      next: 'We’ll edit the ad and come back to you.',
    },
  },
  someone: 'A colleague',
  unsent: {
    title: 'Your comment wasn’t sent',
    text: 'The ad no longer waited for an answer. Copy your comment and email it to your recruiter if it still matters.',
  },
  newer: 'There’s a newer version to approve.',
  openNewer: 'Open the newer version',
  ended: {
    withdrawn: {
      title: 'No answer needed any more',
      text: 'We’ve withdrawn this ad for now. You’ll hear from us if we need your approval again.',
    },
    replaced: {
      title: 'There’s a newer version',
      text: 'The ad has been edited since it was sent to you.',
    },
    published: {
      title: 'The ad is published',
      text: 'It went live before you answered. Tell us if something should change.',
    },
    job_closed: {
      title: 'This search is closed',
      text: 'The ad no longer needs your approval.',
    },
    client_changed: {
      title: 'No answer needed any more',
      text: 'This ad no longer needs your approval.',
    },
    unknown: {
      title: 'This ad isn’t here',
      text: 'It may have been deleted, or it was sent to a colleague. Your recruiter can help.',
    },
  },
  seeAd: 'See the ad',
  contactUs: 'Contact us',
  recruiter: { role: 'Your recruiter', ask: 'Email {name}' },
  errors: byCode({
    conflict: 'A colleague answered first. This is their answer.',
    link_expired: 'The ad no longer needs your approval.',
    not_allowed: 'You no longer have access to this ad.',
    too_many_requests: 'Too many attempts. Wait a minute and try again.',
  }),
  failed: 'Your answer wasn’t sent. Check your connection and try again.',
} as const;
