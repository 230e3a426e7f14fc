import { documents } from '../../../document.ts';
import { techProcess } from '../../process.ts';
import { earliestStart, rightToWorkInTheNordics } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';

export const gofidoFullstackDeveloper: JobSeed = {
  slug: 'gofido-fullstack-developer',
  kind: 'client',
  is_fixed: true,
  client: 'GoFido',
  owner: null,
  field: 'tech',
  location: 'Malmö',
  country: 'SE',
  remote: 'remote',
  employment_type: 'full_time',
  seniority: 'senior',
  benefits: ['pension', 'holiday', 'parental_pay', 'remote_days', 'shares'],
  title: { en: 'Senior full-stack developer', sv: 'Senior fullstackutvecklare' },
  summary: {
    en: 'A vet on video within ten minutes, and a claim paid while the dog is still on the table. Work from anywhere in Sweden.',
    sv: 'Veterinär på video inom tio minuter och ersättning utbetald medan hunden ligger kvar på bordet. Arbeta var du vill i Sverige.',
  },
  description: documents(
    `## The job

    When a dog eats a tube of sun cream at nine on a Sunday evening, GoFido has ten minutes. Video has to connect, the vet has to see the history, and if it ends at a clinic the claim has to be paid before the owner reaches for a card. You build and run the system that does this.

    The stack is TypeScript all the way: React Native in the app, React for the vets, Node and PostgreSQL behind. Eleven developers in three teams. Yours is Claims, the one that moves money.

    ## What you'll do

    - Lead the direct payment to clinics: 210 clinics today, 600 by next summer
    - Cut the share of claims that need a human from 38% to 20%, without ever letting a machine say no
    - Be on call one week in eight, with time off afterwards
    - Help two junior colleagues get better than you were at their stage

    ## How the team works

    Truly remote-first: meetings between ten and three, decisions in writing. Every six weeks there are two days in Malmö for anyone who wants to come, on the company. Dogs on camera are encouraged.

    ## What you get

    - Work from anywhere in Sweden, with 15,000 SEK for your desk
    - Thirty days of holiday, pension at ITP level, parental pay topped up for six months
    - Options, explained on one page in plain language`,
    `## Jobbet

    När en hund äter upp en tub solkräm klockan nio en söndagskväll har GoFido tio minuter på sig. Videon ska fungera, veterinären ska se journalen, och slutar det på en klinik ska ersättningen vara betald innan ägaren hinner ta fram kortet. Du bygger och driver systemet som klarar det.

    Allt är TypeScript: React Native i appen, React för veterinärerna, Node och PostgreSQL bakom. Elva utvecklare i tre team. Ditt heter Skador och är det som flyttar pengar.

    ## Det här ska du göra

    - Leda utbyggnaden av direktbetalning till kliniker: 210 kliniker i dag, 600 nästa sommar
    - Sänka andelen ärenden som kräver en människa från 38 till 20 procent, utan att någonsin låta en maskin säga nej
    - Ta din beredskapsvecka, var åttonde, med ledigt efteråt
    - Göra två mindre erfarna kollegor bättre än du var i samma skede

    ## Så arbetar teamet

    På distans i första hand, på riktigt: möten mellan tio och tre, beslut i skrift. Var sjätte vecka ses de som vill i Malmö i två dagar, på bolagets bekostnad. Hundar i bild är regel.

    ## Det här får du

    - Arbete var som helst i Sverige, med 15 000 kronor till arbetsplatsen
    - Trettio dagars semester, tjänstepension på ITP-nivå och föräldralön i sex månader
    - Optioner, förklarade på en sida som går att förstå`,
  ),
  requirements: documents(
    `## You have

    - Six or more years as a developer, some of them on a system that can't go down
    - Deep knowledge of TypeScript and Node, and solid React or React Native
    - PostgreSQL beyond the first index: transactions, locks, plans
    - A habit of writing decisions down so people who weren't there understand them
    - Written English; Swedish is a plus

    ## Nice to have

    - Insurance, payments or health care
    - On-call experience, and still sleeping well`,
    `## Du har

    - Minst sex år som utvecklare, några av dem med ett system som inte får ligga nere
    - Djup kunskap i TypeScript och Node, och god kunskap i React eller React Native
    - PostgreSQL bortom det första indexet: transaktioner, lås, frågeplaner
    - För vana att skriva ner beslut så att den som inte var med förstår
    - Engelska i skrift; svenska är välkommet men inget krav

    ## Bra att ha, men inget krav

    - Försäkring, betalningar eller vård
    - Erfarenhet av beredskap, och god nattsömn ändå`,
  ),
  process: techProcess,
  state: 'open',
  opened_days_ago: 8,
  closes_in_days: null,
  closed_days_ago: null,
  salary: { minimum: 58000, maximum: 72000, currency: 'SEK', period: 'month', is_shown: true },
  questions: [
    {
      kind: 'long_text',
      prompt: {
        en: 'Describe a fault in production that you found and fixed. How did you know it was gone?',
        sv: 'Beskriv ett fel i drift som du hittade och rättade. Hur visste du att det var borta?',
      },
      required: true,
    },
    {
      kind: 'number',
      prompt: {
        en: 'How many years have you worked with TypeScript or JavaScript?',
        sv: 'I hur många år har du arbetat med TypeScript eller JavaScript?',
      },
      required: true,
    },
    rightToWorkInTheNordics,
    earliestStart,
  ],
};
