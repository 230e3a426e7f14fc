import type { ProfileChatMessages, ProfileNotificationsMessages } from './messages.en.ts';

export const profileNotifications: ProfileNotificationsMessages = {
  title: 'Notiser via mejl',
  text: 'Välj vad vi mejlar dig om. Det du läser i administrationen inom två minuter mejlar vi inte.',
  clientAnswers: 'En kund svarar om en kandidat eller en annons, eller vill pausa',
  mentions: 'En kollega nämner mig',
  tasks:
    'Jag får en uppgift eller en fråga om en bedömning, det är dags för en, eller en sökande har väntat för länge',
  withdrawals: 'En sökande som jag ansvarar för drar tillbaka sin ansökan',
  interviews: 'Dagen före en intervju som jag är med på',
};

export const profileChat: ProfileChatMessages = {
  title: 'Notiser i Slack eller Teams',
  text: 'Vi skriver i en kanal som du väljer så snart något händer. Meddelandena innehåller aldrig namn: de säger vad det gäller och länkar hit.',
  apps: { slack: 'Slack', teams: 'Teams' },
  connect: 'Anslut {app}',
  url: 'Webhook-URL för {app}',
  hints: {
    slack: 'Lägg till appen Incoming Webhooks i en kanal i Slack och kopiera dess URL.',
    teams:
      'Lägg till arbetsflödet ”Publicera i en kanal när en webhook-begäran tas emot” i Teams och kopiera dess URL.',
  },
  urlInvalid: 'Ange hela URL:en. Den börjar med https://.',
  events: 'Händelser i {app}',
  names: {
    mentions: 'En kollega nämner mig',
    client_answers: 'En kund svarar eller vill något',
    tasks: 'En uppgift, en bedömning, en sökande eller ett mejl som inte kom fram väntar på mig',
    interviews: 'Mina intervjuer bokas eller ändras',
    replies: 'Någon svarar på mitt mejl',
    operations: 'En webhook pausas',
  },
  save: 'Spara',
  saved: '{app} är anslutet.',
  test: 'Skicka test',
  tested: 'Testet är skickat. Titta i kanalen.',
  remove: 'Koppla från',
  removed: '{app} är frånkopplat.',
  errors: {
    not_public:
      'Det senaste meddelandet skickades inte: URL:en leder till ett privat nätverk eller använder inte HTTPS.',
    too_slow: 'Det senaste meddelandet skickades inte: mottagaren svarade för långsamt.',
    unreachable: 'Det senaste meddelandet skickades inte: mottagaren gick inte att nå.',
    redirected: 'Det senaste meddelandet skickades inte: URL:en hänvisar vidare.',
    rejected: 'Det senaste meddelandet avvisades. URL:en kan ha återkallats.',
  },
};
