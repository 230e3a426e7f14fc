import type { AdminDataExportsMessages } from './messages.en.ts';

export const adminDataExports: AdminDataExportsMessages = {
  title: 'Export av alla data',
  notYours: {
    title: 'Ingår inte i din roll',
    text: 'Exporten innehåller allt, så det är administratörer som skapar och hämtar den.',
  },
  make: {
    title: 'Ta med er era data',
    text: 'En ZIP-fil med allt: personer, jobb, ansökningar, anteckningar, mejl, intervjuer, kunder, fakturor och webbplatsens texter som CSV och JSON, och alla filer. I filen README står vad som är vad.',
    secure:
      'Filen innehåller personuppgifter om alla i er databas. Administratörer kan ladda ner den i {days} dagar, sedan raderas den. Varje export och nedladdning syns i aktivitetsloggen.',
    submit: 'Skapa en export',
    busy: 'En annan export håller på att skapas. Vänta tills den är klar.',
    started: 'Exporten skapas. Du kan lämna sidan.',
  },
  list: {
    title: 'Exporter',
    empty: 'Inga exporter än.',
    madeBy: 'av {name}',
    progress: 'Rader: {rows} · Filer: {files}',
    until: 'kan laddas ner till {time}',
    download: 'Ladda ner',
    delete: 'Radera',
    cancel: 'Avbryt',
  },
  states: {
    waiting: 'Väntar',
    running: 'Pågår',
    done: 'Klar',
    failed: 'Misslyckades',
    expired: 'Raderad',
  },
  confirm: {
    title: 'Radera exporten?',
    text: 'Filen raderas direkt. Era data finns kvar.',
    confirm: 'Radera',
    cancel: 'Behåll',
  },
};
