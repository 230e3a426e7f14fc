import type { AdminSourcesMessages } from './messages.en.ts';

export const adminSources: AdminSourcesMessages = {
  site: 'Webbplatsen',
  staff: 'Tillagd av en kollega',
  candidate_bank: 'Kandidatbanken',
  proposed: 'Föreslagen av en kollega',
  membership: 'Väntelistan',
  contact: 'Kontaktformuläret',
  calculator: 'Kalkylatorn',
  referral: 'Rekommendation',
  job_board: 'Jobbsajt',
  newsletter: 'Nyhetsbrevet',
  google: 'Google',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  indeed: 'Indeed',
  platsbanken: 'Platsbanken',
  feed: 'Jobbflöde',
  embed: 'Jobblista på en annan webbplats',
};
