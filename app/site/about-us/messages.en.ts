import type { MessagesOf } from '../../i18n/messages-of.ts';

export const aboutUs = {
  title: 'Five people, one alpaca, no success fees.',
  lead: 'We recruit for Nordic companies as if we worked there. We nearly do: we’re in their channels, we know their bad habits, and we’re paid the same whoever they hire.',
  picture: 'An alpaca with a lantern, searching at night',
  story: {
    title: 'How it started',
    paragraphs: [
      'Saga had spent nine years at a success-fee agency. One Friday in 2021 she had two candidates for the same job: one who was right for it, and one who wanted 12,000 a month more. The bonus favoured the second. She called the first, and handed in her notice on Monday.',
      'The idea fitted on a napkin. If a client pays the same every month, a recruiter has no reason to oversell anyone, to rush anyone or to sit on a good name until the fee is agreed. All that’s left is finding the right person.',
      'Mio joined that same spring, then Freja, Elias and Tuva. We’ve stayed small on purpose: nobody has more than four clients at a time.',
    ],
  },
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
    people: [
      {
        name: 'Saga Ekdal',
        role: 'Head of recruitment',
        text: 'Reads contracts for pleasure. Will tell you when one role is really two.',
      },
      {
        name: 'Mio Tallberg',
        role: 'Recruiter, tech',
        text: 'Wrote code for six years and still reads yours before the interview.',
      },
      {
        name: 'Freja Holm',
        role: 'Recruiter, creative',
        text: 'Opens every portfolio, even number sixty-one.',
      },
      {
        name: 'Elias Granat',
        role: 'Recruiter, go-to-market',
        text: 'Used to carry a quota himself, and knows which ones can’t be met.',
      },
      {
        name: 'Tuva Stenros',
        role: 'Editor',
        text: 'Cuts adjectives from job ads until only the job is left.',
      },
    ],
  },
  join: { text: 'We’re looking for three more people.', link: 'See open positions' },
} as const;

export type AboutUsMessages = MessagesOf<typeof aboutUs>;
