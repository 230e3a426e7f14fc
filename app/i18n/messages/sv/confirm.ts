import type { ConfirmMessages } from '../en/confirm.ts';

export const confirm: ConfirmMessages = {
  pageTitle: 'Bekräfta | {siteName}',
  title: 'Var det du?',
  text: 'Vi har fått ett formulär med din mejladress. Tryck på knappen om det var du som skickade det, så tar vi emot det som vanligt. Var det inte du kan du bara stänga sidan: det som skickades raderas, och inget om dig ändras.',
  submit: 'Ja, det var jag',
  done: {
    title: 'Tack, nu är det hos oss',
    text: 'Vi har tagit emot det du skickade. Ett mejl med det du behöver veta är på väg.',
    jobs: 'Se lediga jobb',
  },
  lost: {
    title: 'Länken har gått ut',
    text: 'Här finns inget kvar att bekräfta. Skicka formuläret en gång till, eller skriv till {email} så hjälper vi dig.',
  },
  failed: 'Det gick inte. Försök igen om en stund.',
};
