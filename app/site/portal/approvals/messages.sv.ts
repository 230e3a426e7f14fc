import type { PortalMessages } from '../messages.en.ts';

export const approvals: PortalMessages['approvals'] = {
  title: 'Väntar på ditt godkännande',
  text: 'Läs annonsen och säg om den stämmer. Vi publicerar den när du ger klartecken.',
  sentOn: 'Skickad till dig {day}',
  readAndApprove: 'Läs och godkänn',
  readOf: 'Läs och godkänn annonsen för {job}',
  answered: 'Annonser du har svarat om',
  states: { approved: 'Godkänd {day}', changes_asked: 'Ändringar önskade {day}' },
  seeOf: 'Se annonsen för {job}',
  back: 'Alla rekryteringar',
  eyebrow: 'Annons att godkänna',
  eyebrowAnswered: 'Annons',
  intro:
    'Så här kommer annonsen för {job} att se ut. Läs igenom den och godkänn, eller berätta vad vi ska ändra.',
  fromRecruiter: 'Från din rekryterare',
  frame: 'Annonsen så som besökare kommer att se den',
  inLanguage: 'Annonsens språk',
  languages: { en: 'Engelska', sv: 'Svenska' },
  answer: {
    title: 'Stämmer annonsen?',
    comment: 'Kommentar',
    commentHint: 'Behövs om du vill ändra något. Om du godkänner är den valfri.',
    approve: 'Godkänn annonsen',
    change: 'Be om ändringar',
    sending: 'Skickar …',
    needsComment: 'Berätta vad du vill ändra.',
  },
  decided: {
    approved: {
      own: 'Du godkände annonsen {day}.',
      other: '{name} godkände annonsen {day}.',
      next: 'Nu publicerar vi den. Du ser rekryteringen här så snart den är öppen.',
    },
    changes_asked: {
      own: 'Du bad om ändringar {day}.',
      other: '{name} bad om ändringar {day}.',
      next: 'Vi ändrar i annonsen och hör av oss igen.',
    },
  },
  someone: 'En kollega',
  unsent: {
    title: 'Din kommentar skickades inte',
    text: 'Annonsen väntade inte längre på svar. Kopiera kommentaren och mejla den till din rekryterare om den fortfarande behövs.',
  },
  newer: 'Det finns en nyare version att godkänna.',
  openNewer: 'Öppna den nyare versionen',
  ended: {
    withdrawn: {
      title: 'Du behöver inte svara längre',
      text: 'Vi har dragit tillbaka annonsen så länge. Vi hör av oss om vi behöver ditt godkännande igen.',
    },
    replaced: {
      title: 'Det finns en nyare version',
      text: 'Annonsen har ändrats sedan du fick den.',
    },
    published: {
      title: 'Annonsen är publicerad',
      text: 'Den publicerades innan du hann svara. Säg till om något ska ändras.',
    },
    job_closed: {
      title: 'Rekryteringen är avslutad',
      text: 'Annonsen behöver inte godkännas längre.',
    },
    client_changed: {
      title: 'Du behöver inte svara längre',
      text: 'Annonsen behöver inte godkännas längre.',
    },
    unknown: {
      title: 'Annonsen finns inte här',
      text: 'Den kan ha tagits bort eller skickats till en kollega. Din rekryterare hjälper dig.',
    },
  },
  seeAd: 'Se annonsen',
  contactUs: 'Skriv till oss',
  recruiter: { role: 'Din rekryterare', ask: 'Mejla {name}' },
  errors: {
    conflict: 'En kollega hann svara först. Det här är svaret.',
    link_expired: 'Annonsen behöver inte godkännas längre.',
    not_allowed: 'Du har inte längre tillgång till annonsen.',
    too_many_requests: 'För många försök. Vänta en minut och försök igen.',
  },
  failed: 'Svaret skickades inte. Kontrollera uppkopplingen och försök igen.',
};
