import type { AboutUsMessages } from './messages.en.ts';

export const aboutUs: AboutUsMessages = {
  title: 'Fem personer, en alpacka, inga provisioner.',
  lead: 'Vi rekryterar åt företag i Norden som om vi jobbade där. Det gör vi nästan också: vi sitter i deras kanaler, känner till deras egenheter och får lika mycket betalt vem de än anställer.',
  picture: 'En alpacka med lykta som letar i natten',
  story: {
    title: 'Så började det',
    paragraphs: [
      'Saga hade jobbat nio år på en rekryteringsbyrå som levde på provision. En fredag 2021 hade hon två kandidater till samma jobb: en som var rätt, och en som ville ha 12 000 mer i månaden. Bonusen talade för den andra. Hon ringde den första och sa upp sig på måndagen.',
      'Idén fick plats på en servett. Om kunden betalar lika mycket varje månad har rekryteraren ingen anledning att pressa någon, stressa någon eller hålla inne ett bra namn tills arvodet är klart. Då återstår bara att hitta rätt person.',
      'Mio hängde på samma vår, sedan Freja, Elias och Tuva. Vi är få med flit: ingen har fler än fyra kunder samtidigt.',
    ],
  },
  alpaca: {
    title: 'Varför en alpacka?',
    text: 'Fårbönder har en alpacka bland fåren för att den håller sig lugn, tittar upp före de andra och aldrig lämnar flocken. Dessutom nynnar den när den är nöjd. Bättre går det knappast att beskriva en bra rekryterare.',
  },
  values: {
    title: 'Det här lovar vi',
    items: [
      {
        title: 'Alla får svar',
        text: 'Inom fem arbetsdagar, efter varje steg, även när det blir ett nej. Det är den enda siffran vi har på väggen.',
      },
      {
        title: 'Vi säger vad vi tycker',
        text: 'När lönen är för låg eller tjänsten egentligen är två får ni höra det under första timmen, inte efter sex veckor.',
      },
      {
        title: 'Människor bedömer människor',
        text: 'Ingen automatisk rangordning, inget automatiskt nej. En rekryterare läser, en människa beslutar och kan förklara varför.',
      },
      {
        title: 'Vi frågar bara om det vi behöver',
        text: 'Aldrig om personnummer, aldrig om tidigare lön. Och vi raderar det vi har sagt att vi ska radera.',
      },
    ],
  },
  team: {
    title: 'Flocken',
    lead: 'Det är vi som skriver mejlen du får.',
    people: [
      {
        name: 'Saga Ekdal',
        role: 'Rekryteringschef',
        text: 'Läser avtal för nöjes skull. Säger till när tjänsten egentligen är två.',
      },
      {
        name: 'Mio Tallberg',
        role: 'Rekryterare, tech',
        text: 'Skrev kod i sex år och läser fortfarande din före intervjun.',
      },
      {
        name: 'Freja Holm',
        role: 'Rekryterare, kreativa yrken',
        text: 'Öppnar varje portfolio, även nummer sextioett.',
      },
      {
        name: 'Elias Granat',
        role: 'Rekryterare, go-to-market',
        text: 'Har haft egen säljbudget och vet vilka som inte går att nå.',
      },
      {
        name: 'Tuva Stenros',
        role: 'Redaktör',
        text: 'Stryker adjektiv i annonser tills bara jobbet är kvar.',
      },
    ],
  },
  join: { text: 'Vi letar efter tre till.', link: 'Se lediga tjänster' },
};
