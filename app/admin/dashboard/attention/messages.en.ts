import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const attention = {
  title: 'Needs attention today',
  empty: 'Nothing needs your attention. Time for a coffee.',
  oldest: 'oldest {ago}',
  first: 'first {date}',
  kinds: {
    owed_answers: {
      name: 'Still owed an answer',
      meaning: 'Applicants who haven’t heard from us since their application last moved.',
    },
    leads: {
      name: 'Unanswered leads',
      meaning: 'Leads with the status “new”: nobody has contacted them yet.',
    },
    renewals: {
      name: 'Consents to renew',
      meaning: 'Candidates whose consent expires within 30 days.',
    },
    freelancers: {
      name: 'Freelancers to approve',
      meaning: 'People who applied to the freelance network and are waiting for a decision.',
    },
    closing_jobs: {
      name: 'Jobs closing soon',
      meaning: 'Open jobs that close today or within a week.',
    },
    failed_mails: {
      name: 'Failed emails',
      meaning: 'Emails that couldn’t be delivered after every attempt.',
    },
    accounts: {
      name: 'Accounts to approve',
      meaning:
        'Colleagues who signed up, confirmed their email and need a role. Invited colleagues aren’t included.',
    },
    privacy_requests: {
      name: 'Privacy requests',
      meaning: 'Open requests about personal data. By law they must be answered within a month.',
    },
    untranslated_articles: {
      name: 'Articles to translate',
      meaning: 'Published or scheduled articles that are incomplete in one language.',
    },
  },
} as const;

export type AttentionMessages = MessagesOf<typeof attention>;
