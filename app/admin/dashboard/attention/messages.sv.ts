import type { AttentionMessages } from './messages.en.ts';

export const attention: AttentionMessages = {
  title: 'Att göra i dag',
  empty: 'Inget väntar på dig. Dags för fika.',
  oldest: 'äldsta {ago}',
  first: 'närmast {date}',
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
};
