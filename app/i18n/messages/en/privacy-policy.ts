export type PolicySection = { id: string; title: string; paragraphs: string[]; list?: string[] };

const sections: PolicySection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      '{siteName} decides why and how your data is used, and is the controller under the General Data Protection Regulation. You can reach us at {email} or {phone}. A person reads what you write, usually the same day.',
    ],
  },
  {
    id: 'what',
    title: 'What we store, and why',
    paragraphs: ['Only what you give us yourself, and what we write down while we work with it.'],
    list: [
      'Applicants: name, e-mail, phone if you give it, CV, answers to the questions of the job, and our notes from interviews. So that we and the company that is hiring can consider you.',
      'Candidates in the database: name, contact details, what you want, your skills and CV. So that we can write to you when a job fits.',
      'Freelancers: the same, and your day rate, calendar and samples of work. So that we can offer assignments.',
      'Companies: name, contact details and what you tell us about your hiring. So that we can get in touch and do the work.',
      'Those who write to us: name, e-mail and the message. So that we can answer.',
    ],
  },
  {
    id: 'never',
    title: 'What we never ask for',
    paragraphs: [
      'Your personal identity number, your former pay, your health, your beliefs, your family. If something like that is in a CV we do not use it, and you may send a new one.',
    ],
  },
  {
    id: 'ground',
    title: 'Our legal basis',
    paragraphs: [
      'Your consent, for applications, the candidate database, the freelance network and the forms. We record which text you agreed to, when and in which language, and you may withdraw it at any time. For companies that are our customers the basis is the contract between us, and for bookkeeping the law.',
    ],
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    paragraphs: [
      'Our recruiters. The company that is hiring sees the people we present for its job, through a private link that can be revoked and that records what was opened. From the candidate database and the freelance network nothing leaves us before you have said yes to that very job.',
      'We sell nothing and share nothing for advertising. Files and data are kept on servers within the European Union.',
    ],
  },
  {
    id: 'decisions',
    title: 'Who decides',
    paragraphs: [
      'People. No system ranks you, scores you or turns you down by itself. If you get a no, you may ask which merits decided, and we answer.',
    ],
  },
  {
    id: 'visits',
    title: 'Visits to this site',
    paragraphs: [
      'We count visits on our own server: which page, which language, and from which site you came. No cookies are used for it, nothing is stored in your browser and nothing can be traced to you. One cookie remembers the language you chose. If you sign in, one more recognises your browser, so that nobody who guesses at your password can lock you out.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, and how to use them',
    paragraphs: [
      'If you have applied for a job, or joined the candidate database or the freelance network, there is a private link in the e-mail that confirmed it. With it you do everything yourself, without an account and without asking anybody.',
      'If you have written to us, joined the waiting list or had a calculation sent to you, write to {email} from the address you used, and a person does it for you. Either way you can:',
    ],
    list: [
      'see everything we have stored about you, word for word',
      'take a copy with you',
      'correct what is wrong',
      'withdraw an application or your consent',
      'erase all of it',
    ],
  },
  {
    id: 'erasure',
    title: 'How erasing works',
    paragraphs: [
      'What you erase through your private link is erased at once and for good. What we erase, because its time is up or because you asked us to, disappears from our view at once and is erased for good after {quarantine} at most: those days are there for mistakes. What remains is nothing that can be tied to you: figures, such as how many applied for a job and how far they came, and a line in a log that says that something was erased and when, without your name.',
    ],
  },
  {
    id: 'complaints',
    title: 'If you are not happy with us',
    paragraphs: [
      'Tell us first; we would like to put it right. You may also turn to the Swedish Authority for Privacy Protection, Integritetsskyddsmyndigheten, or to the authority of the country where you live.',
    ],
  },
];

export const privacyPolicy = {
  title: 'What we store, why, and for how long',
  lead: 'The whole policy takes four minutes. The table takes ten seconds.',
  days: { one: 'one day', other: '{count} days' },
  office: 'Our address is {office}.',
  version: 'Version 2, in force since {date}',
  contents: 'On this page',
  print: 'Print',
  table: {
    title: 'For how long',
    caption: 'How long data is kept',
    what: 'What',
    time: 'Kept for',
    afterwards: 'Then',
    rows: [
      {
        what: 'Application, CV and answers',
        time: '{application} after the last activity',
        afterwards: 'Erased',
      },
      {
        what: 'Profile in the candidate database',
        time: '{candidateBank} at a time',
        afterwards: 'We ask; without an answer it is erased',
      },
      {
        what: 'Profile in the freelance network',
        time: '{freelanceNetwork} at a time',
        afterwards: 'We ask; without an answer it is erased',
      },
      {
        what: 'Message, waiting list, calculation',
        time: '{waitingList} after the last contact',
        afterwards: 'Erased',
      },
      { what: 'Invoices', time: '7 years, by law', afterwards: 'Erased' },
    ],
  },
  sections,
};

export type PrivacyPolicyMessages = typeof privacyPolicy;
