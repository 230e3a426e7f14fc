import type { JobQuestionsMessages } from './messages.en.ts';

export const jobQuestions: JobQuestionsMessages = {
  title: 'Urvalsfrågor',
  text: 'Ställs i ansökningsformuläret, på sidans språk. Fråga aldrig efter personnummer eller tidigare lön.',
  empty: 'Inga frågor än. Två eller tre bra frågor sparar en intervju.',
  add: 'Lägg till fråga',
  name: 'Fråga {number}',
  kind: 'Typ av svar',
  kinds: {
    short_text: 'Kort text',
    long_text: 'Lång text',
    yes_no: 'Ja eller nej',
    single_choice: 'Ett alternativ',
    multiple_choice: 'Flera alternativ',
    number: 'Tal',
    url: 'Länk',
  },
  prompt: 'Fråga',
  help: 'Hjälptext',
  required: 'Obligatorisk',
  options: 'Alternativ',
  option: 'Alternativ {number}',
  addOption: 'Lägg till alternativ',
  removeOption: 'Ta bort alternativ {number}',
  up: 'Flytta upp',
  down: 'Flytta ner',
  drag: 'Dra för att ändra ordningen',
  remove: 'Ta bort',
  removed: 'Frågan är borttagen.',
  undo: 'Ångra',
  moved: 'Fråga {number} är nu nummer {position} av {count}.',
  answered: {
    one: 'Ett svar har kommit in. Det ligger kvar i sin ansökan, med frågan så som den ställdes.',
    other:
      '{count} svar har kommit in. De ligger kvar i sina ansökningar, med frågan så som den ställdes.',
  },
};
