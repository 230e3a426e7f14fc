import type { QuestionSeed } from './rows.ts';

/** Screening questions that more than one job asks. */

export const rightToWorkInTheNordics: QuestionSeed = {
  kind: 'yes_no',
  prompt: {
    en: 'Do you have the right to work in the country where the job is based?',
    sv: 'Får du arbeta i det land där jobbet finns?',
  },
  help: {
    en: 'If you’re a citizen of a Nordic or EU/EEA country, you do.',
    sv: 'Är du medborgare i ett land i Norden eller EU/EES får du alltid det.',
  },
  required: true,
};

export const earliestStart: QuestionSeed = {
  kind: 'single_choice',
  prompt: { en: 'How soon could you start?', sv: 'När skulle du kunna börja?' },
  options: [
    { value: 'at-once', label: { en: 'Within a month', sv: 'Inom en månad' } },
    {
      value: 'one-to-three',
      label: { en: 'In one to three months', sv: 'Om en till tre månader' },
    },
    { value: 'later', label: { en: 'Later than that', sv: 'Senare än så' } },
  ],
  required: true,
};

export const portfolioLink: QuestionSeed = {
  kind: 'url',
  prompt: { en: 'Where can we see your work?', sv: 'Var kan vi se det du har gjort?' },
  help: {
    en: 'A link to a portfolio, a site or a film. You can also include a PDF with your CV.',
    sv: 'En länk till en portfolio, en webbplats eller en film. Har du den som PDF kan du lägga in den i ditt cv i stället.',
  },
  required: false,
};
