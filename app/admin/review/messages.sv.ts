import { stages } from '../kit/stages/messages.sv.ts';
import { clientActivity, shortlistComments } from './activity/messages.sv.ts';
import type { AdminReviewMessages } from './messages.en.ts';
import { newShortlist } from './new-link/messages.sv.ts';
import { endedLink, linkReplacement, shortlistSharing } from './sharing/messages.sv.ts';
import { addPeople, shortlist, shortlistExport } from './shortlist/messages.sv.ts';

export const adminReview: AdminReviewMessages = {
  title: 'Slutkandidater',
  titleFor: 'Slutkandidater för {job}',
  backToJob: 'Till jobbet',
  loadFailed: 'Listorna kunde inte hämtas.',
  noJob: { title: 'Jobbet finns inte', text: 'Det kan ha tagits bort.' },
  notYours: {
    title: 'Ingår inte i din roll',
    text: 'Slutkandidatlistor visar sökande och är för rekryterare och administratörer.',
  },
  empty: {
    title: 'Inga slutkandidater än',
    text: 'På en lista med slutkandidater läser kunden om dem du har valt, kommenterar, ber om intervju eller tackar nej. Kunden öppnar listan med en länk, utan konto, eller i portalen. Den är ett utkast tills du delar den, och du kan stänga den när som helst.',
  },
  create: 'Ny slutkandidatlista',
  links: 'Listor',
  states: {
    revoked: 'Stängd',
    expired: 'Utgången',
    draft: 'Utkast, inte delat',
    ended: 'Behöver en ny länk',
    unopened: 'Inte öppnad än',
    opened: 'Öppnad',
  },
  counts: '{count} på listan · {interviews} till intervju · {passes} nej',
  expiresHint: 'Högst {days} dagar från i dag.',
  expiresTooLate: 'Välj en dag inom {days} dagar. Du kan förlänga länken senare.',
  form: newShortlist,
  share: shortlistSharing,
  ended: endedLink,
  link: {
    toName: 'Till {name}',
    created: 'Skapad {time}',
    opened: 'Senast öppnad {time}',
    neverOpened: 'Aldrig öppnad',
    expires: 'Öppen till och med',
    expiresChanged: 'Öppen till och med {date}.',
    message: 'Meddelande till kunden',
    revoke: 'Stäng länken',
    revoked: 'Länken är stängd.',
    reopen: 'Öppna igen',
    reopened: 'Länken fungerar igen.',
  },
  replace: linkReplacement,
  shortlist,
  export: shortlistExport,
  conversation: shortlistComments,
  add: addPeople,
  activity: clientActivity,
  stages,
};
