import type { UserInvitationMessages, WaitingUsersMessages } from './messages.en.ts';

export const waitingUsers: WaitingUsersMessages = {
  title: 'Väntar på en roll',
  text: 'De har registrerat sig själva. Ge dem en roll om de jobbar här.',
  waitingSince: 'sedan {time}',
  approve: 'Godkänn',
  roleOf: 'Roll för {name}',
  approveOf: 'Godkänn {name}',
  approved: '{name} har nu rollen {role}.',
  decline: 'Neka',
  declineOf: 'Neka {name}',
};

export const userInvitation: UserInvitationMessages = {
  open: 'Bjud in en kollega',
  title: 'Bjud in en kollega',
  text: 'Vi mejlar en länk. Den som följer den väljer lösenord och börjar med den här rollen.',
  name: 'Namn',
  email: 'E-post',
  role: 'Roll',
  language: 'Mejlets språk',
  submit: 'Skicka inbjudan',
  done: 'Inbjudan till {name} är på väg.',
  known:
    '{name} hade redan ett konto och har nu rollen. Vi mejlade en länk för att välja lösenord.',
  sendAgain: 'Skicka igen',
  resent: 'En ny länk är på väg till {email}.',
};
