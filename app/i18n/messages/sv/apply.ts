import type { ApplyMessages } from '../en/apply.ts';

export const apply: ApplyMessages = {
  title: 'Sök jobbet',
  lead: 'Under två minuter. Inget konto, inget personligt brev om du inte vill.',
  questions: 'Frågor om jobbet',
  letter: 'Något mer vi borde veta?',
  letterHint: 'Behövs inte. Tre rader säger ofta mer än en sida.',
  submit: 'Skicka ansökan',
  note: 'Du får genast ett mejl med en privat länk till din ansökan. En människa läser den inom fem arbetsdagar.',
};
