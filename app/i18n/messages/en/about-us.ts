export const aboutUs = {
  title: 'Five people, one alpaca, no success fees.',
  lead: 'We recruit for companies in the Nordics as if we worked there. Which we nearly do: we sit in their channels, know their bad habits and get the same pay whoever they hire.',
  picture: 'An alpaca with a lantern, searching at night',
  story: {
    title: 'How it began',
    paragraphs: [
      'Saga had placed people at a success-fee agency for nine years. One Friday in 2021 she had two candidates for one job: one who was right, and one who wanted 12,000 a month more. The bonus said the second. She called the first, and handed in her notice on Monday.',
      'The idea was simple enough for a napkin. If a customer pays the same every month, a recruiter has no reason to push anybody, to hurry anybody or to hold a good name back until the fee is agreed. All that is left to be good at is finding the right person.',
      'Mio came along the same spring, then Freja, Elias and Tuva. We have stayed small on purpose: nobody has more than four customers at a time.',
    ],
  },
  alpaca: {
    title: 'Why an alpaca?',
    text: 'Farmers put an alpaca among the sheep because it keeps calm, looks up before the others do and does not leave the herd. It also hums when it is content. We know of no better description of a good recruiter.',
  },
  values: {
    title: 'What we promise',
    items: [
      {
        title: 'Everyone gets an answer',
        text: 'Within five working days, at every step, even when it is a no. It is the only figure on our wall.',
      },
      {
        title: 'We say what we think',
        text: 'When the pay is too low or the role is two roles, you hear it in the first hour and not after six weeks.',
      },
      {
        title: 'People decide about people',
        text: 'No automatic ranking, no automatic no. A recruiter reads, a person decides, and can explain why.',
      },
      {
        title: 'We ask for little',
        text: 'Never a personal identity number, never your former pay. And we erase what we said we would erase.',
      },
    ],
  },
  team: {
    title: 'The herd',
    lead: 'These are the names in the e-mails you get from us.',
    people: [
      {
        name: 'Saga Ekdal',
        role: 'Head of recruitment',
        text: 'Reads contracts for pleasure. Will tell you that the role is two roles.',
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
        text: 'Carried a quota himself, and knows which ones cannot be met.',
      },
      {
        name: 'Tuva Stenros',
        role: 'Editor',
        text: 'Removes adjectives from job ads until only the job is left.',
      },
    ],
  },
  join: { text: 'We are looking for three more.', link: 'See the open positions' },
};

export type AboutUsMessages = typeof aboutUs;
