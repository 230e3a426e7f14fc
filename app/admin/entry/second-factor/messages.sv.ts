import type { AdminSecondFactorMessages } from './messages.en.ts';

export const adminSecondFactor: AdminSecondFactorMessages = {
  step: {
    title: 'Tvåstegsverifiering',
    text: 'Öppna din autentiseringsapp och skriv de sex siffror som den visar för {siteName}.',
    device: 'Autentiseringsapp',
    code: 'Kod',
    verify: 'Bekräfta',
    verifying: 'Bekräftar...',
    useRecovery: 'Använd en återställningskod i stället',
    useCode: 'Använd autentiseringsappen i stället',
    recoveryText:
      'Skriv en av koderna du sparade när du ställde in tvåstegsverifieringen. Den gäller en gång.',
    recoveryCode: 'Återställningskod',
    cancel: 'Logga in som någon annan',
  },
  setup: {
    start: 'Lägg till autentiseringsapp',
    starting: 'Ett ögonblick...',
    scan: 'Skanna koden med din autentiseringsapp',
    scanLabel: 'QR-kod till autentiseringsappen',
    orType: 'Eller skriv in nyckeln i appen:',
    copy: 'Kopiera',
    copied: 'Kopierad',
    thenCode: 'Skriv sedan de sex siffror som appen visar',
    confirm: 'Bekräfta',
    confirming: 'Bekräftar...',
    cancel: 'Avbryt',
    name: 'Autentiseringsapp',
    done: 'Tvåstegsverifieringen är på.',
    codesFailed:
      'Återställningskoderna kunde inte skapas ({error}). Skapa dem under din profil innan du behöver en.',
  },
  codes: {
    title: 'Dina återställningskoder',
    text: 'Varje kod släpper in dig en gång om du tappar bort telefonen. De visas bara nu: skriv ut dem eller lägg dem i en lösenordshanterare.',
    download: 'Ladda ner',
    file: 'aterstallningskoder.txt',
    saved: 'Jag har sparat dem',
  },
  proof: {
    title: 'Bekräfta att det är du',
    text: 'Det var ett tag sedan du loggade in. Ange ditt lösenord för att göra ändringen.',
    codeText: 'Det var ett tag sedan du loggade in. Vi har mejlat en kod som bekräftar ändringen.',
    password: 'Nuvarande lösenord',
    code: 'Koden i mejlet',
    confirm: 'Fortsätt',
    confirming: 'Bekräftar...',
    cancel: 'Avbryt',
    signIn: 'Logga in igen i stället',
  },
};
