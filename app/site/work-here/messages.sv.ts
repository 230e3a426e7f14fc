import type { WorkHereMessages } from './messages.en.ts';

export const workHere: WorkHereMessages = {
  title: 'Bli en i flocken.',
  lead: 'Rekrytering är ett fint yrke som oftast utförs under dåliga villkor. Vi ändrade villkoren.',
  picture: 'En alpacka i halsduk som springer',
  conditions: {
    title: 'Det som är annorlunda här',
    items: [
      {
        figure: '0',
        text: 'kronor i provision. Fast lön, så att du kan säga som det är till båda sidor.',
      },
      { figure: '4', text: 'kunder som mest per rekryterare. Du minns vad alla heter.' },
      { figure: '5', text: 'dagar tills varje sökande har fått svar. Det enda vi mäter.' },
      { figure: '17.00', text: 'är det tomt på kontoret. Kandidater har också familj.' },
    ],
  },
  monday: {
    title: 'En måndag',
    hours: [
      {
        time: '9.00',
        text: 'Kaffe, och listan ”väntar på besked”. Den ska vara tom innan något annat börjar.',
      },
      { time: '10.00', text: 'Kundens måndagsmöte. Du sitter med, som en i teamet.' },
      { time: '11.00', text: 'Två första samtal, en halvtimme vardera, med samma frågor.' },
      {
        time: '13.00',
        text: 'Sex meddelanden till personer som inte letar jobb. Ett i taget, ingen får en mall.',
      },
      { time: '15.00', text: 'En kollega läser din annons och stryker adjektiven.' },
      {
        time: '16.30',
        text: 'Du ringer någon med ett nej och berättar varför. Det hör till jobbet.',
      },
    ],
  },
  positions: {
    title: 'Lediga tjänster',
    lead: 'Vi rekryterar till oss själva som vi rekryterar åt andra: samma frågor till alla, och svar till alla.',
    readMore: 'Läs mer och sök',
    emailUs: 'Skriv till oss om tjänsten',
  },
  others: { title: 'Fler lediga jobb hos oss' },
  spontaneous: {
    title: 'Hittar du inget som passar?',
    text: 'Lämna din profil i kandidatbanken. Vi letar där först, även till oss själva.',
    link: 'Till kandidatbanken',
  },
};
