import type { FaqMessages } from './messages.en.ts';

export const faq: FaqMessages = {
  title: 'Raka svar på det du undrar',
  picture: 'En alpacka i glasögon som slår upp svaret i en bok',
  lead: 'Hittar du inte din fråga? Ställ den till oss. En människa svarar inom en arbetsdag.',
  search: {
    label: 'Sök bland frågorna',
    placeholder: 'pris, cv, paus …',
    button: 'Sök',
    none: 'Inga träffar. Prova ett annat ord, eller fråga oss.',
    found: { one: '1 fråga', other: '{count} frågor' },
  },
  askUs: 'Fråga oss',
  topics: {
    companies: 'För företag',
    candidates: 'För kandidater',
    freelancers: 'För frilansare',
    data: 'Om personuppgifter',
  },
};
