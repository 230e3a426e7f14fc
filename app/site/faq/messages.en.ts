import type { MessagesOf } from '../../i18n/messages-of.ts';

export const faq = {
  title: 'Straight answers to fair questions',
  picture: 'An alpaca with glasses, looking up an answer in a book',
  lead: 'Can’t find yours? Ask us. A person will answer within one working day.',
  search: {
    label: 'Search questions',
    placeholder: 'price, CV, pause…',
    button: 'Search',
    none: 'No questions match. Try another word, or ask us.',
    found: { one: '1 question', other: '{count} questions' },
  },
  ask: 'Ask us',
  groups: [
    {
      id: 'companies',
      title: 'For companies',
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'A fixed monthly fee: {small} for one search at a time, {medium} for two, {large} for five, excluding VAT. You can also hire for a single role as a fixed-price project.',
        },
        {
          question: 'How fast is it?',
          answer:
            'We plan for fourteen days from first call to signed contract. You’ll meet the first candidates within seven days. What usually slows a search down is calendars, so we book the interviews in the first call.',
        },
        {
          question: 'What kind of roles do you fill?',
          answer:
            'Tech, go-to-market and creative: developers, data, product, sales, marketing, customer success, design, content. If a role is outside what we know, we’ll say so right away.',
        },
        {
          question: 'Is there a minimum contract period?',
          answer:
            'No. Cancel any day, and the subscription ends when the month you’ve paid for does. You can also pause for up to three whole months a year.',
        },
        {
          question: 'What if the new hire leaves?',
          answer:
            'On a subscription, you just start a new search. On a project, we redo the search for free if they leave within six months, whoever ended it.',
        },
        {
          question: 'Which countries do you work in?',
          answer:
            'Sweden, Norway, Denmark and Finland. We also fill jobs that can be done from anywhere in the Nordics.',
        },
      ],
    },
    {
      id: 'candidates',
      title: 'For candidates',
      questions: [
        {
          question: 'Do I need an account to apply?',
          answer:
            'No. Just your name, your email address, a CV and a few questions about the job. You’ll then get an email with a private link to your application.',
        },
        {
          question: 'Will I really get an answer?',
          answer:
            'Yes, everyone does, at every stage. Your private page shows the status of your application and what happens next, so you never have to wonder.',
        },
        {
          question: 'Does AI screen the applications?',
          answer:
            'No. A recruiter reads every single one. Nothing ranks or rejects you automatically, and if it’s a no, you can ask why.',
        },
        {
          question: 'Do you ask about my current salary?',
          answer:
            'Never, and we don’t ask for your personal identity number either. The salary is in the ad whenever the company lets us show it.',
        },
        {
          question: 'What does it cost me?',
          answer: 'Nothing. The companies pay us.',
        },
      ],
    },
    {
      id: 'freelancers',
      title: 'For freelancers',
      questions: [
        {
          question: 'Do you take a cut of my day rate?',
          answer:
            'No. You invoice the company at the rate you’ve agreed, and all of it is yours. The company’s subscription pays for our work.',
        },
        {
          question: 'How often will you get in touch?',
          answer:
            'Only when an assignment fits your skills, your rate and your calendar. For most people that’s once or twice a month. Pause on your private page whenever you like.',
        },
        {
          question: 'Who sees my profile?',
          answer:
            'Our recruiters. A company sees your name once you’ve said yes to that specific assignment, and not before.',
        },
      ],
    },
    {
      id: 'data',
      title: 'About your data',
      questions: [
        {
          question: 'How long do you keep my CV?',
          answer:
            'Applications for {application} after the last activity, profiles in the candidate database for {candidateBank} and in the freelance network for {freelanceNetwork} at a time. Before that we ask if you want to stay. If you don’t answer, we erase it.',
        },
        {
          question: 'How do I get my data erased?',
          answer:
            'Use the private link in the email you got when you applied or joined: there you can see everything we have, download a copy, correct it or erase it. Lost the link, or never had one? We’ll email you a new one.',
          link: { to: '/me', label: 'Get a new link' },
        },
        {
          question: 'Do you use cookies?',
          answer:
            'One, to remember the language you chose. We count visits on our own server without cookies, and pass nothing on to anyone.',
        },
      ],
    },
  ],
} as const;

export type FaqMessages = MessagesOf<typeof faq>;
