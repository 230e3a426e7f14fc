import type {
  WebsiteFieldsMessages,
  WebsiteHintsMessages,
  WebsitePicturesMessages,
} from './messages.en.ts';

export const websiteFields: WebsiteFieldsMessages = {
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
};

export const websiteHints: WebsiteHintsMessages = {
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
  about_story: 'En tom rad börjar ett nytt stycke. Lämna fältet tomt för att utelämna berättelsen.',
};

export const websitePictures: WebsitePicturesMessages = {
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
};
