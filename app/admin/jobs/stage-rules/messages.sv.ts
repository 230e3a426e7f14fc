import { stages } from '../../kit/stages/messages.sv.ts';
import type { AdminStageRulesMessages } from './messages.en.ts';

export const adminStageRules: AdminStageRulesMessages = {
  title: 'Regler för stegen',
  text: 'Det som sker automatiskt när en ansökan når ett steg. En regel är av tills du slår på den, allt den gör syns i historiken, och den ger aldrig någon avslag.',
  none: 'Inga regler än. Inget sker automatiskt.',
  add: 'Ny regel',
  forJob: '{job}: {rule}',
  noAddress: 'Skickas inte: e-postadress saknas.',
  notice: 'Enligt reglerna för steget:',
  stages,
  turnedOn: 'Regeln är på. Den gäller ansökningar som når steget från och med nu.',
  turnedOff: 'Regeln är av. Mejl som väntade har stoppats.',
  change: 'Ändra',
  remove: 'Ta bort',
  removed: 'Regeln är borttagen. Mejl som väntade har stoppats.',
  sentences: {
    mail: 'Skicka ”{template}” efter {minutes}',
    task: 'Ge {owner} uppgiften ”{title}” att göra {due}',
    scorecard: 'Be {owner} om en bedömning {due}',
    remind: 'Påminn ansvarig efter {days} utan svar till den sökande',
  },
  owner: 'ansvarig',
  sameDay: 'samma dag',
  dueIn: 'inom {days}',
  minutes: { one: '1 minut', other: '{count} minuter' },
  days: { one: '1 dag', other: '{count} dagar' },
  dialog: {
    add: 'Ny regel',
    edit: 'Ändra regeln',
    stage: 'När en ansökan når',
    kind: 'Gör så här',
    kinds: {
      mail: 'Skicka ett mejl',
      task: 'Skapa en uppgift',
      scorecard: 'Be om en bedömning',
      remind: 'Påminn ansvarig',
    },
    template: 'Mejl',
    minutes: 'Minuter tills det skickas',
    minutesHint:
      'Fram till dess kan alla stoppa det i historiken. Det stoppas om ansökan lämnar steget, och skickas inte om du redan har skickat samma mejl när du flyttade ansökan.',
    title: 'Uppgift',
    due: 'Dagar tills den ska vara klar',
    waiting: 'Dagar utan svar',
    colleague: 'Vem',
    owner: 'Den som ansvarar för ansökan',
    invalid:
      'Kontrollera fälten: ett tal saknas eller är för stort eller litet, eller så saknas en text.',
    cancel: 'Avbryt',
    submitNew: 'Lägg till regeln',
    submit: 'Spara',
    added: 'Regeln är tillagd. Den är av tills du slår på den.',
    saved: 'Regeln är sparad.',
    savedMail: 'Regeln är sparad. Mejl som väntar får den nya texten och skickas på samma tid.',
    savedStage: 'Regeln är sparad. Mejl som väntade för det tidigare steget har stoppats.',
  },
  errors: {
    rule_template: 'Mejlet passar inte steget.',
    conflict:
      'En kollega har ändrat eller tagit bort regeln under tiden. Stäng och kontrollera igen.',
  },
};
