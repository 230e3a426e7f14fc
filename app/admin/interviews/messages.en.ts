import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';

export const adminInterviews = {
  title: 'Interviews',
  kinds: { video: 'Video call', phone: 'Phone call', on_site: 'In person' },
  states: { proposed: 'Waiting for the candidate', booked: 'Booked', cancelled: 'Cancelled' },
  over: 'Done',
  minutes: '{count} min',
  join: 'Join the call',
  none: 'No interviews yet.',
  schedule: 'Schedule interview',
  change: 'Change',
  cancel: 'Cancel interview',
  suggested: 'Suggested: {times}',
  choosesFreely: 'The candidate chooses from all free times.',
  notYours: {
    title: 'Interviews are for recruiters',
    text: 'Ask an administrator if you need access.',
  },
  form: {
    kind: 'Type',
    minutes: 'Minutes',
    place: { video: 'Link to the call', phone: 'Phone number', on_site: 'Address' },
    placeHint: {
      video: 'Optional',
      phone: 'Optional. Leave empty if you call the candidate.',
      on_site: '',
    },
    language: 'Language',
    languages: { en: 'English', sv: 'Swedish' },
    zone: 'Candidate’s time zone',
    staff: 'Interviewers',
    contacts: 'From the client',
    scheduling: 'How is the time set?',
    schedulings: {
      free: 'Candidate picks any free time',
      fixed: 'Candidate picks from my times',
      agreed: 'Already agreed',
    },
    freeCount: 'All interviewers are free at {count} times in the next two weeks.',
    noFree:
      'No time in the next two weeks when all interviewers are free. Check the working hours in their profiles.',
    time: 'Time {number}',
    agreedTime: 'Time',
    addTime: 'Add a time',
    removeTime: 'Remove',
    pick: 'Free for everyone:',
    zoneHint: 'In {zone}.',
    message: 'Message to the candidate',
    messageHint: 'Optional. It’s in the email and on the candidate’s page.',
    submit: 'Send to the candidate',
    book: 'Book',
    close: 'Close',
    scheduled: 'We’ve emailed the candidate.',
    booked: 'Booked. Everyone gets an invitation.',
    peopleMissing: 'Choose at least one interviewer.',
  },
  changing: {
    title: 'Edit interview',
    submit: 'Save and notify everyone',
    saved: 'Saved. Everyone gets an updated invitation.',
    submitOffer: 'Save and notify the candidate',
    offerHint: 'If you change the times, the old ones can no longer be booked.',
    offerSaved: 'Saved. If something changed for the candidate, they get an email.',
  },
  kept: {
    booked: {
      one: 'The interview on {times} stays booked. If it’s no longer needed, cancel it under Interviews.',
      other:
        'The interviews on {times} stay booked. If they’re no longer needed, cancel them under Interviews.',
    },
    proposed:
      'The candidate can still choose an interview time. If that’s no longer needed, cancel it under Interviews.',
  },
  ended: {
    booked: {
      one: 'The interview on {times} will be cancelled. Everyone who was invited gets an email about it, whatever you choose below.',
      other:
        'The interviews on {times} will be cancelled. Everyone who was invited gets an email about it, whatever you choose below.',
    },
    proposed:
      'The candidate can no longer choose an interview time and gets an email about it, whatever you choose below.',
    many: {
      one: '1 of them has an interview coming up. It will be cancelled, and everyone who was invited gets an email about it, whatever you choose below.',
      other:
        '{count} of them have interviews coming up. They will be cancelled, and everyone who was invited gets an email about it, whatever you choose below.',
    },
  },
  cancelling: {
    title: 'Cancel this interview?',
    text: 'The candidate and everyone who was invited get an email, and the entry disappears from their calendars.',
    cancel: 'Keep it',
    submit: 'Cancel interview',
    done: 'The interview is cancelled.',
  },
  week: {
    label: 'Week {number}, {range}',
    previous: 'Previous week',
    next: 'Next week',
    today: 'This week',
    empty: 'No interviews',
    mine: 'Only mine',
    waiting: 'Waiting for a time',
    loadFailed: 'Couldn’t load the interviews: {error}',
  },
  failed: 'Couldn’t save: {error}',
  errors: byCode({
    time_taken: 'An interviewer is already booked at that time. Choose another one.',
    candidate_busy: 'The candidate already has an interview at that time. Choose another one.',
    conflict: 'The interview has changed in the meantime. Close this and check again.',
  }),
} as const;

export type AdminInterviewsMessages = MessagesOf<typeof adminInterviews>;
