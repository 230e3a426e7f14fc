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
    en: 'An assignment of six months: bring the timber model to the building site, on a tablet, without coverage.',
    sv: 'Ett uppdrag på sex månader: ta virkesmodellen till byggplatsen, på en surfplatta, utan täckning.',
  },
  description: documents(
    `## The assignment

    Carpenters want to see the architect's model on site. The site has no coverage, the tablet has gloves on it, and the model weighs 400 megabytes. Kvist has a prototype that shows that it can be done. You make it into something that survives a Monday in November.

    ## What is to be delivered

    - An app for iPad and Android tablets that opens a model in under four seconds
    - Marks and pictures made offline, merged without loss when the net returns
    - A hand-over to two developers in the house, who work beside you from the first week

    ## The frame

    Six months at 80 to 100 per cent, start as soon as possible, with an option for three more. You work from wherever you like in Sweden. The start and the monthly reviews are held by video; if you would rather meet in Malmö, Kvist pays for the trip. Invoiced monthly, paid in 20 days.

    ## The technology

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
    `- Five years or more of mobile development, two apps in the stores that you answered for
    - Offline data and merging: you have done it and have the scars
    - 3D on mobile devices is a plus, patience with large files is a must
    - A company of your own, or invoicing through one`,
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
        en: 'How many hours a week can you give the assignment?',
        sv: 'Hur många timmar i veckan kan du lägga på uppdraget?',
      },
      required: true,
    },
    rightToWorkInTheNordics,
  ],
};
