import type { MessagesOf } from '../../i18n/messages-of.ts';

type PolicySection = {
  id: string;
  title: string;
  paragraphs: string[];
  list?: string[];
  link?: { to: string; label: string };
};

const sections: PolicySection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    paragraphs: [
      '{controller} decides why and how your data is used and is the controller under the General Data Protection Regulation. You can reach us at {email} or {phone}. A person reads what you write, usually the same day.',
    ],
  },
  {
    id: 'what',
    title: 'What we store, and why',
    paragraphs: ['Only what you give us yourself, and the notes we take while working with it.'],
    list: [
      'Applicants: name, email, phone if you give it, CV, answers to the job’s questions, and our interview notes. So that we and the hiring company can consider you.',
      'Candidates in the database: name, contact details, what you’re looking for, your skills and CV. So that we can email you when a job fits.',
      'Freelancers: the same, and your day rate, calendar and work samples. So that we can offer assignments.',
      'Companies: name, contact details and what you tell us about your hiring; for clients also our emails with your contacts and the invoices. So that we can get in touch, do the work and be paid for it.',
      'Readers of the newsletter: email and language. So that we can send you new articles.',
      'People who contact us: name, email and message. So that we can answer.',
    ],
  },
  {
    id: 'never',
    title: 'What we never ask for',
    paragraphs: [
      'Your personal identity number, your previous salary, your health, your beliefs, your family. If something like that is in a CV, we don’t use it, and you can send a new one.',
    ],
  },
  {
    id: 'ground',
    title: 'Our legal basis',
    paragraphs: [
      'Your consent, for applications, the candidate database, the freelance network and the forms. We record which text you agreed to, when and in which language, and you can withdraw it at any time. For companies that are our clients, the basis is the contract between us, and for bookkeeping it’s the law.',
    ],
  },
  {
    id: 'who-sees',
    title: 'Who sees it',
    paragraphs: [
      'Our recruiters. The hiring company sees the people we present for its job, through a private link that can be revoked and that records what was opened, or in a document with or without your name. From the candidate database and the freelance network nothing leaves us until you’ve said yes to that specific job.',
      'We don’t sell your data or share it for advertising. Files and data are kept on servers within the European Union.',
    ],
  },
  {
    id: 'decisions',
    title: 'Who decides',
    paragraphs: [
      'People. No system ranks, scores or rejects you automatically. If you get a no, you can ask how we decided, and we’ll answer.',
    ],
  },
  {
    id: 'visits',
    title: 'Visits to this site',
    paragraphs: [
      'We count visits on our own server: which page, which language, and which site you came from. We use no cookies for this, nothing is stored in your browser and nothing can be traced to you. One cookie remembers the language you chose. If you sign in, one more recognises your browser, so that nobody guessing your password can lock you out.',
    ],
  },
  {
    id: 'rights',
    title: 'Your rights, and how to use them',
    paragraphs: [
      'If you have applied for a job, or joined the candidate database or the freelance network, there is a private link in the email that confirmed it. It lets you do everything yourself, without an account and without asking anyone.',
      'If you have written to us, joined the waiting list or had a calculation sent to you, email {email} from the address you used, and a person will do it for you. Either way, you can:',
    ],
    list: [
      'see everything we have stored about you, word for word',
      'download a copy',
      'correct anything that’s wrong',
      'withdraw an application or your consent',
      'erase everything',
    ],
    link: { to: '/me', label: 'Lost your private link? Get a new one' },
  },
  {
    id: 'erasure',
    title: 'How erasure works',
    paragraphs: [
      'What you erase through your private link is erased right away, for good. What we erase, because its time is up or because you asked us to, is hidden from us right away and erased for good after {quarantine} at most: those days are there in case of mistakes. Nothing that remains can be tied to you: only statistics, such as how many applied for a job and how far they got, and a log entry that says something was erased and when, without your name.',
    ],
  },
  {
    id: 'complaints',
    title: 'If you’re not happy with us',
    paragraphs: [
      'Tell us first; we’d like to put it right. You can also complain to the Swedish Authority for Privacy Protection, Integritetsskyddsmyndigheten, or to the authority in the country where you live.',
    ],
  },
];

export const privacyPolicy = {
  title: 'What we store, why, and for how long',
  lead: 'The whole policy takes four minutes. The table takes ten seconds.',
  days: { one: 'one day', other: '{count} days' },
  controller: '{name} (company reg. no. {number})',
  office: 'Our address is {office}.',
  version: 'Version 3, in force since {date}',
  contents: 'On this page',
  print: 'Print',
  table: {
    title: 'How long we keep it',
    caption: 'How long data is kept',
    what: 'What',
    time: 'Kept',
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
        afterwards: 'We ask. No answer, and it’s erased',
      },
      {
        what: 'Profile in the freelance network',
        time: '{freelanceNetwork} at a time',
        afterwards: 'We ask. No answer, and it’s erased',
      },
      {
        what: 'Message, waiting list, calculation',
        time: '{waitingList} after the last contact',
        afterwards: 'Erased',
      },
      {
        what: 'Contacts at our clients',
        time: 'As long as you’re a client, then {application}',
        afterwards: 'Erased',
      },
      { what: 'Newsletter', time: 'Until you unsubscribe', afterwards: 'Erased within a month' },
      { what: 'Invoices', time: '7 years, by law', afterwards: 'Erased' },
    ],
  },
  sections,
} as const;

export type PrivacyPolicyMessages = MessagesOf<typeof privacyPolicy>;
