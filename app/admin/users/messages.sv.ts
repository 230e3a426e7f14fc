import { accountRemoval, openWork } from './leaving/messages.sv.ts';
import type { AdminUsersMessages } from './messages.en.ts';
import { userInvitation, waitingUsers } from './new-users/messages.sv.ts';
import { userFactor, userPasskeys, userSessions } from './sign-in/messages.sv.ts';

export const adminUsers: AdminUsersMessages = {
  title: 'Användare',
  search: 'Sök namn eller e-post',
  cancel: 'Avbryt',
  notYours: {
    title: 'Ingår inte i din roll',
    text: 'Administratörer bestämmer vem som jobbar här och med vilken roll.',
  },
  notFound: { title: 'Användaren finns inte', text: 'Kontot kan ha tagits bort.' },
  back: 'Alla användare',
  empty: { title: 'Ingen här än', text: 'Bjud in den första kollegan via mejl.' },
  you: 'Du',
  noRole: 'Ingen än',
  never: 'Aldrig',
  errors: {
    last_administrator: 'Det måste alltid finnas en administratör. Gör någon annan till det först.',
    conflict: 'Adressen tillhör redan en kollega. Du hittar hen i listan.',
    not_allowed: 'Bara administratörer får göra det, och inte med sitt eget konto.',
    not_found: 'Kontot finns inte längre.',
    too_many_requests: 'Det blev mycket på en gång. Vänta en minut och försök igen.',
    account_in_use:
      'Kollegan har pågående arbete eller har betygsatt sökande, och det skulle gå förlorat. Lämna över arbetet och inaktivera kontot i stället.',
    successor_not_active:
      'Arbetet kan bara gå till en aktiv rekryterare eller administratör. Välj någon annan.',
    current_password_required:
      'Det var ett tag sedan du loggade in. Öppna en kollega och ändra rollen där, eller logga in igen.',
    reauthentication_needed:
      'Det var ett tag sedan du loggade in. Öppna en kollega och ändra rollen där, eller logga in igen.',
    '42501': 'Ingen kan ändra sin egen roll.',
    PGRST116: 'Din egen roll har just ändrats, eller så finns kontot inte längre.',
  },
  standings: { invited: 'Inbjuden', waiting: 'Väntar', active: 'Aktiv', disabled: 'Inaktiv' },
  languages: { en: 'Engelska', sv: 'Svenska' },
  roleDescriptions: {
    admin: 'Allt, även användare, mejlmallar, inställningar och svar på integritetsärenden.',
    recruiter: 'Jobb, ansökningar, personer och mejl till dem. Kan följa integritetsärenden.',
    editor: 'Bloggen, villkoren och utkast till jobb. Inga personuppgifter.',
  },
  columns: {
    name: 'Namn',
    email: 'E-post',
    role: 'Roll',
    standing: 'Konto',
    secondFactor: 'Tvåsteg',
    sessions: 'Sessioner',
    lastSeen: 'Senast aktiv',
    language: 'Språk',
    invitedBy: 'Inbjuden av',
    created: 'Konto sedan',
  },
  secondFactor: { on: 'På', off: 'Av' },
  filters: { withoutFactor: 'Utan tvåstegsverifiering' },
  bulk: {
    role: 'Ge roll',
    disable: 'Inaktivera konto',
    enable: 'Aktivera konto',
  },
  administrator: {
    title: 'Göra {name} till administratör?',
    text: 'Administratörer får direkt göra allt: läsa alla personuppgifter, priser och fakturor, radera personer, ändra inställningar och bestämma vilka andra som har tillgång.',
    submit: 'Gör till administratör',
  },
  waiting: waitingUsers,
  invite: userInvitation,
  account: {
    title: 'Konto',
    role: 'Roll',
    roleSet: '{name} har nu rollen {role}.',
    ownRole: 'Din egen roll ändras av en annan administratör.',
    close: 'Inaktivera kontot',
    closeText:
      'Personen förlorar åtkomsten direkt, och länkar som personen har delat till slutkandidatlistor och utkast slutar fungera. Det personen har gjort finns kvar. Lämna över pågående arbete först.',
    closed: 'Kontot för {name} är inaktiverat.',
    open: 'Aktivera igen',
    opened: '{name} har åtkomst igen.',
    invitedText: 'Inbjudan är inte besvarad än.',
    waitingText: 'Har registrerat sig och väntar. Välj en roll för att ge åtkomst.',
  },
  facts: {
    title: 'Om',
    email: 'E-post',
    language: 'Språk',
    lastSeen: 'Senast aktiv',
    created: 'Konto sedan',
    approved: 'Godkänd',
    invitedBy: 'Inbjuden av',
    nobody: 'Registrerade sig utan inbjudan',
    notYet: 'Inte än',
    auditLogBy: 'Det här har {name} gjort',
    auditLogAbout: 'Det här har gjorts med kontot',
  },
  factor: userFactor,
  passkeys: userPasskeys,
  sessions: userSessions,
  work: openWork,
  removal: accountRemoval,
};
