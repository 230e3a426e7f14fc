import type { DashboardFiguresMessages, FigureChangeMessages } from './messages.en.ts';

export const dashboardFigures: DashboardFiguresMessages = {
  title: 'Nyckeltal',
  open_jobs: {
    name: 'Öppna jobb',
    meaning: 'Jobb som är öppna just nu, även byråns egna.',
  },
  applications: {
    name: 'Nya ansökningar',
    meaning:
      'Ansökningar som kom in under perioden, räknat i svensk tid. Tillbakadragna räknas inte.',
  },
  hires: {
    name: 'Anställningar',
    meaning: 'Ansökningar som flyttades till ”anställd” under perioden och är kvar där.',
  },
  days_to_hire: {
    name: 'Tid till anställning',
    meaning:
      'Medianen, i dagar, från att ansökan kom in till att den flyttades till ”anställd”, för periodens anställningar: hälften gick fortare, hälften tog längre tid.',
    days: { one: '1 dag', other: '{count} dagar' },
  },
  leads: {
    name: 'Nya leads',
    meaning:
      'Företag som ställde sig på väntelistan under perioden och finns kvar där, oavsett vad som hände sedan.',
  },
  waiting_leads: {
    name: 'Väntelistan',
    meaning: 'Leads med status ”ny” just nu: ingen har hört av sig till dem än.',
  },
  failed_mails: {
    name: 'Misslyckade mejl',
    meaning: 'Mejl som inte gick att leverera trots alla försök och väntar på beslut.',
  },
  views: {
    name: 'Sidvisningar',
    meaning:
      'Sidor på den publika webbplatsen som öppnades under perioden. Besökare skiljs inte åt, så samma person kan räknas många gånger.',
  },
  article_views: {
    name: 'Artikelvisningar',
    meaning: 'Artiklar i bloggen som öppnades under perioden.',
  },
  new_articles: {
    name: 'Nya artiklar',
    meaning: 'Artiklar på webbplatsen vars publiceringstid ligger inom perioden.',
  },
  scheduled_articles: {
    name: 'Schemalagda',
    meaning: 'Artiklar som publiceras automatiskt längre fram.',
  },
  drafts: { name: 'Utkast', meaning: 'Artiklar som är skrivna men inte publicerade.' },
};

export const figureChange: FigureChangeMessages = {
  none: 'Inga tidigare',
  unchanged: 'Oförändrat ({before})',
  changed: '{change} ({before} tidigare)',
  times: '{times} gånger så många ({before} tidigare)',
  rightNow: 'Just nu',
};
