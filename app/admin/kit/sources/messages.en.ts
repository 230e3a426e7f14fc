import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

/** Names of the sources that links and the product use. Other sources are shown unchanged. */
export const adminSources = byCode({
  site: 'Website',
  staff: 'Added by a colleague',
  candidate_bank: 'Candidate database',
  proposed: 'Suggested by a colleague',
  membership: 'Waiting list',
  contact: 'Contact form',
  calculator: 'Savings calculator',
  referral: 'Referral',
  job_board: 'Job board',
  newsletter: 'Newsletter',
  google: 'Google',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  indeed: 'Indeed',
  platsbanken: 'Platsbanken',
  feed: 'Job feed',
  embed: 'Job list on another website',
});

export type AdminSourcesMessages = MessagesOf<typeof adminSources>;
