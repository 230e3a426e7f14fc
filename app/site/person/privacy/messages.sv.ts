import type { OwnPrivacyMessages } from './messages.en.ts';

export const ownPrivacy: OwnPrivacyMessages = {
  title: 'Dina personuppgifter',
  keptUntil: 'Sparas till {date} om inget mer händer.',
  erasing:
    'Vi har inte längre någon anledning att spara dina uppgifter, så de raderas snart. Vill du att det sker direkt väljer du ”Radera allt” nedan.',
  erasingOn:
    'Vi har inte längre någon anledning att spara dina uppgifter, så de raderas {date}. Vill du att det sker direkt väljer du ”Radera allt” nedan.',
  consents: 'Det du har samtyckt till',
  agreedOn: 'Lämnat {date}',
  withdrawn: 'återkallat',
  export: 'Ladda ner allt',
  erase: 'Radera allt',
  eraseText:
    'Allt ovan raderas direkt och för gott, även dina ansökningar. Ingen kan ta fram det igen.',
  eraseConfirm: 'Ja, radera allt',
  erasedTitle: 'Allt är raderat',
  erased: 'Det vi hade om dig är borta för gott.',
};
