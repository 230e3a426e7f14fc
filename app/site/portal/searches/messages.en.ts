import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const portalSearches = {
  title: 'Your searches',
  greeting: 'Hi {name}',
  open: { one: 'You have 1 open search.', other: 'You have {count} open searches.' },
  noneOpen: 'You have no open search right now.',
  none: {
    title: 'No searches yet',
    text: 'As soon as we start looking for someone for you, you can follow it here.',
  },
  closed: 'Earlier searches',
  states: { open: 'Open', closed: 'Closed' },
  openSince: 'Since {day}',
  closedOn: 'Closed {day}',
  ad: 'See the ad',
  adOf: 'See the ad for {job}',
  pipeline: 'People in each stage',
  stages: {
    new: 'Applied',
    screening: 'Screening',
    interview: 'Interview',
    offer: 'Offer',
    hired: 'Hired',
  },
  next: 'Next step',
  seeShortlist: 'See the shortlist',
  steps: {
    answer: {
      one: 'Tell us what you think of 1 person on your shortlist.',
      other: 'Tell us what you think of {count} people on your shortlist.',
    },
    offer: {
      one: 'An offer is out. We’ll let you know as soon as we hear back.',
      other: '{count} offers are out. We’ll let you know as soon as we hear back.',
    },
    interview: {
      one: 'We’re interviewing 1 person.',
      other: 'We’re interviewing {count} people.',
    },
    screening: {
      one: 'We’re getting to know 1 applicant.',
      other: 'We’re getting to know {count} applicants.',
    },
    searching: 'We’re looking for the right people.',
    hired: { one: 'Done: 1 person hired.', other: 'Done: {count} people hired.' },
    closed: 'This search is closed.',
  },
  recruiter: { role: 'Your recruiter', ask: 'Email {name}' },
} as const;

export const hiringTeam = {
  people: 'Candidates shared with you',
  nobody: 'Nobody at the moment.',
  left: 'left on {day}',
  interviews: 'Next interviews',
  noInterviews: 'None booked yet.',
  kinds: { phone: 'Phone call', video: 'Video call', on_site: 'In person' },
} as const;

export const portalShortlists = {
  title: 'Shortlists',
  back: 'All searches',
  shortlistFrom: 'Shortlist from {day}',
  people: { one: '1 person', other: '{count} people' },
  answered: '{answered} of {count} answered',
  allAnswered: 'all answered',
  closedSuffix: 'closed {day}. Ask your recruiter to open it again.',
} as const;

export type PortalSearchesMessages = MessagesOf<typeof portalSearches>;
export type HiringTeamMessages = MessagesOf<typeof hiringTeam>;
export type PortalShortlistsMessages = MessagesOf<typeof portalShortlists>;
