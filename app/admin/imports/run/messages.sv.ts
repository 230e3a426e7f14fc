import type {
  ImportProgressMessages,
  ImportResultMessages,
  ImportStartMessages,
} from './messages.en.ts';

export const importProgress: ImportProgressMessages = {
  checking: '{done} av {count} rader kontrollerade',
  running: '{done} av {count} rader importerade',
  cancelling: 'Avbryter efter {done} av {count} rader …',
  undoing: '{done} av {count} rader ångrade',
  canLeave: 'Du kan lämna sidan. Arbetet fortsätter i bakgrunden.',
  stop: 'Avbryt',
};

export const importStart: ImportStartMessages = {
  title: 'Importera',
  source: 'Varifrån kommer uppgifterna?',
  sourceHint: 'Till exempel Teamtailor. Det sparas för varje person och visas för dem.',
  language: 'Språk',
  languages: { en: 'Engelska', sv: 'Svenska' },
  languageOfPeople: 'Vi skriver på det här språket till personer vars rad inte anger något.',
  languageOfTexts: 'Texterna sparas på det här språket om raden inte anger något.',
  basis: 'Vilken rättslig grund har ni för uppgifterna?',
  bases: {
    legitimate_interest: 'Berättigat intresse',
    consent: 'Personerna har samtyckt',
    request: 'Personerna har sökt jobb eller bett om att få komma i fråga',
  },
  notice: 'Mejla de nya personerna att vi har deras uppgifter',
  noticeHint:
    'Enligt lagen ska de få veta det inom en månad. Mejlen går ut om {days} dagar, när importen inte längre kan ångras.',
  submit: 'Importera ({count})',
  nothing: 'Det finns inget att importera. Ändra kolumnerna eller välj en annan fil.',
  checkAgainFirst: 'Du har gjort ändringar. Kontrollera raderna igen innan du importerar.',
  discard: 'Ta bort filen',
};

export const importResult: ImportResultMessages = {
  done: '{new} nya, {matched} fanns redan, {rejected} importerades inte.',
  stopped: 'Avbruten. {new} nya, {matched} fanns redan, {rejected} importerades inte.',
  undo: 'Ångra hela importen',
  confirmUndo: {
    title: 'Ångra hela importen?',
    text: 'Allt som importen lade till tas bort, och uppgifter som den fyllde i blir tomma igen. Det som kollegor har ändrat sedan dess ligger kvar.',
    cancel: 'Behåll den',
    submit: 'Ångra importen',
  },
  undoUntil: 'Kan ångras till {time}. Därefter raderas filens rader.',
  notices: 'Mejlen till nya personer går ut efter det, ett i taget.',
  undone: 'Ångrade: {count}.',
  keptChanged: 'Behållna för att de har ändrats sedan dess: {count}.',
  open: { people: 'Öppna sökande', clients: 'Öppna kunder', jobs: 'Öppna jobb' },
  facts: 'Källa: {source}',
  factsBasis: 'Källa: {source}. Rättslig grund: {basis}.',
};
