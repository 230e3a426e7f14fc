import type { AdminDistributionMessages } from './messages.en.ts';

export const adminDistribution: AdminDistributionMessages = {
  title: 'Jobbspridning',
  tile: 'Flöden för Indeed, LinkedIn och Platsbanken, och en jobblista till kundernas egna webbplatser.',
  text: 'Via de här adresserna når öppna jobb ut utanför webbplatsen. Kanalerna väljs för varje jobb i jobbredigeraren. Länkarna bär med sig sin kanal, så att ansökningar och rapporter visar var folk kom ifrån.',
  copy: 'Kopiera',
  copied: 'Kopierat',
  languages: { en: 'Engelska', sv: 'Svenska' },
  feeds: {
    title: 'Flöden',
    text: 'Lämna adressen till jobbsajten en gång. Sedan hämtar den nya, ändrade och stängda jobb på egen hand.',
    language: 'Annonsernas språk',
    kinds: {
      '/feeds/indeed.xml': { name: 'Indeed', text: 'XML i Indeeds format.' },
      '/feeds/linkedin.xml': {
        name: 'LinkedIn',
        text: 'XML för LinkedIns Basic Jobs. LinkedIn måste godkänna flödet först.',
      },
      '/feeds/platsbanken.json': {
        name: 'Platsbanken',
        text: 'JSON med JobTechs fält, för Arbetsförmedlingen och dess samarbetspartner.',
      },
      '/feeds/jobs.xml': { name: 'RSS', text: 'För RSS-läsare och mindre jobbsajter.' },
      '/feeds/jobs.json': { name: 'JSON Feed', text: 'Samma jobb för utvecklare.' },
    },
  },
  embed: {
    title: 'Jobblista till en annan webbplats',
    text: 'Klistra in raden där listan ska synas, till exempel på en kunds karriärsida.',
    client: 'Jobb hos',
    allClients: 'Alla kunder',
    language: 'Listans språk',
    html: 'Jobblistans HTML',
    note: 'Listan tar typsnitt och textfärg från sidan och är i övrigt avskild från den. Den sätter inga cookies och samlar inte in något. Lägg till data-source="namn" för att skilja flera webbplatser åt i rapporterna.',
  },
};
