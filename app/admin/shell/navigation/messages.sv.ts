import type { NavigationCountsMessages, NavigationMessages } from './messages.en.ts';

export const navigation: NavigationMessages = {
  dashboard: 'Översikt',
  reports: 'Rapporter',
  jobs: 'Jobb',
  applications: 'Ansökningar',
  interviews: 'Intervjuer',
  applicants: 'Sökande',
  candidates: 'Kandidater',
  freelancers: 'Frilansare',
  waitingList: 'Väntelista',
  clients: 'Kunder',
  invoices: 'Fakturor',
  bookingLinks: 'Bokningslänkar',
  blog: 'Blogg',
  emailTemplates: 'Mejlmallar',
  generalTerms: 'Allmänna villkor',
  website: 'Webbplats',
  users: 'Användare',
  conversations: 'Konversationer',
  outbox: 'Utkorg',
  privacyRequests: 'Integritetsärenden',
  imports: 'Import',
  webhooks: 'Webhookar',
  apiTokens: 'API-nycklar',
  dataExports: 'Export av alla data',
  auditLog: 'Aktivitetslogg',
  settings: 'Inställningar',
  profile: 'Din profil',
};

export const navigationCounts: NavigationCountsMessages = {
  open_jobs: '{count} öppna',
  new_applications: '{count} nya',
  candidates: '{count} i banken',
  new_leads: '{count} nya',
};
