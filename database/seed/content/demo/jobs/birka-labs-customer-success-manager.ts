import { documents } from '../../../document.ts';
import { commercialProcess } from '../../process.ts';
import { earliestStart, rightToWorkInTheNordics } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { eliasGranat } from '../staff.ts';

export const birkaLabsCustomerSuccessManager: JobSeed = {
  slug: 'birka-labs-customer-success-manager',
  kind: 'client',
  is_fixed: false,
  client: 'Birka Labs',
  owner: eliasGranat,
  field: 'go_to_market',
  location: 'Uppsala',
  country: 'SE',
  remote: 'hybrid',
  employment_type: 'full_time',
  seniority: 'mid',
  title: { en: 'Customer success manager', sv: 'Customer success manager' },
  summary: {
    en: 'Be the person twelve hospital labs call. Work from home in Sweden, with about six days a month on the road.',
    sv: 'Var den som tolv sjukhuslaboratorier ringer. Hemifrån i Sverige, med promenadskorna på sex dagar i månaden.',
  },
  description: documents(
    `## The job

    A laboratory changes systems once every fifteen years, and dreads it. You're there when it happens and stay on afterwards: you plan the rollout, train the night shift and make sure they get the most out of the system.

    ## What you'll do

    - Own the relationship with twelve laboratories in Sweden and Finland
    - Lead three rollouts a year, each about ten weeks, with a fixed plan and someone on site
    - Turn questions into improvements: you sit with the product team every other Wednesday
    - Write guides that a biomedical analyst can follow at three in the morning

    ## How it works

    You work from home, anywhere in Sweden, and visit customers about six days a month. The team of seven meets in Uppsala the first Thursday of the month. There is a support desk, so you are not on call.

    ## What you get

    - Six weeks of holiday and pension at ITP level
    - Travel time counted as working time
    - A good chair`,
    `## Jobbet

    Ett laboratorium byter system vart femtonde år och bävar för det. Du är med när det händer och är kvar efteråt: planerar införandet, utbildar nattskiftet och ser till att systemet används till det det kan.

    ## Det här ska du göra

    - Ansvara för relationen med tolv laboratorier i Sverige och Finland
    - Leda tre införanden om året, vart och ett på ungefär tio veckor, med en fast plan och en person på plats
    - Göra frågor till förbättringar: varannan onsdag sitter du med produktteamet
    - Skriva handledningar som en biomedicinsk analytiker kan följa klockan tre på natten

    ## Så går det till

    Du arbetar hemifrån, var som helst i Sverige, och besöker kunder ungefär sex dagar i månaden. Teamet på sju ses i Uppsala första torsdagen i månaden. Det finns en supportdisk, så du har ingen beredskap.

    ## Det här får du

    - Sex veckors semester och tjänstepension på ITP-nivå
    - Restid som räknas som arbetstid
    - En bra stol`,
  ),
  requirements: documents(
    `- Three or more years of customer success, training or implementation
    - You have worked in or close to health care, preferably in a laboratory
    - Swedish and English, spoken and written; Finnish is a plus
    - A driving licence`,
    `- Minst tre års ansvar för kunder, utbildning eller införanden
    - Du har arbetat i eller nära vården, gärna i ett laboratorium
    - Svenska och engelska i tal och skrift; finska är en fördel
    - Körkort`,
  ),
  process: commercialProcess,
  state: 'open',
  opened_days_ago: 7,
  closes_in_days: 35,
  closed_days_ago: null,
  salary: { minimum: 43000, maximum: 50000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'short_text',
      prompt: {
        en: 'Where have you met health care or laboratories in your work?',
        sv: 'Var har du mött vård eller laboratorier i ditt arbete?',
      },
      required: true,
    },
    {
      kind: 'yes_no',
      prompt: {
        en: 'Can you travel about six days a month?',
        sv: 'Kan du resa ungefär sex dagar i månaden?',
      },
      required: true,
    },
    rightToWorkInTheNordics,
    earliestStart,
  ],
};
