import type { ClientActivityMessages, ShortlistCommentsMessages } from './messages.en.ts';

export const shortlistComments: ShortlistCommentsMessages = {
  title: 'Kommentarer',
  titleOn: 'Kommentarer om {name}',
  colleague: 'Tidigare kollega',
  reply: 'Svara {client} om {name}',
  hint: '{client} ser svaret på sidan med slutkandidater. Ditt namn står där om din profil visas för kunder. Inget mejl skickas.',
  send: 'Skicka svaret',
  sent: 'Svaret till {client} är skickat.',
  noRoom: 'Det får inte plats fler kommentarer om {name}. Mejla {client} i stället.',
  closed: 'Länken är stängd, så {client} ser inga svar.',
};

export const clientActivity: ClientActivityMessages = {
  title: 'Kundens aktivitet',
  empty: 'Inget än. Här ser du vad kunden öppnar och svarar.',
  kinds: {
    opened: 'Öppnade länken',
    viewed: 'Läste om {name}',
    downloaded_cv: 'Öppnade cv för {name}',
    commented: 'Skrev om {name}',
    asked_for_interview: 'Ber om intervju med {name}',
    passed: 'Tackar nej till {name}',
    replied: '{author} svarade om {name}',
  },
  byLink: {
    copied: 'kopierad länk',
    mailed: 'mejlad länk',
    replaced: 'en länk som har bytts ut',
  },
  inPortal: 'kundportalen',
  somebody: 'någon',
  colleague: 'En tidigare kollega',
};
