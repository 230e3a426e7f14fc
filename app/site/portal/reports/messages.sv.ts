import type { PortalMessages } from '../messages.en.ts';

export const reports: PortalMessages['reports'] = {
  title: 'Veckorapport',
  intro: 'Så går era rekryteringar, vecka för vecka. En ny rapport kommer varje måndagsmorgon.',
  current: 'Den här veckan hittills',
  earlier: 'Tidigare veckor',
  none: 'Inga rekryteringar den här veckan.',
  noEarlier:
    'Er första rapport kommer en måndagsmorgon, när en rekrytering har varit öppen över helgen.',
  numbers: {
    applied: 'Nya ansökningar',
    presented: 'Presenterade',
    interviews: 'Till intervju',
    awaiting: 'Väntar på svar',
  },
  happened: 'Det här hände',
  standing: 'Här är alla just nu',
  standingThen: 'Här var alla då',
  next: 'Nästa steg',
  nextThen: 'Nästa steg då',
  goToShortlists: 'Till slutkandidaterna',
  mail: {
    title: 'Via mejl',
    label: 'Mejla mig rapporten på måndagsmorgonen',
    on: 'Du får rapporten till {email}.',
    off: 'Du får inte rapporten via mejl. Du kan fortfarande läsa den här.',
    failed: 'Det sparades inte. Kontrollera uppkopplingen och försök igen.',
  },
};
