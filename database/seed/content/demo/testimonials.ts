import type { TestimonialSeed } from '../website-rows.ts';

export const testimonials: TestimonialSeed[] = [
  {
    quote: {
      en: 'We’d been looking for a head of engineering for five months. Alpaca sat in on our Monday meeting, worked out in a week what we really needed, and introduced us to four people. We hired the second one on day thirteen.',
      sv: 'Vi hade letat utvecklingschef i fem månader. Alpaca satt med på vårt måndagsmöte, förstod på en vecka vad vi egentligen behövde och visade oss fyra personer. Vi anställde nummer två på dag tretton.',
    },
    name: 'Ines Falk',
    title: { en: 'Head of people', sv: 'HR-chef' },
    company: 'Kvist',
    logo: 'kvist',
    image: 'portrait:7',
    case_url: '/blog/case-kvist-head-of-engineering',
    state: 'published',
    position: 1,
  },
  {
    quote: {
      en: 'Seven hires last year, one price, and no invoice that made me wince. With our old agency, the same seven would have cost just over 770,000 kronor. I’ve checked the maths twice.',
      sv: 'Sju rekryteringar förra året, ett pris och ingen faktura som fick mig att sätta mig ner. Med vår gamla byrå hade samma sju kostat drygt 770 000 kronor. Jag har räknat två gånger.',
    },
    name: 'Otto Hedberg',
    title: { en: 'CEO', sv: 'Vd' },
    company: 'Havre',
    logo: 'havre',
    image: 'portrait:8',
    case_url: '/blog/case-havre-seven-sales-hires',
    state: 'published',
    position: 2,
  },
  {
    quote: {
      en: 'Our candidates thought the recruiter worked here. After a while, so did I. Everyone got an answer, even the people we turned down, and two of them have applied again.',
      sv: 'Våra kandidater trodde att rekryteraren jobbade hos oss. Det gjorde jag med, efter ett tag. Alla fick svar, även de som fick nej, och två av dem har sökt igen.',
    },
    name: 'Ragna Solvik',
    title: { en: 'CTO', sv: 'CTO' },
    company: 'Nordlys',
    logo: 'nordlys',
    image: 'portrait:9',
    case_url: '/blog/case-nordlys-product-designer',
    state: 'published',
    position: 3,
  },
];
