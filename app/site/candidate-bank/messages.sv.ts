import type { CandidateBankMessages } from './messages.en.ts';

export const candidateBank: CandidateBankMessages = {
  title: 'Låt rätt jobb hitta dig.',
  lead: 'Berätta vad du vill jobba med. När ett jobb passar hör vi av oss till dig först, och inget går till ett företag innan du har sagt ja.',
  picture: 'En alpacka som sover lugnt',
  path: {
    title: 'Det här händer med dina uppgifter',
    steps: [
      {
        when: 'I dag',
        text: 'Du får ett mejl med en privat länk. Där kan du ändra din profil eller lämna kandidatbanken.',
      },
      {
        when: 'Inom en vecka',
        text: 'En rekryterare läser din profil. Ingen algoritm rangordnar den.',
      },
      {
        when: 'När ett jobb passar',
        text: 'Vi mejlar dig: företag, jobb, lön. Du säger ja eller nej. Först därefter får företaget veta vem du är.',
      },
      {
        when: 'Efter {candidateBank}',
        text: 'Vi frågar om du vill vara kvar. Svarar du inte raderas allt.',
      },
    ],
  },
  form: {
    title: 'Din profil',
    more: {
      title: 'Berätta vad du söker',
      text: 'Sex valfria frågor. Ju mer vi vet, desto bättre passar jobben vi skickar.',
    },
    fields: 'Vad vill du arbeta med?',
    skills: 'Vad är du bra på?',
    seniority: 'Hur erfaren är du?',
    locations: 'Var vill du arbeta?',
    locationsHint: 'Orter, separerade med komma. Lämna tomt om det kvittar.',
    remote: 'Helst på plats eller på distans?',
    summary: 'Vad skulle få dig att byta jobb?',
    summaryHint: 'Några rader. Det är det vi läser först.',
    alerts: 'Får vi mejla om nya jobb som passar?',
    submit: 'Gå med i kandidatbanken',
    note: 'Du får direkt ett mejl med din privata länk.',
  },
  linkedin: 'Har du en LinkedIn-profil behöver du inget cv.',
};
