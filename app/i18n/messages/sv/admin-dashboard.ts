import type { AdminDashboardMessages } from '../en/admin-dashboard.ts';
import { adminSources } from './admin-sources.ts';

export const adminDashboard: AdminDashboardMessages = {
  title: 'Översikt',
  greeting: 'Vad roligt att se dig, {name}',
  rights: {
    admin: 'Du är administratör: hela administrationen är öppen för dig.',
    recruiter:
      'Du är rekryterare: jobb, ansökningar, kandidater, frilansare och väntelistan är dina.',
    editor: 'Du är redaktör: bloggen är din, och du skriver utkast till jobb och villkor.',
  },
  secondFactor: {
    title: 'Bara ett lösenord skyddar ditt konto',
    text: 'Bakom det finns riktiga människors cv och telefonnummer. Tvåstegsverifiering ställer du in på en minut.',
    action: 'Ställ in',
  },
  loadFailed: 'Det gick inte att räkna just nu. Nytt försök görs inom en minut.',
  meaning: 'Vad betyder ”{name}”?',
  rows: 'Visa raderna bakom ”{name}”',
  period: {
    label: 'Period',
    days: {
      7: 'Senaste 7 dagarna',
      30: 'Senaste 30 dagarna',
      90: 'Senaste 90 dagarna',
      365: 'Senaste 365 dagarna',
    },
    own: 'Från en dag till en annan',
    first: 'Första dag',
    last: 'Sista dag',
    compare: 'Jämfört med',
    comparisons: { before: 'Dagarna innan', year: 'Ett år tidigare', none: 'Ingenting' },
  },
  change: {
    none: 'Inga innan',
    same: 'Oförändrat ({before})',
    other: '{change} ({before} innan)',
    times: '{times} gånger så många ({before} innan)',
    now: 'Just nu',
  },
  figures: {
    title: 'Siffror',
    open_jobs: {
      name: 'Öppna jobb',
      meaning: 'Jobb som är öppna just nu, även byråns egna.',
    },
    applications: {
      name: 'Nya ansökningar',
      meaning:
        'Ansökningar som kom in under perioden, enligt dygnet i Stockholm. Återtagna räknas inte.',
    },
    hires: {
      name: 'Anställda',
      meaning: 'Ansökningar som flyttades till ”anställd” under perioden och är kvar där.',
    },
    days_to_hire: {
      name: 'Tid till anställning',
      meaning:
        'Medianen, i dagar, från att ansökan kom in till att den flyttades till ”anställd”, för periodens anställda: hälften gick fortare, hälften tog längre tid.',
      days: '{count} dagar',
    },
    leads: {
      name: 'Nya intressenter',
      meaning:
        'Företag som ställde sig på väntelistan under perioden och finns kvar där, oavsett vad som hände sedan.',
    },
    waiting_leads: {
      name: 'Väntelistan',
      meaning: 'Intressenter som är nya just nu: ingen har hört av sig till dem än.',
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
      meaning: 'Artiklar som publiceras av sig själva längre fram.',
    },
    drafts: { name: 'Utkast', meaning: 'Artiklar som är skrivna men inte publicerade.' },
  },
  charts: {
    applications: 'Ansökningar över tid',
    views: 'Besök över tid',
    day: 'Dagar',
    inPeriod: 'Perioden',
    before: 'Jämförd period',
    asTable: 'Som tabell',
    range: '{first} till {last}',
  },
  pipeline: {
    title: 'Ansökningar per steg',
    meaning: 'Var alla ansökningar står just nu, oavsett när de kom in. Återtagna räknas inte.',
    head: ['Steg', 'Ansökningar', 'Andel'],
    stages: {
      new: 'Nya',
      screening: 'Urval',
      interview: 'Intervju',
      offer: 'Erbjudande',
      hired: 'Anställda',
      rejected: 'Avslag',
    },
  },
  sources: {
    title: 'Varifrån de sökande kom',
    meaning:
      'Var periodens ansökningar kom ifrån: ”source” i länken som ledde till formuläret, annars webbplatsen själv eller kollegan som lade till dem. De tolv vanligaste.',
    head: ['Källa', 'Ansökningar', 'Andel'],
    names: adminSources,
    empty: 'Inga ansökningar under perioden.',
  },
  attention: {
    title: 'Att ta tag i idag',
    empty: 'Inget väntar på dig. Dags för en kopp kaffe.',
    since: 'äldsta {ago}',
    until: 'först {date}',
    kinds: {
      owed_answers: {
        name: 'Väntar på svar',
        meaning: 'Sökande som inte har fått veta hur det går sedan de senast flyttades.',
      },
      leads: {
        name: 'Intressenter utan svar',
        meaning: 'Intressenter som är nya: ingen har hört av sig till dem än.',
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
        meaning: 'Öppna jobb vars sista dag är idag eller inom en vecka.',
      },
      failed_mails: {
        name: 'Misslyckade mejl',
        meaning: 'Mejl som inte gick att leverera trots alla försök.',
      },
      accounts: {
        name: 'Konton som väntar',
        meaning:
          'Kollegor som skapat konto, bekräftat sin adress och väntar på en roll. De som är inbjudna väntar inte på dig.',
      },
      privacy_requests: {
        name: 'Dataskyddsärenden',
        meaning: 'Ärenden om personuppgifter som inte är klara. Lagen ger en månad.',
      },
      untranslated_articles: {
        name: 'Artiklar som saknar ett språk',
        meaning: 'Publicerade eller schemalagda artiklar där något saknas på ett av språken.',
      },
    },
  },
};
