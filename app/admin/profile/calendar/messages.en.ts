import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const profileCalendar = {
  title: 'Interview calendar',
  text: 'Candidates can book you during these hours, unless you have another interview or your own calendar is busy.',
  zone: 'Your time zone',
  hours: 'Working hours',
  dayFrom: '{day}, from',
  dayTo: '{day}, to',
  url: 'Your calendar’s secret address (iCal)',
  urlHint:
    'Optional. Google: “Secret address in iCal format”. Outlook: publish your calendar and copy the ICS link. Apple: share the calendar publicly. We read it every 15 minutes, keep only when you’re busy, and show it to no one.',
  urlInvalid: 'Paste an address that starts with https:// or webcal://.',
  urlErrors: {
    unreachable: 'We couldn’t reach this address. Check it, or try again later.',
    not_public: 'This address isn’t on the public internet, so we don’t open it.',
    not_found: 'There’s no calendar at this address. Copy it again from your calendar’s settings.',
    too_large: 'This calendar is larger than 5 MB, so we can’t read it.',
    too_slow: 'This address took too long to answer. We’ll try again in a while.',
    not_a_calendar:
      'This address opens something that isn’t a calendar. Copy the iCal address instead.',
  },
  reading: 'Reading your calendar…',
  readAt: 'Read {time}.',
  saved: 'Saved.',
  failed: 'Couldn’t save: {error}',
  feed: {
    title: 'Your interviews in your calendar',
    text: 'Subscribe to this address in Google, Outlook or Apple. Anyone who has it can see your interviews, so keep it to yourself.',
    url: 'Address',
    once: 'Copy it now: we show it only once.',
    copy: 'Copy',
    copied: 'Copied',
    existsSince: 'There’s an address since {date}.',
    create: 'Create an address',
    replace: 'Replace the address',
    revoke: 'Turn it off',
    failed: 'Couldn’t change the address: {error}',
  },
} as const;

export type ProfileCalendarMessages = MessagesOf<typeof profileCalendar>;
