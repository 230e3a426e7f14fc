import type { MessagesOf } from '../../i18n/messages-of.ts';

export const aboutUs = {
  title: 'One herd, no success fees.',
  lead: 'We recruit for Nordic companies as if we worked there. We nearly do: we’re in their channels, we know their bad habits, and we’re paid the same whoever they hire.',
  picture: 'An alpaca with a lantern, searching at night',
  alpaca: {
    title: 'Why an alpaca?',
    text: 'Farmers keep an alpaca with their sheep because it stays calm, spots trouble first and never leaves the herd. It also hums when it’s content. We can’t think of a better description of a good recruiter.',
  },
  values: {
    title: 'What we promise',
    items: [
      {
        title: 'Everyone gets an answer',
        text: 'Within five working days, at every stage, even when it’s a no. It’s the only number on our wall.',
      },
      {
        title: 'We say what we think',
        text: 'If the salary is too low or the role is really two roles, you’ll hear it in the first hour, not after six weeks.',
      },
      {
        title: 'People make the decisions',
        text: 'No automatic ranking, no automatic rejections. A recruiter reads, a person decides, and they can explain why.',
      },
      {
        title: 'We only ask for what we need',
        text: 'Never your personal identity number, never your previous salary. And what we promise to erase, we erase.',
      },
    ],
  },
  team: {
    title: 'Meet the herd',
    lead: 'The people behind the emails you get from us.',
  },
  join: { text: 'Want to work with us?', link: 'See open positions' },
} as const;

export type AboutUsMessages = MessagesOf<typeof aboutUs>;
