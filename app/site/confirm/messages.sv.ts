import type { ConfirmMessages } from './messages.en.ts';

export const confirm: ConfirmMessages = {
  pageTitle: 'Bekräfta | {siteName}',
  title: 'Var det du?',
  text: 'Vi har fått ett formulär med din e-\u2060postadress. Tryck på knappen om det var du som skickade det, så tar vi det därifrån. Var det inte du? Stäng bara sidan, så raderas det som skickades, och inget ändras hos oss.',
  submit: 'Ja, det var jag',
  done: {
    title: 'Tack för bekräftelsen',
    text: 'Vi har tagit emot det du skickade. Ett mejl med detaljerna är på väg.',
    jobs: 'Se lediga jobb',
  },
  subscribed: {
    title: 'Du är med på listan',
    text: 'Nästa artikel kommer till dig morgonen efter att den har publicerats. Varje mejl har en länk för att avsluta.',
    blog: 'Tillbaka till bloggen',
  },
  appliedAgain: {
    title: 'Du har redan sökt det här jobbet',
    text: 'Din första ansökan ligger kvar som den var, och det du skrev den här gången har inte lagts till. Vi har mejlat en länk till din sida, där du kan följa ansökan och ändra ditt personliga brev fram till beslutet.',
    cv: 'Ditt nya cv ligger nu bland dina filer.',
  },
  invalid: {
    title: 'Länken har gått ut',
    text: 'Det finns inget kvar att bekräfta. Skicka formuläret igen, eller skriv till {email} så hjälper vi dig.',
  },
  failed: 'Det gick inte. Försök igen om en stund.',
};
