import { documents } from '../../../document.ts';
import { commercialProcess } from '../../process.ts';
import { earliestStart } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { eliasGranat } from '../staff.ts';

export const kvistHeadOfGrowth: JobSeed = {
  slug: 'kvist-head-of-growth',
  kind: 'client',
  is_fixed: false,
  client: 'Kvist',
  owner: eliasGranat,
  field: 'go_to_market',
  location: 'Malmö',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'lead',
  title: { en: 'Head of growth', sv: 'Tillväxtchef' },
  summary: {
    en: 'From 180 paying architecture firms to 500, in three countries. You lead marketing and sales: six people, one number.',
    sv: 'Från 180 betalande arkitektkontor till 500, i tre länder. Du leder marknad och försäljning: sex personer, en siffra.',
  },
  description: documents(
    `## The job

    Architects try Kvist because a friend uses it. That got the company to 180 firms and 14 million SEK a year. It won't get it to Denmark and Germany. You find out what will, and build the team to do it.

    ## What you'll do

    - Own one number, new annual revenue, and share openly each month how it went
    - Decide who Kvist is for: the two-person studio or the firm with two hundred
    - Turn the trial around. Today 9% pay after thirty days, and nobody is sure why it isn't 20%
    - Lead four people in sales and two in marketing, and hire the next three with us
    - Join the management team, alongside two founders who are architects and want to be challenged with data

    ## What's in place

    A product that people recommend (net promoter score 61), clean data since January, a budget of 3.2 million SEK for the first year, and a patient board.

    ## What you get

    - A bonus of up to 20% of base salary, on one target, not seven
    - Options in a company that is close to break-even
    - Hybrid work from a timber house in Malmö harbour, twenty-five minutes from Copenhagen`,
    `## Jobbet

    Arkitekter provar Kvist för att en vän gör det. Det har burit företaget till 180 kontor och 14 miljoner kronor om året. Det räcker inte hela vägen till Danmark och Tyskland. Du tar reda på vad som gör det, och bygger teamet som genomför det.

    ## Det här ska du göra

    - Äga en enda siffra, nya årliga intäkter, och varje månad berätta öppet hur det gick
    - Bestämma vem Kvist är till för: ateljén med två personer eller kontoret med tvåhundra
    - Vända provperioden. I dag betalar 9 procent efter trettio dagar och ingen vet säkert varför det inte är 20
    - Leda fyra säljare och två marknadsförare, och anställa de nästa tre tillsammans med oss
    - Sitta i ledningsgruppen bredvid två grundare som är arkitekter och gärna blir motsagda med siffror

    ## Det här finns på plats

    En produkt som folk rekommenderar (NPS 61), ordnade data sedan i januari, en budget på 3,2 miljoner kronor för första året och en tålmodig styrelse.

    ## Det här får du

    - En rörlig del på upp till 20 procent av den fasta lönen, knuten till ett mål och inte sju
    - Optioner i ett bolag som är nära nollresultat
    - Hybridarbete från ett trähus i Malmö hamn, tjugofem minuter från Köpenhamn`,
  ),
  requirements: documents(
    `- Eight or more years in B2B software sales, marketing or growth, at least three of them as a leader
    - You've taken a product into a second country and can tell us what went wrong
    - You read your own numbers, without an analyst in between
    - Swedish and English; German or Danish is a big plus`,
    `- Minst åtta år inom försäljning, marknad eller tillväxt för programvara till företag, varav minst tre som ledare
    - Du har fört en produkt till ett andra land och kan berätta vad som gick fel
    - Du läser dina siffror själv, utan analytiker emellan
    - Svenska och engelska; tyska eller danska är en verklig fördel`,
  ),
  process: commercialProcess,
  state: 'open',
  opened_days_ago: 16,
  closes_in_days: 25,
  closed_days_ago: null,
  salary: { minimum: 65000, maximum: 80000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'long_text',
      prompt: {
        en: 'Which number have you moved that you’re most proud of? From what, to what, in how long?',
        sv: 'Vilken siffra är du mest stolt över att ha flyttat? Från vad, till vad, på hur lång tid?',
      },
      required: true,
    },
    {
      kind: 'multiple_choice',
      prompt: { en: 'Which languages do you work in?', sv: 'Vilka språk arbetar du på?' },
      options: [
        { value: 'swedish', label: { en: 'Swedish', sv: 'Svenska' } },
        { value: 'english', label: { en: 'English', sv: 'Engelska' } },
        { value: 'danish', label: { en: 'Danish', sv: 'Danska' } },
        { value: 'german', label: { en: 'German', sv: 'Tyska' } },
      ],
      required: true,
    },
    earliestStart,
  ],
};
