import type { AdminDashboardMessages } from '../en/admin-dashboard.ts';

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
    title: 'Ditt lösenord står ensamt',
    text: 'Bakom det finns riktiga människors CV och telefonnummer. Tvåstegsverifiering ställer du in på en minut.',
    action: 'Ställ in',
  },
  welcome: {
    title: 'Välkommen till administrationen',
    text: 'Allt du arbetar med finns i menyn.',
  },
};
