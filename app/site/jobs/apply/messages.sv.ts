import type { ApplyMessages } from './messages.en.ts';

export const apply: ApplyMessages = {
  title: 'Sök jobbet',
  lead: 'Klart på under två minuter. Inget konto, och personligt brev bara om du vill.',
  questions: 'Frågor om jobbet',
  letter: 'Något mer du vill berätta?',
  letterHint: 'Tre rader säger ofta mer än en hel sida.',
  submit: 'Skicka ansökan',
  note: 'Du får direkt ett mejl med en privat länk till din ansökan. En människa läser den inom fem arbetsdagar.',
};
