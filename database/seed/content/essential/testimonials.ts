import type { TestimonialSeed } from '../rows.ts';

export const testimonials: TestimonialSeed[] = [
  {
    quote: {
      en: 'We had looked for a head of engineering for five months. Alpaca sat in on our Monday meeting, understood in a week what we really needed, and showed us four people. We hired the second one on day thirteen.',
      sv: 'Vi hade letat utvecklingschef i fem månader. Alpaca satt med på vårt måndagsmöte, förstod på en vecka vad vi egentligen behövde och visade oss fyra personer. Vi anställde nummer två på dag tretton.',
    },
    name: 'Ines Falk',
    title: { en: 'Head of people', sv: 'HR-chef' },
    company: 'Kvist',
    logo: 'kvist',
    image: 'portrait:1',
    position: 1,
  },
  {
    quote: {
      en: 'Seven hires last year, one price, no bill that made me sit down. With our old agency the same seven would have cost just over 800,000 kronor. I have done the sum twice.',
      sv: 'Sju rekryteringar förra året, ett pris och ingen faktura som fick mig att sätta mig ner. Med vår gamla byrå hade samma sju kostat drygt 800 000 kronor. Jag har räknat två gånger.',
    },
    name: 'Otto Hedberg',
    title: { en: 'Chief executive', sv: 'Vd' },
    company: 'Havre',
    logo: 'havre',
    image: 'portrait:2',
    position: 2,
  },
  {
    quote: {
      en: 'Our candidates thought that the recruiter worked here. So did I, after a while. Everybody got an answer, even those we turned down, and two of them have applied again.',
      sv: 'Våra kandidater trodde att rekryteraren jobbade hos oss. Det gjorde jag med, efter ett tag. Alla fick svar, även de som fick nej, och två av dem har sökt igen.',
    },
    name: 'Ragna Solvik',
    title: { en: 'Head of technology', sv: 'CTO' },
    company: 'Nordlys',
    logo: 'nordlys',
    image: 'portrait:3',
    position: 3,
  },
];
