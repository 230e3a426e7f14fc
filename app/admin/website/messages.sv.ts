import { companyFacts } from './company/messages.sv.ts';
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
  fields: {
    hero: { title: 'Rubrik', lead: 'Ingress' },
    logos: { display_name: 'Kund', logo_path: 'Logotyp', link: 'Webbplats' },
    testimonials: {
      name: 'Namn',
      company: 'Företag',
      title: 'Roll',
      quote: 'Citat',
      image: 'Porträtt',
      logo: 'Logotyp',
      case_url: 'Kundcase',
    },
    team: { name: 'Namn', role: 'Roll', body: 'Om personen', image: 'Porträtt' },
    faq: {
      topic: 'Ämne',
      question: 'Fråga',
      answer: 'Svar',
      link: 'Länk till en sida',
      link_label: 'Länktext',
    },
    positions: { title: 'Titel', body: 'Beskrivning', facts: 'Fakta', job_slug: 'Jobb' },
    about: {
      title: 'Rubrik',
      lead: 'Ingress',
      story_title: 'Berättelsens rubrik',
      story: 'Berättelse',
    },
  },
  hints: {
    logos_link: 'Valfritt. Börjar med https://',
    testimonials_case_url:
      'Valfritt. En sida på den här webbplatsen, till exempel /blog/vart-case, eller en hel adress.',
    team_body: 'En eller två meningar.',
    faq_answer:
      'Priser och tider fylls i automatiskt: {small}, {medium}, {large}, {application}, {candidateBank}, {freelanceNetwork}.',
    faq_link: 'Valfritt. En sida på den här webbplatsen, till exempel /pricing',
    positions_facts: 'En per rad.',
    positions_job_slug:
      'Sista delen av jobbets adress, till exempel talent-hunter. När jobbet inte är öppet leder knappen till kontaktformuläret.',
    about_story:
      'En tom rad börjar ett nytt stycke. Lämna fältet tomt för att utelämna berättelsen.',
  },
  topics: {
    companies: 'För företag',
    candidates: 'För kandidater',
    freelancers: 'För frilansare',
    data: 'Om personuppgifter',
  },
  pictures: {
    title: 'Bilder',
    none: 'Dra en bild hit',
    choose: 'Välj en bild',
    replace: 'Byt ut',
    remove: 'Ta bort',
    uploading: 'Laddar upp …',
    logoHint: 'SVG, PNG eller WebP. En logotyp i en ljus färg ser bäst ut på den mörka raden.',
    portraitHint: 'Du beskär den till en kvadrat i nästa steg.',
    foreign: 'Bilden ligger på en annan webbplats. Spara den på datorn och ladda upp filen här.',
    drawingFailed:
      'Den här SVG-filen går inte att använda. Exportera den igen som vanlig SVG, eller använd PNG.',
  },
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
