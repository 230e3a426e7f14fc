import { approvals } from './approvals/messages.sv.ts';
import type { PortalMessages } from './messages.en.ts';
import { reports } from './reports/messages.sv.ts';
import { hiringTeam, portalSearches, portalShortlists } from './searches/messages.sv.ts';
import { portalPasskeys, portalSignIn } from './sign-in/messages.sv.ts';

export const portal: PortalMessages = {
  pageTitle: 'Kundportalen | {siteName}',
  title: 'Kundportalen',
  noJs: 'Kundportalen kräver JavaScript. Slå på det i webbläsaren eller mejla {email}.',
  loading: 'Öppnar portalen …',
  offline: 'Du verkar vara offline. Det här är det senaste vi har fått.',
  failed: {
    title: 'Portalen gick inte att öppna',
    text: 'Kontrollera uppkopplingen och försök igen.',
    retry: 'Försök igen',
  },
  noAccess: {
    title: 'Adressen har ingen tillgång till portalen',
    text: 'Du är inloggad som {email}. Tillgången kan ha upphört eller gälla en annan adress. Din rekryterare hjälper dig.',
    useAnotherAddress: 'Använd en annan adress',
    contactUs: 'Skriv till oss',
  },
  passkeys: portalPasskeys,
  signIn: portalSignIn,
  signOut: 'Logga ut',
  company: 'Företag',
  nav: { label: 'Portalens sidor', searches: 'Rekryteringar', plan: 'Abonnemang & fakturor' },
  approvals,
  reports,
  searches: portalSearches,
  team: hiringTeam,
  shortlists: portalShortlists,
};
