import { documents } from '../../../document.ts';
import { techProcess } from '../../process.ts';
import { rightToWorkInTheNordics } from '../../questions.ts';
import type { JobSeed } from '../../rows.ts';
import { mioTallberg } from '../staff.ts';

export const kvistMobileDeveloper: JobSeed = {
  slug: 'kvist-mobile-developer',
  kind: 'client',
  is_fixed: false,
  client: 'Kvist',
  owner: mioTallberg,
  field: 'tech',
  location: 'Malmö',
  country: 'SE',
  remote: 'remote',
  employment_type: 'contract',
  seniority: 'senior',
  title: { en: 'Mobile developer, six months', sv: 'Mobilutvecklare, sex månader' },
  summary: {
    en: 'A six-month assignment: bring the timber model to the building site, on a tablet, with no signal.',
    sv: 'Ett uppdrag på sex månader: ta virkesmodellen till byggplatsen, på en surfplatta, utan täckning.',
  },
  description: documents(
    `## The assignment

    Carpenters want to see the architect's model on site. The site has no signal, the hands on the tablet are wearing gloves, and the model is 400 megabytes. Kvist has a prototype that proves it can be done. You turn it into something that survives a Monday in November.

    ## What you'll deliver

    - An app for iPad and Android tablets that opens a model in under four seconds
    - Notes and photos made offline, merged without loss when the connection is back
    - A handover to two in-house developers, who work alongside you from the first week

    ## Terms

    Six months at 80–100%, starting as soon as possible, with an option for three more. You work from wherever you like in Sweden. The kick-off and the monthly reviews are on video; if you would rather meet in Malmö, Kvist pays for the trip. Invoiced monthly, paid in 20 days.

    ## Tech stack

    Flutter today. If you have good reasons for something else, you have two weeks to convince us; after that it is Flutter.`,
    `## Uppdraget

    Snickarna vill se arkitektens modell på plats. Bygget saknar täckning, surfplattan sköts med handskar och modellen väger 400 megabyte. Kvist har en prototyp som visar att det går. Du gör den till något som överlever en måndag i november.

    ## Det här ska levereras

    - En app för iPad och Androidplattor som öppnar en modell på under fyra sekunder
    - Markeringar och bilder som görs utan nät och slås ihop utan förlust när nätet kommer tillbaka
    - En överlämning till två utvecklare i huset, som arbetar bredvid dig från första veckan

    ## Ramarna

    Sex månader på 80 till 100 procent, start så snart som möjligt, med möjlighet till tre till. Du arbetar var du vill i Sverige. Uppstarten och genomgången varje månad sker på video; vill du hellre ses i Malmö betalar Kvist resan. Faktura varje månad, betalt på 20 dagar.

    ## Tekniken

    Flutter i dag. Har du goda skäl för något annat har du två veckor på dig att övertyga oss; sedan är det Flutter.`,
  ),
  requirements: documents(
    `- Five or more years of mobile development, with two apps in the stores that you were responsible for
    - Offline data and syncing: you've done it and have the scars
    - 3D on mobile devices is a plus, patience with large files is a must
    - Your own company, or invoicing through one`,
    `- Minst fem års mobilutveckling, och två publicerade appar som du har ansvarat för
    - Data utan nät och sammanslagning: du har gjort det och har ärren
    - 3D på mobila enheter är en fördel, tålamod med stora filer ett krav
    - Eget bolag, eller fakturering genom ett`,
  ),
  process: techProcess,
  state: 'open',
  opened_days_ago: 2,
  closes_in_days: 20,
  closed_days_ago: null,
  salary: { minimum: 850, maximum: 1000, currency: 'SEK', period: 'hour', is_shown: true },
  questions: [
    {
      kind: 'url',
      prompt: {
        en: 'Link to an app that you have built',
        sv: 'Länk till en app som du har byggt',
      },
      required: true,
    },
    {
      kind: 'number',
      prompt: {
        en: 'How many hours a week can you commit?',
        sv: 'Hur många timmar i veckan kan du lägga på uppdraget?',
      },
      required: true,
    },
    rightToWorkInTheNordics,
  ],
};
