import type {
  JobChannelsMessages,
  JobDetailsMessages,
  JobSalaryMessages,
  NewClientMessages,
} from './messages.en.ts';

export const jobDetails: JobDetailsMessages = {
  benefits: 'Förmåner',
  benefitsHint: 'Visas med ikoner på jobbets sida.',
  title: 'Detaljer',
  kind: 'Typ av jobb',
  kinds: { client: 'Hos en kund', internal: 'Hos oss' },
  client: 'Kund',
  noClient: 'Ingen kund vald',
  newClient: 'Ny kund',
  slugFixed: 'Adressen till det här jobbet ändras aldrig.',
  slugPublished: 'Om du ändrar adressen leder länkar till den gamla vidare till den nya.',
  slugSuggest: 'Skapa från titeln',
  field: 'Område',
  location: 'Ort',
  country: 'Land',
  remote: 'Arbetsplats',
  employment: 'Anställningsform',
  seniority: 'Erfarenhet',
  owner: 'Ansvarig',
  noOwner: 'Ingen än',
  opens: 'Öppnar',
  opensHint: 'Lämna tomt för att öppna vid publicering.',
  closes: 'Sista ansökningsdag',
  closesHint: 'Lämna tomt för löpande urval.',
};

export const jobChannels: JobChannelsMessages = {
  title: 'Kanaler',
  text: 'Här syns jobbet utanför webbplatsen så länge det är öppet. Länkarna bär med sig sin kanal, och ansökningarna får den som källa.',
  addresses: 'Flöden och jobblista',
  names: {
    indeed: 'Indeed',
    linkedin: 'LinkedIn',
    platsbanken: 'Platsbanken',
    feed: 'RSS och JSON Feed',
    embed: 'Jobblista på andra webbplatser',
  },
};

export const jobSalary: JobSalaryMessages = {
  title: 'Lön',
  none: 'Inget lönespann är angivet. Annonser med lön får fler och bättre ansökningar.',
  add: 'Lägg till lönespann',
  remove: 'Ta bort lönespannet',
  minimum: 'Från',
  maximum: 'Till',
  currency: 'Valuta',
  period: 'Per',
  periods: { hour: 'Timme', day: 'Dag', month: 'Månad', year: 'År' },
  showInAd: 'Visa i annonsen',
  hidden: 'Syns bara internt.',
};

export const newClient: NewClientMessages = {
  title: 'Ny kund',
  text: 'Namn och webbadress visas i annonsen.',
  name: 'Namn',
  website: 'Webbadress',
  websiteInvalid: 'En webbadress börjar med https://.',
  location: 'Ort',
  taken: 'Det finns redan en kund med det namnet. Välj den i listan.',
  cancel: 'Avbryt',
  submit: 'Skapa kunden',
};
