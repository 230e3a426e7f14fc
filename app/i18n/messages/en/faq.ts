export const faq = {
  title: 'Short answers to fair questions',
  lead: 'If yours is missing, ask it. A person answers within one working day.',
  search: {
    label: 'Search the questions',
    placeholder: 'price, CV, pause …',
    button: 'Search',
    none: 'No question has those words. Try another one, or ask us.',
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
            'A fixed fee each month: {small} for one search at a time, {medium} for two, {large} for five, excluding VAT. A single role can also be done as a project at a fixed price.',
        },
        {
          question: 'How fast is it?',
          answer:
            'Fourteen days from the first call to a signed contract is what we plan for. The first candidates come within seven days. What usually slows a search down is calendars, so we book the interviews in the first call.',
        },
        {
          question: 'What kind of roles do you fill?',
          answer:
            'Tech, go-to-market and creative: developers, data people, product, sales, marketing, customer success, design, content. If a role is outside what we know, we say so at once.',
        },
        {
          question: 'Is there a binding time?',
          answer:
            'No. You may cancel any day, and the subscription ends when the month you have paid for does. You may also pause for up to three whole months a year.',
        },
        {
          question: 'What if the new colleague leaves?',
          answer:
            'In a subscription you just start a new search. In a project we do the search once more for free if the employment ends within six months, whoever ended it.',
        },
        {
          question: 'In which countries do you work?',
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
            'No. Your name, your e-mail address, a CV and a few questions about the job. Afterwards you get an e-mail with a private link to your application.',
        },
        {
          question: 'Will I really get an answer?',
          answer:
            'Yes, everybody does, at every step. Your private page shows where the application stands and what comes next, so you need not wonder in between.',
        },
        {
          question: 'Does a machine sort the applications?',
          answer:
            'No. A recruiter reads every one of them. Nothing ranks or rejects you automatically, and if you get a no you may ask for the reason.',
        },
        {
          question: 'Do you ask about my present salary?',
          answer:
            'Never, nor do we ask for a personal identity number. The pay is in the ad whenever the company lets us show it.',
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
            'No. You invoice the company for what you have agreed on, and the whole rate is yours. The company’s subscription pays for our work.',
        },
        {
          question: 'How often will you write?',
          answer:
            'Only when an assignment fits your skills, your rate and your calendar. For most that is once or twice a month. Pause whenever you like.',
        },
        {
          question: 'Who sees my profile?',
          answer:
            'Our recruiters. A company sees your name once you have said yes to that very assignment, not before.',
        },
      ],
    },
    {
      id: 'data',
      title: 'About personal data',
      questions: [
        {
          question: 'How long do you keep my CV?',
          answer:
            'Applications {application} after the last activity, profiles in the candidate database {candidateBank} and in the freelance network {freelanceNetwork} at a time. Before that we ask if you want to stay; no answer, and we erase it.',
        },
        {
          question: 'How do I get my data erased?',
          answer:
            'Through the private link in the e-mail you got when you applied or joined: see everything we have, take a copy, correct it or erase it. Lost the link, or never had one? Write to us from the address you used, and we will do it for you.',
        },
        {
          question: 'Do you use cookies?',
          answer:
            'One, which remembers the language you chose. Visits are counted on our own server without cookies, and nothing is passed on to others.',
        },
      ],
    },
  ],
};

export type FaqMessages = typeof faq;
