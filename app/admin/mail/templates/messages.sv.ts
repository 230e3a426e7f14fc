import type { AdminEmailTemplatesMessages } from './messages.en.ts';

export const adminEmailTemplates: AdminEmailTemplatesMessages = {
  title: 'Mejlmallar',
  text: 'Alla mejl som skickas, och när. Det du sparar gäller alla mejl som skickas från och med nu, även de som redan väntar.',
  search: 'Sök mejl',
  nothingFound: 'Inget mejl matchar sökningen.',
  loadFailed: 'Mallarna gick inte att hämta just nu.',
  columns: { name: 'Mejl', sentWhen: 'Skickas', state: 'Status', saved: 'Sparad' },
  states: { changed: 'Ändrad', default: 'Standard' },
  notYours: {
    title: 'För administratörer',
    text: 'Mejlen går ut i allas namn, så bara administratörer kan ändra dem.',
  },
  notFound: {
    title: 'Mallen finns inte',
    text: 'Adressen kan vara felskriven.',
    action: 'Alla mallar',
  },
  back: 'Mejlmallar',
  sentWhen: 'Skickas: {when}',
  unsaved: 'Finns på den här enheten. Mejlen använder den gamla texten tills du sparar.',
  actions: {
    save: 'Spara',
    saved: 'Sparat. Nästa mejl använder texten.',
    test: 'Skicka testmejl till mig',
    testHint: 'Testmejlet använder den sparade texten. Spara först.',
    testSent: 'På väg till {email}, på båda språken.',
    reset: 'Återställ standardtexten',
    resetDone: 'Standardtexten ligger i redigeraren. Spara för att använda den.',
  },
  fields: {
    subject: 'Ämne',
    body: 'Text (HTML)',
    bodyHint: 'Skriv två klammerparenteser för att infoga en variabel.',
    variables: 'Variabler',
    variablesText: 'Alla variabler med exempel. Skriv {{ i en text för att välja en.',
    offered: 'Välj variabel',
  },
  errors: {
    empty: 'Texten får inte vara tom.',
    too_long: 'Texten är för lång.',
    unknown_variable: 'Finns inte i det här mejlet: {names}',
    essential_missing: 'Mejlet fungerar inte utan den här variabeln: {names}',
    unknown_tag: 'Bara villkor går att använda: if, elsif, else, unless.',
    unclosed: 'En klammerparentes eller ett villkor är inte avslutat.',
    unsafe_html: 'Skript, stilmallar, ramar och formulär hör inte hemma i ett mejl.',
    secret_misplaced:
      'En länk eller kod får bara stå för sig själv i texten eller vara hela målet för en länk: annars kan den hamna hos någon annan.',
    foreign_content:
      'Mejlet har en privat länk: det kan bara visa bilder från den här webbplatsen.',
    foreign_link: 'Mejlet har en privat länk: det kan bara länka till den här webbplatsen.',
    syntax: 'Det här går inte att tolka: {detail}',
  },
  preview: {
    title: 'Förhandsgranskning med exempel',
    html: 'Formaterat',
    text: 'Ren text',
    view: 'Visning',
    frame: 'Mejlet på {language}',
    subject: 'Ämne: {subject}',
    waiting: 'Förhandsgranskningen kommer tillbaka när texten går att tolka.',
  },
  versions: {
    text: 'Allt som har sparats, bredvid det som ligger i redigeraren.',
    restored: 'Version {version} ligger i redigeraren. Spara för att använda den.',
  },
};
