import type { Language } from '../../../domain/language.ts';

export const footerMessages: Record<
  Language,
  { sentBy: string; questions: string; unsubscribe: string }
> = {
  en: {
    sentBy: 'Sent by',
    questions: 'Questions? Reply to this email or write to',
    unsubscribe: 'Unsubscribe from these emails',
  },
  sv: {
    sentBy: 'Skickat av',
    questions: 'Frågor? Svara på mejlet eller skriv till',
    unsubscribe: 'Avregistrera dig',
  },
};
