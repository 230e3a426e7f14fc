import { companyFacts } from './company/messages.sv.ts';
import { websiteFields, websiteHints, websitePictures } from './editor/messages.sv.ts';
import type { AdminWebsiteMessages } from './messages.en.ts';
import { newsletterReaders } from './newsletter/messages.sv.ts';

export const adminWebsite: AdminWebsiteMessages = {
  title: 'Webbplats',
  text: 'Det besökare läser om er. Utkast sparas automatiskt och syns inte utåt; publicerade ändringar syns inom en sekund.',
  readOnly: 'Endast läsning. Redaktörer och administratörer kan ändra webbplatsen.',
  untitled: 'Utan namn',
  content: 'Innehåll',
  cancel: 'Avbryt',
  states: { draft: 'Utkast', published: 'Publicerad', hidden: 'Dold' },
  shownCount: { one: '1 publicerad', other: '{count} publicerade' },
  otherCount: '{count} ej publicerade',
  show: 'Publicera',
  showOf: 'Publicera {name}',
  shownDone: '{name} visas på webbplatsen.',
  hide: 'Dölj',
  hideOf: 'Dölj {name}',
  hidden: 'Dold på webbplatsen. Texten finns kvar här.',
  hiddenDone: '{name} är dold på webbplatsen.',
  delete: 'Ta bort',
  order: {
    move: 'Flytta {name}. Dra, eller använd piltangenterna',
    moved: '{name} är nu nummer {position} av {count}.',
  },
  sections: {
    hero: {
      title: 'Startsidans topp',
      text: 'Rubrik och ingress. Tills ni publicerar dem har sidan neutrala texter.',
      empty: '',
      add: '',
    },
    logos: {
      title: 'Kundlogotyper',
      text: 'Raden på startsidan. De nio första publicerade logotyperna visas.',
      empty: 'Inga logotyper än. Startsidan utelämnar raden tills det finns någon.',
      add: 'Lägg till logotyp',
    },
    testimonials: {
      title: 'Kundröster',
      text: 'De tre första visas på startsidan, den första på sidan där man bokar samtal och den andra på prissidan.',
      empty: 'Inga kundröster än. Sidorna utelämnar dem tills det finns någon.',
      add: 'Lägg till kundröst',
    },
    team: {
      title: 'Team',
      text: 'Personerna på sidan om er. Den första möter också besökarna på kontaktsidan.',
      empty: 'Ingen än. Sidan om er utelämnar teamet tills det finns någon.',
      add: 'Lägg till person',
    },
    faq: {
      title: 'Frågor och svar',
      text: 'Vanliga frågor, efter ämne. Inom ett ämne följer frågorna den här ordningen.',
      empty: 'Inga frågor än.',
      add: 'Lägg till fråga',
    },
    positions: {
      title: 'Lediga tjänster',
      text: 'Era egna tjänster, på sidan om att jobba hos er.',
      empty: 'Inga lediga tjänster. Sidan utelämnar avsnittet.',
      add: 'Lägg till tjänst',
    },
    about: {
      title: 'Om oss-sidan',
      text: 'Rubrik, ingress och er berättelse. Tills ni publicerar dem har sidan neutrala texter.',
      empty: '',
      add: '',
    },
  },
  fields: websiteFields,
  hints: websiteHints,
  topics: {
    companies: 'För företag',
    candidates: 'För kandidater',
    freelancers: 'För frilansare',
    data: 'Om personuppgifter',
  },
  pictures: websitePictures,
  errors: {
    url_invalid:
      'Länken går inte att använda här. Ange en sida på webbplatsen eller en hel adress.',
    slug_invalid: 'Använd bara a–z, siffror och enkla bindestreck.',
  },
  notFound: {
    title: 'Finns inte',
    text: 'En kollega kan ha tagit bort den.',
    action: 'Tillbaka till webbplatsen',
  },
  publish: {
    title: 'Publicera?',
    text: 'Det syns på webbplatsen inom en sekund.',
    blocker: '{field} saknas.',
    done: 'Publicerat.',
  },
  remove: {
    title: 'Ta bort?',
    text: 'Den och alla tidigare versioner tas bort för gott. Dölj den i stället om den bara ska bort från webbplatsen ett tag.',
    cancel: 'Behåll',
    submit: 'Ta bort',
    done: 'Borttaget.',
  },
  versions: {
    text: 'Alla sparade versioner. En återställd version hamnar i redigeraren. De andra finns kvar här.',
    restored: 'Version {version} är tillbaka i redigeraren.',
    restoredToPublish:
      'Version {version} ligger i redigeraren. Publicera ändringarna för att visa den på webbplatsen.',
  },
  newsletter: newsletterReaders,
  company: companyFacts,
};
