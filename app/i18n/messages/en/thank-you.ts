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
  | 'any';

const after: Record<Form, Confirmation> = {
  apply: {
    title: 'Your application is in.',
    text: 'An e-mail with your private link is on its way. There you can see where the application stands, at any hour.',
    steps: [
      'A recruiter reads your application within five working days. A person, not a program.',
      'You get an e-mail at every step, even if it is a no.',
      'Changed your mind? Correct, withdraw or erase it through the link in the e-mail.',
    ],
    link: { to: '/available-jobs', text: 'See more jobs' },
  },
  'join-candidate-bank': {
    title: 'You are in the database.',
    text: 'We have sent you an e-mail with your private link, where you can change your profile or leave.',
    steps: [
      'A recruiter looks through your profile within a week.',
      'When a job fits we write to you first. Nothing goes to a company before you say yes.',
      'In {candidateBank} we ask whether you want to stay. No answer, and we erase everything.',
    ],
    link: { to: '/available-jobs', text: 'See the open jobs' },
  },
  'join-freelance-network': {
    title: 'Welcome to the network.',
    text: 'We have sent you an e-mail with your private link. Keep your calendar there up to date, and the right assignments will find you.',
    steps: [
      'Freja, Mio or Elias looks at your profile and calls or writes within a week. Fifteen minutes will do to get acquainted.',
      'Then you get the assignments that fit your skills, your rate and your calendar.',
      'Say yes or no. No reason needed.',
    ],
    link: { to: '/blog', text: 'Read the blog in the meantime' },
  },
  'join-waiting-list': {
    title: 'You will hear from us.',
    text: 'Within one working day: by phone if you left a number, otherwise by e-mail. A confirmation is in your mailbox.',
    steps: [
      'A recruiter reads what you wrote before getting in touch.',
      'A call of twenty minutes: your roles, our way of working, the price.',
      'You get a proposal in writing the same day, or an honest “we are not right for this”.',
    ],
    link: { to: '/how-it-works', text: 'See how it works' },
  },
  contact: {
    title: 'Thank you, we have it.',
    text: 'A copy is in your mailbox.',
    steps: [
      'A person reads your message today or on the next working day.',
      'Whoever knows the answer replies, by name.',
      'In a hurry? Call us: the number is on the {contactPage}.',
    ],
    link: { to: '/', text: 'To the home page' },
  },
  'send-calculation': {
    title: 'Your calculation is in the mail.',
    text: 'With all figures, the assumptions behind them and a link that opens the same calculation again.',
    steps: [
      'Forward the e-mail to whoever holds the budget. The link works for everyone.',
      'A recruiter may follow up, once. If you do not answer we leave you alone.',
      'Questions about a figure? Just reply to the e-mail.',
    ],
    link: { to: '/pricing', text: 'See the plans' },
  },
  any: {
    title: 'Thanks for looking in.',
    text: 'A form leads here once it has been sent. You came directly, so there is nothing to confirm.',
    steps: [
      'A confirmation is in your mailbox. It says what happens next.',
      'Not there? Look in the spam folder too.',
      'Still nothing? Tell us: phone and e‑mail are on the {contactPage}.',
    ],
    link: { to: '/', text: 'To the home page' },
  },
};

export const thankYou = {
  /** The same for everybody: the page must not tell whether an address is known. */
  known:
    'Been in touch with us before? Then the e-mail asks you to confirm that it was you. One tap, and we take it from there.',
  next: 'What happens next',
  /** To who came without sending anything just now. */
  sentEarlier: 'If you did send something',
  contactPage: 'contact page',
  after,
};

export type ThankYouMessages = typeof thankYou;
