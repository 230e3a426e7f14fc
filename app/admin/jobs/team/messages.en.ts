import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const adminJobTeam = {
  title: 'Hiring team',
  text: 'Who works on this job. Changes save automatically.',
  failed: 'Couldn’t load the team.',
  restrict: 'Only the team sees this job',
  restrictHint:
    'Hides the job, its applications and everything about them from colleagues outside the team. Administrators always see it. A published ad stays on the website.',
  restricted: 'Only the team sees the job now.',
  opened: 'All colleagues see the job again.',
  colleagues: 'Colleagues',
  noColleagues: 'Nobody besides the owner yet.',
  owner: 'Owner',
  noOwner: 'The job has no owner.',
  roles: { admin: 'Administrator', recruiter: 'Recruiter', editor: 'Editor: the ad only' },
  addColleague: 'Add a colleague',
  contacts: 'Contacts of the client',
  contactsHint:
    'They see this job in the client portal, with the candidates that you have shared. Contacts outside the team can’t see a restricted job.',
  noContacts: 'No contacts yet.',
  noClient: 'Jobs without a client have no contacts.',
  addContact: 'Add a contact',
  rights: 'What {name} can do',
  answers: 'Can view and respond',
  reads: 'Can view only',
  choose: 'Choose',
  add: 'Add',
  remove: 'Remove',
  removeNamed: 'Remove {name}',
  added: '{name} is on the team.',
  removed: '{name} is no longer on the team.',
  saved: 'Saved.',
} as const;

export type AdminJobTeamMessages = MessagesOf<typeof adminJobTeam>;
