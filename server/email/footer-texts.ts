import type { Language } from '../../domain/language.ts';

export const footerTexts: Record<
  Language,
  { sentBy: string; questions: string; unsubscribe: string }
> = {
  en: {
    sentBy: 'Sent by',
    questions: 'Questions? Answer this mail or write to',
    unsubscribe: 'No more mails like this',
  },
  sv: {
    sentBy: 'Skickat av',
    questions: 'Frågor? Svara på mejlet eller skriv till',
    unsubscribe: 'Avregistrera dig',
  },
};
