import { backendErrors } from './error-messages.sv.ts';
import type { AdminShellMessages } from './messages.en.ts';
import { navigation, navigationCounts } from './navigation/messages.sv.ts';

export const adminShell: AdminShellMessages = {
  loading: 'Laddar administrationen...',
  needsScripts: 'Administrationen kräver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
  backOffice: 'Administration',
  skipToContent: 'Hoppa till innehållet',
  menu: 'Administrationens meny',
  openMenu: 'Meny',
  closeMenu: 'Stäng menyn',
  toSite: 'Till webbplatsen',
  signOut: 'Logga ut',
  signOutFailed: 'Du är utloggad i den här webbläsaren, men servern fick inte veta det: {error}',
  signedOut: 'Du är utloggad.',
  sessionEnded: 'Din session är avslutad. Logga in för att fortsätta där du var.',
  navigation,
  groups: { recruiting: 'Rekrytering', publishing: 'Innehåll', running: 'System' },
  counts: navigationCounts,
  scheme: { label: 'Tema', system: 'Som systemet', light: 'Ljust', dark: 'Mörkt' },
  roles: {
    admin: 'Administratör',
    recruiter: 'Rekryterare',
    editor: 'Redaktör',
  },
  waiting: {
    title: 'Väntar på godkännande',
    text: 'Ditt konto är klart, {name}. Nu behöver en administratör ge det en roll. Sidan öppnas av sig själv när det är gjort.',
    signedInAs: 'Inloggad som {email}',
  },
  noAccess: {
    title: 'Det här är personalingången',
    text: 'Du är inloggad, men med ett besökarkonto. Jobbar du här? Be en administratör om en inbjudan.',
    client: 'Är du kund hos oss?',
    portal: 'Öppna kundportalen',
  },
  disabled: {
    title: 'Kontot är inaktiverat',
    text: 'En administratör har inaktiverat ditt konto. Är det ett misstag? Prata med en kollega som är administratör.',
  },
  required: {
    title: 'Ett steg till',
    text: 'Alla som jobbar här loggar in med tvåstegsverifiering. Ställ in din nu, det tar en minut.',
  },
  validation: {
    required: 'Fyll i fältet.',
    choose: 'Gör ett val.',
    unchecked: 'Kryssa i rutan.',
    email: 'Ange en e-postadress.',
    url: 'Ange en webbadress, till exempel https://www.example.com.',
    number: 'Ange ett tal.',
    date: 'Ange ett giltigt datum.',
    min: 'Ange minst {min}.',
    max: 'Ange högst {max}.',
    step: 'Ange ett heltal.',
    tooShort: 'Skriv minst {count} tecken.',
  },
  failed: 'Det gick inte: {error}',
  loadFailed: {
    title: 'Något gick fel',
    text: 'Det gick inte att hämta. Kontrollera uppkopplingen och försök igen.',
    retry: 'Försök igen',
  },
  undo: 'Ångra',
  undone: 'Ångrat.',
  disabledStaff: '{name} (inaktiverad)',
  errors: backendErrors,
};
