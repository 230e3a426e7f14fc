import type {
  EndedLinkMessages,
  LinkReplacementMessages,
  ShortlistSharingMessages,
} from './messages.en.ts';

export const shortlistSharing: ShortlistSharingMessages = {
  draftTitle: 'Utkast, inte delat',
  draft:
    'Ingen hos kunden ser listan än. Gör klart den nedan och mejla sedan länken, kopiera den eller visa listan i portalen.',
  readers: 'Kontakter med tillgång till portalen ser den när du delar den: {names}.',
  noReaders:
    'Kontakter med tillgång till portalen ser den när du delar den. Hos {company} har ingen tillgång än.',
  client: 'kunden',
  linkTitle: 'Länken (visas bara en gång)',
  once: 'Länken visas bara här och försvinner när du lämnar sidan.',
  works: 'Den fungerar när listan är delad.',
  show: 'Visa i portalen',
  shared: 'Delad. Kontakter med tillgång till portalen ser listan nu, och länken fungerar.',
  errors: {
    shortlist_sent:
      'Kunden har redan fått listan, så den är fortfarande delad. Stäng länken om kunden inte ska se den.',
  },
  label: 'Kundens länk',
  copy: 'Kopiera',
  copied: 'Kopierad',
  mail: 'Mejla den till {name}',
  mailed: 'Mejlet till {email} skickas om tio sekunder.',
  mailedOnce: 'Mejlad till {email}.',
  mailErrors: { conflict: 'Ett mejl med länk till listan är redan på väg.' },
  noEmail: 'Ingen e-postadress, så skicka den själv.',
  emptyList: 'Lägg till någon på listan innan du mejlar länken.',
};

export const endedLink: EndedLinkMessages = {
  title: '{name} behöver en ny länk',
  text: 'Kollegan som delade listan har slutat eller lämnat över sitt arbete, så den gamla länken fungerar inte längre. Listan är oförändrad, och kontakter med tillgång till kundportalen ser den fortfarande där.',
  mail: 'Mejla en ny länk till {name}',
  noEmail:
    'Det finns ingen e-postadress till {name}. Välj ”Ny länk med samma lista” och dela den själv.',
};

export const linkReplacement: LinkReplacementMessages = {
  button: 'Ny länk med samma lista',
  title: 'Byta ut länken?',
  text: 'Den gamla länken slutar fungera direkt, även i mejl du har skickat. Allt annat finns kvar: personerna, dina texter och kundens svar, kommentarer och visningar. Kontakter med tillgång till portalen behöver ingen länk.',
  rejected:
    'Har fått avslag men står kvar på listan: {names}. Ta bort dem om kunden inte ska läsa om dem.',
  reopens:
    'Listan är stängd. Den nya länken öppnar den igen, även i portalen, till och med {date}.',
  cancel: 'Avbryt',
  submit: 'Byt ut länken',
  done: 'Här är den nya länken. Den gamla fungerar inte längre.',
};
