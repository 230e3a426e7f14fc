import { jobClosing } from './closing/messages.sv.ts';
import { jobChannels, jobDetails, jobSalary, newClient } from './details/messages.sv.ts';
import type { AdminJobEditorMessages } from './messages.en.ts';
import { jobPublishing } from './publishing/messages.sv.ts';
import { jobQuestions } from './questions/messages.sv.ts';

export const adminJobEditor: AdminJobEditorMessages = {
  back: 'Alla jobb',
  untitled: 'Jobb utan titel',
  states: { draft: 'Utkast', open: 'Öppet', closed: 'Stängt', scheduled: 'Öppnar {date}' },
  notFound: {
    title: 'Jobbet finns inte',
    text: 'Det kan ha tagits bort av en kollega, eller så ser bara teamet det.',
    action: 'Till jobben',
  },
  create: {
    title: 'Nytt jobb',
    text: 'Det räcker med en titel och en ort för att börja. Resten skriver du i nästa steg, där allt sparas medan du skriver.',
    titleMissing: 'Skriv en titel med bokstäver på minst ett språk.',
    locationMissing: 'Ange en ort. Kandidaterna söker på den.',
  },
  actions: {
    close: 'Stäng jobbet',
    reopen: 'Öppna igen',
    duplicate: 'Duplicera',
    delete: 'Ta bort utkastet',
    applications: 'Ansökningar',
    review: 'Slutkandidater',
  },
  rights: {
    editorDraft: 'Du skriver utkastet, en rekryterare publicerar det.',
    editorPublished:
      'Jobbet är publicerat och kan bara ändras av rekryterare. Duplicera det om du vill skriva ett eget utkast.',
    fixed:
      'Det här jobbet finns alltid: adressen ligger fast, och det kan stängas men inte tas bort.',
  },
  details: jobDetails,
  channels: jobChannels,
  salary: jobSalary,
  content: {
    title: 'Annonsen',
    fields: {
      title: 'Titel',
      summary: 'Sammanfattning',
      description: 'Beskrivning',
      requirements: 'Krav',
      process: 'Process',
    },
    summaryHint: 'Visas under titeln, i listor och i sökresultat.',
  },
  questions: jobQuestions,
  errors: {
    slug_taken: 'Ett annat jobb har den adressen.',
    not_a_number: 'Ange ett heltal större än noll.',
    range_upside_down: 'Den övre gränsen får inte vara lägre än den undre.',
    closes_before_opening: 'Det är innan jobbet öppnar.',
    options_missing: 'Lägg till minst ett alternativ.',
    option_empty: 'Fyll i alternativet eller ta bort det.',
  },
  status: {
    published: 'Publicerat',
    closed: 'Stängt',
  },
  publish: jobPublishing,
  close: jobClosing,
  remove: {
    title: 'Ta bort utkastet?',
    text: 'Texter, lön och frågor försvinner för gott.',
    cancel: 'Behåll det',
    submit: 'Radera',
    done: 'Utkastet är borttaget.',
    applications: 'Utkastet har ansökningar och kan inte tas bort. Stäng det i stället.',
  },
  duplicated: 'Det här är kopian. Den har en egen adress och inga datum än.',
  client: newClient,
};
