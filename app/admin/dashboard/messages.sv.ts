import { attention } from './attention/messages.sv.ts';
import { applicantSources, charts, engagement, pipeline } from './charts/messages.sv.ts';
import { dashboardFigures, figureChange } from './figures/messages.sv.ts';
import type { AdminDashboardMessages } from './messages.en.ts';
import { dashboardDay } from './my-day/messages.sv.ts';
import { dashboardPeriod } from './period/messages.sv.ts';

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
  period: dashboardPeriod,
  change: figureChange,
  figures: dashboardFigures,
  engagement,
  charts,
  pipeline,
  sources: applicantSources,
  myDay: dashboardDay,
  attention,
};
