import type { EndedLinkMessages, LinkRequestMessages, LostLinkMessages } from './messages.en.ts';

export const lostLink: LostLinkMessages = {
  title: 'Länken fungerar inte längre',
  text: 'Den kan vara gammal eller ha ersatts. Har dina uppgifter raderats finns det inget kvar att öppna. Ange annars e-\u2060postadressen du använde, så skickar vi en ny länk.',
  email: 'E-post',
  send: 'Skicka en ny länk',
  sent: 'Om vi känner till adressen är ett mejl på väg.',
};

export const linkRequest: LinkRequestMessages = {
  title: 'Få en ny länk',
  text: 'På din privata sida ser du allt vi har sparat om dig. Ange e-\u2060postadressen du använde, så mejlar vi en länk dit.',
};

export const endedLink: EndedLinkMessages = {
  title: 'Länken har gått ut',
  text: 'För att skydda dina uppgifter slutar en länk att gälla när den inte har använts på 30 dagar eller har ersatts. Vi kan skicka en ny till den e-\u2060postadress vi har.',
  send: 'Skicka en ny länk',
  sent: 'Ett mejl med en ny länk är på väg.',
  otherAddress: 'Kommer du inte längre åt den adressen? Skriv till {email}.',
};
