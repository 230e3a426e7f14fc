import type { Enums } from '../../../../domain/database.types.ts';
import type { Language } from '../../../../domain/language.ts';

// The agreements of the agency with its clients. Days count back from the moment of seeding; amounts are in minor units.

type Contact = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  language: Language;
  title: string;
};

type PlanSeed = {
  plan: 'small' | 'medium' | 'large';
  daysAgo: number;
  /** Days from now to its last day. */
  endsIn?: number;
  amount: number;
};

export type ClientAccount = {
  name: string;
  legal_name: string;
  country: string;
  language: Language;
  currency: Enums<'currency'>;
  city: string;
  contacts: Contact[];
  plans: PlanSeed[];
  pause?: { daysAgo: number; days: number };
  /** The project is the search for the job with this slug. */
  project?: { slug: string; daysAgo: number; signedDaysAgo?: number; amount: number };
  notes: { kind: Enums<'client_note_kind'>; daysAgo: number; body: string }[];
};

export const clientAccounts: ClientAccount[] = [
  {
    name: 'Nordlys',
    legal_name: 'Nordlys Demo AS',
    country: 'NO',
    language: 'en',
    currency: 'EUR',
    city: 'Oslo',
    contacts: [
      {
        first_name: 'Solveig',
        last_name: 'Fjordheim',
        email: 'solveig.fjordheim@nordlys.example',
        phone: '+46846500501',
        language: 'en',
        title: 'Head of People',
      },
      {
        first_name: 'Torbjørn',
        last_name: 'Vintersol',
        email: 'torbjorn.vintersol@nordlys.example',
        phone: '+46846500502',
        language: 'en',
        title: 'Engineering manager',
      },
    ],
    plans: [
      { plan: 'small', daysAgo: 400, amount: 150_000 },
      { plan: 'medium', daysAgo: 160, amount: 290_000 },
    ],
    notes: [
      {
        kind: 'meeting',
        daysAgo: 6,
        body: 'Måndagsmöte. Båda rekryteringarna går enligt plan, erbjudanden väntas nästa vecka.',
      },
      {
        kind: 'note',
        daysAgo: 40,
        body: 'Vill ha tre slutkandidater åt gången, med löneanspråket först.',
      },
    ],
  },
  {
    name: 'Kvist',
    legal_name: 'Kvist Demo AB',
    country: 'SE',
    language: 'sv',
    currency: 'SEK',
    city: 'Malmö',
    contacts: [
      {
        first_name: 'Alvar',
        last_name: 'Granhult',
        email: 'alvar.granhult@kvist.example',
        phone: '+46846500503',
        language: 'sv',
        title: 'Vd',
      },
    ],
    plans: [{ plan: 'large', daysAgo: 210, amount: 7_900_000 }],
    notes: [
      {
        kind: 'call',
        daysAgo: 12,
        body: 'Vill anställa två till i vår. Hör av sig om profilerna.',
      },
    ],
  },
  {
    name: 'Fjällmark',
    legal_name: 'Fjällmark Demo AB',
    country: 'SE',
    language: 'sv',
    currency: 'SEK',
    city: 'Östersund',
    contacts: [
      {
        first_name: 'Märta',
        last_name: 'Ripbacke',
        email: 'marta.ripbacke@fjallmark.example',
        phone: '+46846500504',
        language: 'sv',
        title: 'HR-chef',
      },
    ],
    plans: [{ plan: 'medium', daysAgo: 300, amount: 3_300_000 }],
    pause: { daysAgo: 120, days: 31 },
    notes: [
      { kind: 'call', daysAgo: 33, body: 'Pausen är över. Butikschefen i Åre är nästa roll.' },
    ],
  },
  {
    name: 'Birka Labs',
    legal_name: 'Birka Labs Demo AB',
    country: 'SE',
    language: 'en',
    currency: 'SEK',
    city: 'Uppsala',
    contacts: [
      {
        first_name: 'Ingeborg',
        last_name: 'Provrör',
        email: 'ingeborg.provror@birkalabs.example',
        phone: '+46846500505',
        language: 'en',
        title: 'Chief operating officer',
      },
    ],
    plans: [{ plan: 'medium', daysAgo: 90, endsIn: 35, amount: 3_300_000 }],
    notes: [
      {
        kind: 'email',
        daysAgo: 20,
        body: 'Har sagt upp: årets rekryteringar är klara. Kommer gärna tillbaka.',
      },
    ],
  },
  {
    name: 'Tonsatt',
    legal_name: 'Tonsatt Demo AB',
    country: 'SE',
    language: 'sv',
    currency: 'SEK',
    city: 'Stockholm',
    contacts: [
      {
        first_name: 'Ture',
        last_name: 'Taktpinne',
        email: 'ture.taktpinne@tonsatt.example',
        phone: '+46846500506',
        language: 'sv',
        title: 'Grundare',
      },
    ],
    plans: [],
    project: { slug: 'tonsatt-brand-designer', daysAgo: 70, signedDaysAgo: 15, amount: 8_500_000 },
    notes: [
      {
        kind: 'meeting',
        daysAgo: 15,
        body: 'Avtalet är påskrivet. Garantin gäller i sex månader.',
      },
    ],
  },
  {
    name: 'Hygglo',
    legal_name: 'Hygglo Demo AB',
    country: 'SE',
    language: 'sv',
    currency: 'SEK',
    city: 'Stockholm',
    contacts: [
      {
        first_name: 'Greta',
        last_name: 'Lånebo',
        email: 'greta.lanebo@hygglo.example',
        phone: '+46846500507',
        language: 'sv',
        title: 'Teknikchef',
      },
    ],
    plans: [{ plan: 'small', daysAgo: 45, amount: 1_650_000 }],
    notes: [],
  },
];
