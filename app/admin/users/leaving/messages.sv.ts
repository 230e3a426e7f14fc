import type { AccountRemovalMessages, OpenWorkMessages } from './messages.en.ts';

export const openWork: OpenWorkMessages = {
  title: 'Pågående arbete',
  text: '{name} ansvarar för:',
  counts: {
    jobs: { one: '1 jobb', other: '{count} jobb' },
    applications: { one: '1 ansökan', other: '{count} ansökningar' },
    interviews: { one: '1 kommande intervju', other: '{count} kommande intervjuer' },
    conversations: { one: '1 konversation', other: '{count} konversationer' },
    clients: { one: '1 kund', other: '{count} kunder' },
    leads: { one: '1 lead', other: '{count} leads' },
    tasks: { one: '1 öppen uppgift', other: '{count} öppna uppgifter' },
    booking_links: { one: '1 aktiv bokningslänk', other: '{count} aktiva bokningslänkar' },
    shared_links: {
      one: '1 delad länk till en slutkandidatlista eller ett utkast',
      other: '{count} delade länkar till slutkandidatlistor och utkast',
    },
  },
  successor: 'Lämna över till',
  hint: 'Intervjuer på en tid då den som tar över är upptagen blir kvar här: flytta dem först. Bokningslänkar pausas, eftersom de går till kollegans kalender. Länkar som kollegan har delat till slutkandidatlistor och artikelutkast slutar fungera, och den som tar över får veta vilka kunder som behöver en ny. Avslutat arbete behåller kollegans namn.',
  choose: 'Välj en kollega',
  submit: 'Lämna över',
  done: '{successor} har tagit över efter {name}.',
};

export const accountRemoval: AccountRemovalMessages = {
  title: 'Ta bort kontot',
  text: 'För konton som skapats av misstag. Inaktivera kontot när en kollega slutar, så står namnet kvar på anteckningar och betyg.',
  open: 'Ta bort',
  askToRemove: 'Ta bort {name}?',
  warning: 'Kontot försvinner direkt och kan inte återskapas.',
  confirm: 'Ta bort kontot',
  done: 'Kontot för {name} är borttaget.',
};
