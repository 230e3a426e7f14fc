import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';

export const duplicatePairs = {
  title: 'Possible duplicates',
  text: 'Records that share an inbox, a phone number or a LinkedIn profile. Compare them, then merge them or mark them as different people.',
  none: {
    title: 'No possible duplicates',
    text: 'When two records share an email, a phone number or a LinkedIn profile, they show up here.',
  },
  reasons: byCode({
    email: 'Same inbox',
    phone: 'Same phone',
    linkedin: 'Same LinkedIn',
    name: 'Same name',
  }),
  compare: 'Compare and merge',
  compareLabel: 'Compare and merge: {one} and {other}',
  dismiss: 'Different people',
  dismissLabel: 'Different people: {one} and {other}',
  dismissed: 'Marked as different people.',
  applications: { one: '1 application', other: '{count} applications' },
  active: 'active {date}',
  first: 'Showing the {count} latest. More appear as you go.',
  notice: 'May be the same person as',
  failed: 'Couldn’t load the duplicates.',
} as const;

export const mergeRecords = {
  title: 'Merge two records',
  text: 'One record stays and takes over everything from the other. Forms sent from either address will find this person. Private links of the merged record stop working; if you choose its email address, so do those of the record you keep. The address you choose gets an email with a new link.',
  stays: 'Record to keep',
  goes: 'Record to merge',
  swap: 'Swap',
  values: 'Values to keep',
  field: 'Field',
  result: 'Result',
  empty: 'Empty',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    linkedin_url: 'LinkedIn',
    language: 'Language',
    location: 'Location',
    headline: 'Headline',
  },
  moves: 'What’s moved',
  movesNothing: 'Nothing: the other record only has contact details.',
  tables: byCode({
    applications: 'Applications',
    documents: 'Documents',
    consents: 'Consents',
    waiting_list: 'Waiting list entries',
    outbox: 'Emails',
    privacy_requests: 'Privacy requests',
    person_events: 'Timeline entries',
  }),
  alsoProfiles: 'Tags, skills and profiles are combined.',
  sameJobs:
    'Both have applied for the same job ({count}). The application on the record you keep counts; the other is withdrawn but stays readable.',
  submit: 'Merge',
  merging: 'Merging…',
  irreversible: 'This can’t be undone.',
  done: 'Merged. Everything is now in one timeline.',
  gone: 'One of these records no longer exists or is already merged.',
  backToPairs: 'Possible duplicates',
} as const;

export type DuplicatePairsMessages = MessagesOf<typeof duplicatePairs>;
export type MergeRecordsMessages = MessagesOf<typeof mergeRecords>;
