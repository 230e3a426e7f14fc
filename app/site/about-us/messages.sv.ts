import type { AboutUsMessages } from './messages.en.ts';

export const aboutUs: AboutUsMessages = {
  title: 'En flock, inga provisioner.',
  lead: 'Vi rekryterar åt företag i Norden som om vi jobbade där. Det gör vi nästan också: vi sitter i deras kanaler, känner till deras egenheter och får lika mycket betalt vem de än anställer.',
  picture: 'En alpacka med lykta som letar i natten',
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
  },
  join: { text: 'Vill du jobba hos oss?', link: 'Se lediga tjänster' },
};
