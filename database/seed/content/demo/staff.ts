import type { StaffSeed } from '../rows.ts';

export const sagaEkdal = 'saga.ekdal@alpaca.example';
export const mioTallberg = 'mio.tallberg@alpaca.example';
export const frejaHolm = 'freja.holm@alpaca.example';
export const eliasGranat = 'elias.granat@alpaca.example';
export const tuvaStenros = 'tuva.stenros@alpaca.example';

export const staff: StaffSeed[] = [
  {
    name: 'Saga Ekdal',
    email: sagaEkdal,
    title: 'Head of recruitment',
    role: 'admin',
    language: 'sv',
    avatar_path: 'portrait:1',
    bio: {
      en: 'Saga leads recruitment at Alpaca. Before that she hired for three start-ups, and kept the spreadsheets.',
      sv: 'Saga leder rekryteringen på Alpaca. Dessförinnan anställde hon åt tre startup-bolag och sparade kalkylarken.',
    },
  },
  {
    name: 'Mio Tallberg',
    email: mioTallberg,
    title: 'Recruiter, tech',
    role: 'recruiter',
    language: 'sv',
    avatar_path: 'portrait:2',
    bio: {
      en: 'Mio recruits developers and the people who lead them. Former developer, still reads the code in the work sample.',
      sv: 'Mio rekryterar utvecklare och de som leder dem. Tidigare utvecklare som fortfarande läser koden i arbetsprovet.',
    },
  },
  {
    name: 'Freja Holm',
    email: frejaHolm,
    title: 'Recruiter, creative',
    role: 'recruiter',
    language: 'en',
    avatar_path: 'portrait:3',
    bio: {
      en: 'Freja recruits designers, writers and producers. She answers every application, and counts the days.',
      sv: 'Freja rekryterar designer, skribenter och producenter. Hon svarar på varje ansökan och räknar dagarna.',
    },
  },
  {
    name: 'Elias Granat',
    email: eliasGranat,
    title: 'Recruiter, go-to-market',
    role: 'recruiter',
    language: 'sv',
    avatar_path: 'portrait:5',
    bio: {
      en: 'Elias recruits for sales and marketing. Sold bread at a market in Lund first, which he calls his education.',
      sv: 'Elias rekryterar till sälj och marknad. Sålde först bröd på torget i Lund, vilket han kallar sin utbildning.',
    },
  },
  {
    name: 'Tuva Stenros',
    email: tuvaStenros,
    title: 'Editor',
    role: 'editor',
    language: 'sv',
    avatar_path: 'portrait:4',
    bio: {
      en: 'Tuva edits what we write. If a sentence can go, it does.',
      sv: 'Tuva redigerar det vi skriver. Går en mening att stryka så stryks den.',
    },
  },
];
