import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const openWork = {
  title: 'Open work',
  text: '{name} is responsible for:',
  counts: {
    jobs: { one: '1 job', other: '{count} jobs' },
    applications: { one: '1 application', other: '{count} applications' },
    interviews: { one: '1 upcoming interview', other: '{count} upcoming interviews' },
    conversations: { one: '1 conversation', other: '{count} conversations' },
    clients: { one: '1 client', other: '{count} clients' },
    leads: { one: '1 lead', other: '{count} leads' },
    tasks: { one: '1 open task', other: '{count} open tasks' },
    booking_links: { one: '1 active booking link', other: '{count} active booking links' },
    shared_links: {
      one: '1 shared link to a shortlist or draft',
      other: '{count} shared links to shortlists and drafts',
    },
  },
  successor: 'Hand over to',
  hint: 'Interviews at a time when the new colleague is busy stay here: move them first. Booking links are paused, since they open this colleague’s calendar. Links they shared to shortlists and article drafts stop working, and the new owner is told which clients need a new one. Closed work keeps their name.',
  choose: 'Choose a colleague',
  submit: 'Hand over',
  done: '{successor} has taken over from {name}.',
} as const;

export const accountRemoval = {
  title: 'Remove account',
  text: 'For accounts created by mistake. Disable the account of a colleague who leaves: their name stays on notes and ratings.',
  open: 'Remove',
  askToRemove: 'Remove {name}?',
  warning: 'The account is removed right away and can’t be restored.',
  confirm: 'Remove account',
  done: '{name}’s account is removed.',
} as const;

export type OpenWorkMessages = MessagesOf<typeof openWork>;
export type AccountRemovalMessages = MessagesOf<typeof accountRemoval>;
