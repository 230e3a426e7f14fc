import { documents } from '../../../document.ts';
import { ownProcess } from '../../process.ts';
import { earliestStart, portfolioLink } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { sagaEkdal } from '../staff.ts';

export const employerMarketingProducer: JobSeed = {
  slug: 'employer-marketing-producer',
  kind: 'internal',
  is_fixed: false,
  client: null,
  owner: sagaEkdal,
  field: 'creative',
  location: 'Stockholm',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  title: { en: 'Employer marketing producer', sv: 'Producent inom employer branding' },
  summary: {
    en: 'Show what it’s really like to work for our clients: job ads, short films, portraits. In two languages, without the adjectives.',
    sv: 'Visa hur det verkligen är att arbeta hos våra kunder: annonser, korta filmer, porträtt. På två språk och utan adjektiv.',
  },
  description: documents(
    `## The job

    A good job ad is half the search. You make the ads and everything around them: the two-minute film from the workshop, the portrait of the colleague who's stayed nine years, the page that loads on a phone in a lift.

    ## What you'll do

    - Visit clients, listen, and find the thing they have stopped noticing
    - Write four to six job ads a month in Swedish and English, as two originals, not one translation
    - Film and edit short pieces with simple equipment and good sound
    - Track how many read, how many apply and how many were right, and change what doesn't work
    - Keep our own channels alive: the blog, the newsletter, the alpaca

    ## What you get

    - A camera, a microphone and a free hand
    - Five weeks of holiday and the week between Christmas and New Year, pension at ITP level
    - Hybrid work with two days a week in Stockholm`,
    `## Jobbet

    En bra platsannons är halva rekryteringen. Du gör annonserna och allt omkring dem: filmen på två minuter från verkstaden, porträttet av kollegan som har stannat i nio år, sidan som laddas på en telefon i en hiss.

    ## Det här ska du göra

    - Besöka kunder, lyssna och hitta det de själva har slutat lägga märke till
    - Skriva fyra till sex annonser i månaden på svenska och engelska, som två texter och inte en översättning
    - Filma och klippa korta inslag, med enkel utrustning och bra ljud
    - Följa hur många som läser, hur många som söker och hur många som var rätt, och ändra det som inte fungerade
    - Hålla liv i våra egna kanaler: bloggen, nyhetsbrevet, alpackan

    ## Det här får du

    - Kamera, mikrofon och fria händer
    - Fem veckors semester och ledigt i mellandagarna, tjänstepension på ITP-nivå
    - Hybridarbete med två dagar i veckan i Stockholm`,
  ),
  requirements: documents(
    `- Three or more years of writing and producing for others, at an agency, in a newsroom or in a comms team
    - Swedish and English as working tools
    - You film and edit yourself
    - You can listen to a lorry mechanic for an hour and come home with one good sentence`,
    `- Minst tre år med att skriva och producera åt andra, på byrå, redaktion eller kommunikationsavdelning
    - Svenska och engelska som verktyg, inte som ämnen
    - Du filmar och redigerar själv
    - Du kan lyssna på en lastbilsmekaniker i en timme och komma hem med en bra mening`,
  ),
  process: ownProcess,
  state: 'open',
  opened_days_ago: 33,
  closes_in_days: null,
  closed_days_ago: null,
  salary: { minimum: 39000, maximum: 47000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    { ...portfolioLink, required: true },
    {
      kind: 'long_text',
      prompt: {
        en: 'Pick a job ad you have seen and rewrite its first three sentences.',
        sv: 'Välj en platsannons du har sett och skriv om dess tre första meningar.',
      },
      required: true,
    },
    earliestStart,
  ],
};
