import { adminSources } from '../kit/sources/messages.sv.ts';
import { stagesOfMany } from '../kit/stages/messages.sv.ts';
import type { AdminDashboardMessages } from './messages.en.ts';
import { dashboardDay } from './my-day/messages.sv.ts';

export const adminDashboard: AdminDashboardMessages = {
  title: 'Översikt',
  greeting: 'Kul att se dig, {name}',
  rights: {
    admin: 'Du är administratör och har tillgång till allt.',
    recruiter:
      'Du är rekryterare och arbetar med jobb, ansökningar, kandidater, frilansare och väntelistan.',
    editor: 'Du är redaktör: du sköter bloggen och skriver utkast till jobb och villkor.',
  },
  secondFactor: {
    title: 'Ditt konto skyddas bara av ett lösenord',
    text: 'Här finns riktiga människors cv och telefonnummer. Tvåstegsverifiering tar en minut att slå på.',
    editorText:
      'Med det kan man ändra vad besökare läser på webbplatsen. Tvåstegsverifiering tar en minut att slå på.',
    action: 'Slå på',
  },
  loadFailed: 'Siffrorna gick inte att hämta. Vi försöker igen inom en minut.',
  meaning: 'Vad betyder ”{name}”?',
  rows: 'Visa underlaget till ”{name}”',
  period: {
    label: 'Period',
    days: {
      7: 'Senaste 7 dagarna',
      30: 'Senaste 30 dagarna',
      90: 'Senaste 90 dagarna',
      365: 'Senaste 365 dagarna',
    },
    own: 'Eget intervall',
    first: 'Från och med',
    last: 'Till och med',
    compare: 'Jämför med',
    comparisons: { before: 'Perioden innan', year: 'Ett år tidigare', none: 'Ingenting' },
  },
  change: {
    none: 'Inga tidigare',
    same: 'Oförändrat ({before})',
    other: '{change} ({before} tidigare)',
    times: '{times} gånger så många ({before} tidigare)',
    now: 'Just nu',
  },
  figures: {
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
  },
  engagement: {
    title: 'Tid på sidan',
    meaning: 'Hur länge varje sida var öppen, räknat när besökaren lämnar den.',
    head: ['Tid', 'Visningar', 'Andel'],
    levels: { high: 'Över 30 s', medium: '10 till 30 s', low: 'Högst 10 s' },
  },
  charts: {
    applications: 'Ansökningar över tid',
    views: 'Besök över tid',
    day: 'Dagar',
    inPeriod: 'Vald period',
    before: 'Jämförelseperiod',
    asTable: 'Som tabell',
    range: '{first} till {last}',
  },
  pipeline: {
    title: 'Ansökningar per steg',
    meaning:
      'Var alla ansökningar befinner sig just nu, oavsett när de kom in. Tillbakadragna räknas inte.',
    head: ['Steg', 'Ansökningar', 'Andel'],
    stages: stagesOfMany,
  },
  sources: {
    title: 'Sökande per källa',
    meaning:
      'Var periodens ansökningar kom ifrån: ”source” i länken som ledde till formuläret, annars webbplatsen eller kollegan som lade till dem. De tolv vanligaste.',
    head: ['Källa', 'Ansökningar', 'Andel'],
    names: adminSources,
    empty: 'Inga ansökningar under perioden.',
  },
  myDay: dashboardDay,
  attention: {
    title: 'Att göra i dag',
    empty: 'Inget väntar på dig. Dags för fika.',
    since: 'äldsta {ago}',
    until: 'närmast {date}',
    kinds: {
      owed_answers: {
        name: 'Väntar på besked',
        meaning: 'Sökande som inte har fått besked sedan de senast flyttades.',
      },
      leads: {
        name: 'Leads utan svar',
        meaning: 'Leads med status ”ny”: ingen har hört av sig till dem än.',
      },
      renewals: {
        name: 'Samtycken att förnya',
        meaning: 'Kandidater vars samtycke går ut inom 30 dagar.',
      },
      freelancers: {
        name: 'Frilansare att godkänna',
        meaning: 'Personer som gått med i frilansnätverket och väntar på ja eller nej.',
      },
      closing_jobs: {
        name: 'Jobb som snart stänger',
        meaning: 'Öppna jobb vars sista dag är i dag eller inom en vecka.',
      },
      failed_mails: {
        name: 'Misslyckade mejl',
        meaning: 'Mejl som inte gick att leverera trots alla försök.',
      },
      accounts: {
        name: 'Konton att godkänna',
        meaning:
          'Kollegor som skapat konto, bekräftat sin adress och väntar på en roll. De som är inbjudna väntar inte på dig.',
      },
      privacy_requests: {
        name: 'Integritetsärenden',
        meaning: 'Ärenden om personuppgifter som inte är klara. Enligt lag har vi en månad på oss.',
      },
      untranslated_articles: {
        name: 'Artiklar som saknar ett språk',
        meaning: 'Publicerade eller schemalagda artiklar där något saknas på ett av språken.',
      },
    },
  },
};
