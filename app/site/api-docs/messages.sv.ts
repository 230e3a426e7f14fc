import { apiTokenCalls } from '../../../domain/api/token.ts';
import type { ApiDocsMessages } from './messages.en.ts';

export const apiDocs: ApiDocsMessages = {
  title: 'API-referens',
  pageTitle: 'API-referens | {siteName}',
  lead: 'Allt som andra system kan läsa och skriva med en API-nyckel. Beskrivningarna är på engelska.',
  contents: 'Innehåll',
  start: {
    title: 'Kom igång',
    paragraphs: [
      'En administratör skapar en nyckel under API-nycklar i administrationen, med de behörigheter som systemet behöver. Den visas en gång, går ut och kan återkallas när som helst.',
      `Skicka den som bearer-token. Tabellerna talar PostgREST:s protokoll, så supabase-js fungerar med nyckeln. Saknas en behörighet blir svaret 403 med dess namn, är nyckeln ogiltig 401, och vid för många anrop 429 med Retry-After: en nyckel har ${apiTokenCalls.burst} anrop på en gång och ${apiTokenCalls.perSecond} per sekund.`,
      'Id:n med stora bokstäver i exemplen står för era egna; kollegor är ansvariga för jobb, ansökningar och kunder. Funktioner som lägger till eller skickar något tar emot Idempotency-Key med 8 till 200 tecken, så att ett upprepat anrop räknas en gång. Varje anrop sparas under nyckelns namn.',
      'En upsert som ändrar rader tar nyckeln och kolumner som kan ändras. Finns det andra: låt den hoppa över dubbletter, eller skapa och ändra var för sig.',
    ],
    embeds: 'Rader kan hämtas tillsammans med dem som hör till, sida för sida och med antalet:',
  },
  nouns: {
    jobs: 'Jobb',
    applications: 'Ansökningar',
    people: 'Personer',
    files: 'Cv:n och dokument',
    clients: 'Kunder',
    interviews: 'Intervjuer',
    mail: 'Mejl',
    invoices: 'Fakturor',
  },
  scopes: 'Behörigheter:',
  required: 'obligatorisk',
  needsScope: 'kräver även behörigheten {scope}',
  writable: { insert: 'anges när raden skapas', update: 'kan ändras' },
  verbs: {
    select: 'Läsa',
    insert: 'Skapa',
    update: 'Ändra',
    delete: 'Ta bort',
    download: 'Hämta ett cv',
    call: 'Anropa',
  },
};
