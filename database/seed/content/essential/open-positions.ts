import type { OpenPositionSeed } from '../website-rows.ts';

export const openPositions: OpenPositionSeed[] = [
  {
    job_slug: 'talent-hunter',
    title: {
      en: 'Talent hunter',
      sv: 'Talent hunter',
    },
    body: {
      en: 'Find people who aren’t looking, and write to them so well they answer. For three or four companies at a time, as if you worked there.',
      sv: 'Hitta människor som inte letar jobb, och skriv så att de svarar. Åt tre eller fyra företag i taget, som om du arbetade där.',
    },
    facts: {
      en: 'Full-time\nStockholm, three days a week wherever you like\nFixed salary, no commission',
      sv: 'Heltid\nStockholm, tre dagar i veckan var du vill\nIngen provision, fast lön',
    },
    state: 'published',
    position: 1,
  },
  {
    job_slug: 'employer-marketing-producer',
    title: {
      en: 'Employer marketing producer',
      sv: 'Producent inom employer branding',
    },
    body: {
      en: 'Show what it’s really like to work for our clients, in film, photos and words, with real people and no slow-motion handshakes.',
      sv: 'Berätta hur det är att arbeta hos våra kunder: i film, bild och text, med riktiga människor och utan handslag i ultrarapid.',
    },
    facts: {
      en: 'Full-time\nStockholm and on the road\nYour own camera budget',
      sv: 'Heltid\nStockholm och på resande fot\nEgen kamerabudget',
    },
    state: 'published',
    position: 2,
  },
  {
    job_slug: 'growth-specialist',
    title: {
      en: 'Growth specialist',
      sv: 'Tillväxtspecialist',
    },
    body: {
      en: 'Help more founders find the calculator and more candidates find the jobs. You measure, test and stop what doesn’t work.',
      sv: 'Få fler grundare att hitta kalkylatorn och fler kandidater att hitta jobben. Du mäter, testar och stoppar det som inte fungerar.',
    },
    facts: {
      en: 'Full-time\nStockholm, three days a week wherever you like\nHalf the week is yours to plan',
      sv: 'Heltid\nStockholm, tre dagar i veckan var du vill\nHalva veckan planerar du själv',
    },
    state: 'published',
    position: 3,
  },
];
