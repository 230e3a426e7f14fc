import { documents } from '../../../document.ts';
import { techProcess } from '../../process.ts';
import { earliestStart } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { mioTallberg } from '../staff.ts';

export const fjallmarkFrontendDeveloper: JobSeed = {
  slug: 'fjallmark-frontend-developer',
  kind: 'client',
  is_fixed: false,
  client: 'Fjällmark',
  owner: mioTallberg,
  field: 'tech',
  location: 'Östersund',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  title: { en: 'Front-end developer', sv: 'Frontendutvecklare' },
  summary: {
    en: 'Build the repair service that makes a ten-year guarantee work, from booking to the parcel home.',
    sv: 'Bygg reparationstjänsten som får en tioårsgaranti att fungera, från bokning till paketet hem.',
  },
  description: documents(
    `## The job

    Every week 300 jackets come to the workshop in Östersund. Each has an owner wondering when it's coming back. You build the service where they book a repair, follow it stitch by stitch and get a photo when it's done.

    ## What you'll do

    - Build the service in TypeScript and React, with a small team: you, a back-end developer and a designer
    - Make it work for the seamstresses too, on a tablet among the sewing machines
    - Keep the online store fast: 1.2 seconds on a phone in the mountains

    ## What you get

    - Hybrid work, with three days a week in Östersund
    - 37.5 hours a week, clothes at cost, repairs for free`,
    `## Jobbet

    Varje vecka kommer 300 jackor till ateljén i Östersund. Var och en har en ägare som undrar när den kommer tillbaka. Du bygger tjänsten där man bokar en lagning, följer den stygn för stygn och får en bild när den är klar.

    ## Det här ska du göra

    - Bygga tjänsten i TypeScript och React i ett litet team: du, en backendutvecklare och en designer
    - Få den att fungera även för sömmerskorna, på en surfplatta bland symaskinerna
    - Se till att nätbutiken förblir snabb: 1,2 sekunder på en telefon i fjällen

    ## Det här får du

    - Hybridarbete, med tre dagar i veckan i Östersund
    - 37,5 timmars arbetsvecka, kläder till inköpspris och fria lagningar`,
  ),
  requirements: documents(
    `- Three or more years as a front-end developer
    - React and TypeScript, and an eye for speed and accessibility
    - Swedish or English`,
    `- Minst tre år som frontendutvecklare
    - React och TypeScript, och öga för snabbhet och tillgänglighet
    - Svenska eller engelska`,
  ),
  process: techProcess,
  state: 'closed',
  opened_days_ago: 74,
  closes_in_days: null,
  closed_days_ago: 20,
  salary: { minimum: 44000, maximum: 54000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'short_text',
      prompt: {
        en: 'Which page are you proudest of making fast?',
        sv: 'Vilken sida är du stoltast över att ha gjort snabb?',
      },
      required: true,
    },
    earliestStart,
  ],
};
