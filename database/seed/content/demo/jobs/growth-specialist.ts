import { documents } from '../../../document.ts';
import { ownProcess } from '../../process.ts';
import { earliestStart } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { sagaEkdal } from '../staff.ts';

export const growthSpecialist: JobSeed = {
  slug: 'growth-specialist',
  kind: 'internal',
  is_fixed: false,
  client: null,
  owner: sagaEkdal,
  field: 'go_to_market',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  title: { en: 'Growth specialist', sv: 'Tillväxtspecialist' },
  summary: {
    en: 'Help more Nordic companies find us, understand the price and book a call. Without a single cold-call list.',
    sv: 'Hjälp fler företag i Norden att hitta oss, förstå priset och boka ett samtal. Utan en enda ringlista.',
  },
  description: documents(
    `## The job

    Companies find us through a calculator, an article or a friend. You make sure there are more of each. You own the journey from first visit to booked call, and you know exactly where people drop off.

    ## What you'll do

    - Own the number of booked calls, and the cost of each
    - Improve the site together with our developers: one experiment a week, with the result written down, even when it's dull
    - Take Norway and Denmark from a tenth of our clients to a third
    - Write, or commission, what a founder searches for at eleven at night
    - Measure without following people around: our analytics has no cookies, and it's staying that way

    ## What you get

    - A budget of your own from day one
    - Five weeks of holiday and the week between Christmas and New Year, pension at ITP level
    - Hybrid work with two days a week in Stockholm`,
    `## Jobbet

    Företag hittar oss genom en kalkylator, en artikel eller en vän. Du ser till att det blir fler av varje. Du äger vägen från första besöket till det bokade samtalet, och du vet i siffror var folk lämnar den.

    ## Det här ska du göra

    - Ansvara för antalet bokade samtal, och för vad vart och ett kostar
    - Förbättra webbplatsen tillsammans med våra utvecklare: ett test i veckan, med resultatet nedskrivet även när det är trist
    - Ta Norge och Danmark från en tiondel av våra kunder till en tredjedel
    - Skriva, eller låta skriva, det som en grundare söker efter klockan elva på kvällen
    - Mäta utan att följa efter folk: vår statistik använder inga cookies, och så förblir det

    ## Det här får du

    - En egen budget från första dagen
    - Fem veckors semester och ledigt i mellandagarna, tjänstepension på ITP-nivå
    - Hybridarbete med två dagar i veckan i Stockholm`,
  ),
  requirements: documents(
    `- Three or more years of B2B growth or marketing
    - You set up, run and read an experiment yourself
    - Enough SQL or spreadsheet skills to trust your own numbers
    - Swedish and English; Norwegian or Danish is a big plus`,
    `- Minst tre år med tillväxt eller marknadsföring av tjänster till företag
    - Du planerar, genomför och utvärderar tester själv
    - Så mycket SQL eller kalkylark att du litar på dina egna siffror
    - Svenska och engelska; norska eller danska är en verklig fördel`,
  ),
  process: ownProcess,
  state: 'open',
  opened_days_ago: 11,
  closes_in_days: null,
  closed_days_ago: null,
  salary: { minimum: 42000, maximum: 50000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'long_text',
      prompt: {
        en: 'Look at our pricing page. What would you test first, and how would you know whether it worked?',
        sv: 'Titta på vår prissida. Vad skulle du testa först, och hur skulle du veta om det fungerade?',
      },
      required: true,
    },
    earliestStart,
  ],
};
