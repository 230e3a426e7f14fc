import type {
  ProfileEmailMessages,
  ProfilePasswordMessages,
  ProfileSessionsMessages,
} from './messages.en.ts';

export const profileEmail: ProfileEmailMessages = {
  title: 'E-post',
  text: 'Används för att logga in. En ny adress gäller när du har bekräftat den via länkarna vi mejlar.',
  current: 'Nuvarande: {email}',
  pending: 'Väntar på att {email} bekräftas. Följ länkarna i båda inkorgarna.',
  field: 'Ny e-postadress',
  change: 'Byt e-postadress',
  sent: 'Vi har mejlat båda adresserna. Följ länkarna i båda mejlen.',
  half: 'En adress är bekräftad. Följ nu länken i den andra inkorgen.',
  changed: 'Din e-postadress är bytt.',
  failed: 'E-postadressen kunde inte bytas: {error}',
};

export const profilePassword: ProfilePasswordMessages = {
  title: 'Lösenord',
  text: 'När du byter lösenord loggas du ut på alla andra enheter.',
  field: 'Nytt lösenord',
  hint: 'Långt slår krångligt: fyra slumpade ord räcker bra.',
  current: 'Nuvarande lösenord',
  currentHint: 'Det var ett tag sedan du loggade in. Bekräfta med lösenordet du har i dag.',
  code: 'Kod från mejlet',
  codeHint: 'Vi mejlade den nyss.',
  change: 'Byt lösenord',
  changed: 'Ditt lösenord är bytt.',
};

export const profileSessions: ProfileSessionsMessages = {
  title: 'Här är du inloggad',
  text: 'Känner du inte igen något? Avsluta det och byt lösenord.',
  current: 'Den här webbläsaren',
  lastUsed: 'Senast använd {time}',
  withSecondFactor: 'Med tvåstegsverifiering',
  endSession: 'Avsluta',
  endLabel: 'Avsluta sessionen: {device}',
  endOthers: 'Avsluta alla andra',
  ended: 'Sessionen är avslutad.',
  othersEnded: 'Alla andra sessioner är avslutade.',
  failed: 'Den kunde inte avslutas: {error}',
  loadFailed: 'Sessionerna kunde inte hämtas.',
  browserOnSystem: '{browser} på {system}',
  unknownDevice: 'Okänd webbläsare',
};
