import type { UnsubscribeMessages } from './messages.en.ts';

export const unsubscribe: UnsubscribeMessages = {
  pageTitle: 'Jobbmejl | {siteName}',
  title: 'Inga fler mejl om nya jobb?',
  text: 'Du får ett mejl när det kommer ett jobb som kan passa dig. Tryck på knappen, så slutar de komma direkt. Du är kvar i kandidatbanken, det är bara mejlen som upphör.',
  unsubscribe: 'Stoppa mejlen',
  done: {
    title: 'Mejlen är stoppade',
    text: 'Du får inga fler mejl om nya jobb. Du är kvar i kandidatbanken, och alla lediga jobb finns på webbplatsen när du vill titta.',
    next: 'Se lediga jobb',
  },
  invalid: {
    title: 'Länken har gått ut',
    text: 'Använd länken i ett nyare mejl, eller skriv till {email} så stoppar vi mejlen åt dig.',
  },
  newsletter: {
    pageTitle: 'Nyhetsbrevet | {siteName}',
    title: 'Avsluta nyhetsbrevet?',
    text: 'Vi mejlar dig nya artiklar. Tryck på knappen för att avsluta. Har vi inget annat skäl att spara din adress raderar vi den.',
    unsubscribe: 'Avsluta prenumerationen',
    done: {
      title: 'Du prenumererar inte längre',
      text: 'Inga fler artiklar via mejl. Alla finns i bloggen när du vill läsa.',
      next: 'Till bloggen',
    },
  },
  failed: 'Det gick inte. Försök igen om en stund.',
};
