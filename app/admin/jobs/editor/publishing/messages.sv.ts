import type { JobPublishingMessages } from './messages.en.ts';

export const jobPublishing: JobPublishingMessages = {
  title: 'Publicera jobbet?',
  reopenTitle: 'Öppna jobbet igen?',
  now: 'Det syns på webbplatsen direkt.',
  later: 'Det syns på webbplatsen {date}.',
  alerts: 'De som bevakar nya jobb får ett mejl en kvart senare.',
  blockers: {
    title_missing: 'Jobbet har ingen titel.',
    title_letters: 'En titel saknar bokstäver.',
    client_missing: 'Välj kund, eller gör det till ett jobb hos oss.',
    closes_past: 'Sista ansökningsdag har passerat. Välj en senare, eller lämna tomt.',
  },
  noSalary: 'Inget lönespann visas.',
  reopen: 'Öppna igen',
  done: 'Jobbet är publicerat.',
  reopened: 'Jobbet är öppet igen.',
  waitingMail:
    'Avslag från när jobbet stängdes som fortfarande väntar: {count}. De avbryts när jobbet öppnas igen. Personerna står kvar i Avslag, bland dem som väntar på besked.',
};
