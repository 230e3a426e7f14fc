import type {
  HiringTeamMessages,
  PortalSearchesMessages,
  PortalShortlistsMessages,
} from './messages.en.ts';

export const portalSearches: PortalSearchesMessages = {
  title: 'Era rekryteringar',
  greeting: 'Hej {name}',
  open: {
    one: 'Ni har 1 pågående rekrytering.',
    other: 'Ni har {count} pågående rekryteringar.',
  },
  noneOpen: 'Ni har ingen pågående rekrytering just nu.',
  none: {
    title: 'Inga rekryteringar än',
    text: 'Så snart vi börjar söka efter någon åt er kan du följa arbetet här.',
  },
  closed: 'Tidigare rekryteringar',
  states: { open: 'Pågår', closed: 'Avslutad' },
  openSince: 'Sedan {day}',
  closedOn: 'Avslutad {day}',
  ad: 'Se annonsen',
  adOf: 'Se annonsen för {job}',
  pipeline: 'Antal personer i varje steg',
  stages: {
    new: 'Sökande',
    screening: 'Urval',
    interview: 'Intervju',
    offer: 'Erbjudande',
    hired: 'Anställd',
  },
  next: 'Nästa steg',
  seeShortlist: 'Se slutkandidaterna',
  steps: {
    answer: {
      one: 'Säg vad du tycker om 1 slutkandidat.',
      other: 'Säg vad du tycker om {count} slutkandidater.',
    },
    offer: {
      one: 'Ett erbjudande är lämnat. Vi hör av oss så snart vi får svar.',
      other: '{count} erbjudanden är lämnade. Vi hör av oss så snart vi får svar.',
    },
    interview: {
      one: 'Vi intervjuar 1 person.',
      other: 'Vi intervjuar {count} personer.',
    },
    screening: {
      one: 'Vi lär känna 1 sökande.',
      other: 'Vi lär känna {count} sökande.',
    },
    searching: 'Vi letar efter rätt personer.',
    hired: { one: 'Klart: 1 person anställd.', other: 'Klart: {count} personer anställda.' },
    closed: 'Rekryteringen är avslutad.',
  },
  recruiter: { role: 'Din rekryterare', ask: 'Mejla {name}' },
};

export const hiringTeam: HiringTeamMessages = {
  people: 'Kandidater som delats med er',
  nobody: 'Ingen just nu.',
  left: 'slutade {day}',
  interviews: 'Kommande intervjuer',
  noInterviews: 'Inga är bokade än.',
  kinds: { phone: 'Telefonsamtal', video: 'Videosamtal', on_site: 'På plats' },
};

export const portalShortlists: PortalShortlistsMessages = {
  title: 'Slutkandidater',
  back: 'Alla rekryteringar',
  shortlistFrom: 'Slutkandidater från {day}',
  people: { one: '1 person', other: '{count} personer' },
  answered: '{answered} av {count} besvarade',
  allAnswered: 'alla besvarade',
  closedSuffix: 'stängd {day}. Be din rekryterare att öppna listan igen.',
};
