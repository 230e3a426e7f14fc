import { document, documents } from '../../../document.ts';
import { commercialProcess } from '../../process.ts';
import { earliestStart } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { sagaEkdal } from '../staff.ts';

/** A draft on its way: the requirements are yet to be written in Swedish. */
export const tonsattProductManager: JobSeed = {
  slug: 'tonsatt-product-manager',
  kind: 'client',
  is_fixed: false,
  client: 'Tonsatt',
  owner: sagaEkdal,
  field: 'tech',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'senior',
  title: { en: 'Product manager', sv: 'Produktchef' },
  summary: {
    en: 'Decide what a film editor should hear first, out of 22,000 pieces of music.',
    sv: 'Bestäm vad en filmklippare ska möta först, bland 22 000 stycken musik.',
  },
  description: documents(
    `## The job

    Tonsatt has the music and the composers. What's missing is someone to own the journey from "I need something sad, but not slow" to a licence. You lead the product together with a designer and four developers.

    ## What you'll do

    - Own search, licensing and payouts to composers
    - Talk to three customers a week, and let the team listen in
    - Say no, and explain why`,
    `## Jobbet

    Tonsatt har musiken och kompositörerna. Det som saknas är någon som äger vägen från ”jag behöver något sorgset, men inte långsamt” till en licens. Du leder produkten tillsammans med en designer och fyra utvecklare.

    ## Det här ska du göra

    - Ansvara för sökning, licenser och utbetalning till kompositörerna
    - Tala med tre kunder i veckan, och låta teamet lyssna
    - Säga nej, och förklara varför`,
  ),
  requirements: {
    en: document(
      `- Five or more years in product, at least two of them owning one
      - You write clearly and concisely
      - You've licensed, made or edited something with sound`,
    ),
  },
  process: commercialProcess,
  state: 'draft',
  opened_days_ago: null,
  closes_in_days: null,
  closed_days_ago: null,
  salary: { minimum: 56000, maximum: 66000, currency: 'SEK', period: 'month', is_shown: false },
  questions: [
    {
      kind: 'long_text',
      prompt: {
        en: 'What did you last decide not to build, and how did you explain it?',
        sv: 'Vad bestämde du senast att inte bygga, och hur förklarade du det?',
      },
      required: true,
    },
    earliestStart,
  ],
};
