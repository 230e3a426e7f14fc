import type { MessagesOf } from '../../i18n/messages-of.ts';

type Confirmation = {
  title: string;
  text: string;
  steps: string[];
  link: { to: string; text: string };
};

type Form =
  | 'apply'
  | 'join-candidate-bank'
  | 'join-freelance-network'
  | 'join-waiting-list'
  | 'contact'
  | 'send-calculation'
  | 'join-newsletter'
  | 'any';

const after: Record<Form, Confirmation> = {
  apply: {
    title: 'Thanks for applying.',
    text: 'An email with your private link is on its way. Use it to check the status of your application at any time.',
    steps: [
      '{reader} will read your application within five working days. A person, not a program.',
      'You’ll get an email at every stage, even if it’s a no.',
      'Changed your mind? Correct, withdraw or erase it through the link in the email.',
    ],
    link: { to: '/available-jobs', text: 'See more jobs' },
  },
  'join-candidate-bank': {
    title: 'You’re in the database.',
    text: 'We’ve emailed you a private link where you can change your profile or leave. Open it once: job alerts start when we know that the address is yours.',
    steps: [
      'A recruiter will look at your profile within a week.',
      'When a job fits, you’ll hear from us first. Nothing goes to a company until you say yes.',
      'In {candidateBank} we’ll ask if you want to stay. If you don’t answer, we erase everything.',
    ],
    link: { to: '/available-jobs', text: 'See open jobs' },
  },
  'join-freelance-network': {
    title: 'Thanks, we’re looking at your profile.',
    text: 'We’ve emailed you a private link, where you can add to your profile and your calendar in the meantime.',
    steps: [
      'One of our recruiters will look at your profile within three working days. You’ll hear from us either way.',
      'If you’re in, you’ll hear about assignments that fit your skills, your rate and your calendar.',
      'Say yes or no to each of them. No reason needed.',
    ],
    link: { to: '/blog', text: 'Read the blog in the meantime' },
  },
  'join-waiting-list': {
    title: 'We’ll be in touch.',
    text: 'Within one working day: by phone if you left a number, otherwise by email. We’ve emailed you a confirmation.',
    steps: [
      'A recruiter reads what you wrote before getting in touch.',
      'A twenty-minute call: your roles, how we work, the price.',
      'You get a written proposal the same day, or an honest “we’re not right for this”.',
    ],
    link: { to: '/how-it-works', text: 'See how it works' },
  },
  contact: {
    title: 'Thanks, we’ve got it.',
    text: 'We’ve emailed you a confirmation. You’ll get an answer within one working day.',
    steps: [
      'A person will read your message today or the next working day.',
      'Whoever knows the answer will reply in person.',
      'In a hurry? Call us: the number is on the {contactPage}.',
    ],
    link: { to: '/', text: 'Back to home' },
  },
  'send-calculation': {
    title: 'Your calculation is on its way.',
    text: 'With all the numbers, the assumptions behind them and a link that opens the same calculation.',
    steps: [
      'Forward the email to whoever holds the budget. The link works for everyone.',
      'A recruiter may follow up once. If you don’t answer, we’ll leave you alone.',
      'Questions about the numbers? Just reply to the email.',
    ],
    link: { to: '/pricing', text: 'See the plans' },
  },
  'join-newsletter': {
    title: 'Almost there: check your inbox.',
    text: 'We’ve emailed you a link. Press the button in it, and you’re on the list.',
    steps: [
      'Nothing arrives? Look in your spam folder, or sign up again.',
      'After that, you’ll get each new article the morning after it’s published.',
      'Every email has a link to unsubscribe. No questions asked.',
    ],
    link: { to: '/blog', text: 'Back to the blog' },
  },
  any: {
    title: 'Thanks for stopping by.',
    text: 'This page appears after you’ve sent a form. You came here directly, so there’s nothing to confirm.',
    steps: [
      'We’ve emailed you a confirmation that says what happens next.',
      'Not there? Check your spam folder.',
      'Still nothing? Tell us: our phone and email are on the {contactPage}.',
    ],
    link: { to: '/', text: 'Back to home' },
  },
};

export const thankYou = {
  /** Everybody sees this, because the page must not tell whether we know an address. */
  knownNote:
    'Been in touch with us before? Then the email asks you to confirm it was you. One tap, and we’ll take it from there.',
  /** Replaces the text that says that the mail is on its way. */
  lateMailText:
    'What you sent has reached us, so there’s no need to send it again. We’re getting unusually many forms right now, and our email may be hours late or not arrive at all.',
  /** Everybody who has applied sees this, because the page must not tell who has applied before. */
  appliedAgainNote:
    'Already applied for this job? Then your first application stays. On your own page you can follow it and change your cover letter. If you sent a new CV, we add it to your files.',
  /** Names the reader of an application if the recruiter of the job is not shown. */
  anyReader: 'A recruiter',
  applied: { title: 'Your application', job: '{title} at {company}', recruiter: 'Your recruiter' },
  stepsTitle: 'What happens next',
  /** Shown to visitors who open the page without having sent a form. */
  stepsTitleWithoutForm: 'If you did send something',
  contactPage: 'contact page',
  after,
} as const;

export type ThankYouMessages = MessagesOf<typeof thankYou>;
