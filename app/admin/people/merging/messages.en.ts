import type { MovedTable } from '../../../../domain/people/merge.ts';
import { byCode, type MessagesOf } from '../../../i18n/messages-of.ts';

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
  showingLatest: 'Showing the {count} latest. More appear as you go.',
  notice: 'May be the same person as',
  failed: 'Couldn’t load the duplicates.',
} as const;

export const mergeRecords = {
  title: 'Merge two records',
  text: 'One record stays and takes over everything from the other. Forms sent from either address will find this person. Private links of the merged record stop working; if you choose its email address, so do those of the record you keep. The address you choose gets an email with a new link, and we tell the other one that it’s no longer used.',
  stays: 'Record to keep',
  goes: 'Record to merge',
  swap: 'Swap',
  values: 'Values to keep',
  field: 'Field',
  result: 'Result',
  lostValues:
    'If both records have a value in one of your own fields, the other value is kept in a note.',
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
  tables: {
    applications: 'Applications',
    documents: 'Documents',
    consents: 'Consents',
    waiting_list: 'Waiting list entries',
    outbox: 'Emails',
    privacy_requests: 'Privacy requests',
    person_events: 'Timeline entries',
    tasks: 'Tasks',
    conversations: 'Conversations',
    person_notes: 'Notes',
  } satisfies Record<MovedTable, string>,
  alsoProfiles: 'Tags, skills and profiles are combined.',
  sameJobs: {
    title: 'Applied for the same job',
    text: 'A person has one application per job. Choose the one that counts. The other is withdrawn but stays readable, and the client’s answers move to the one you choose.',
    stays: 'From the record you keep',
    goes: 'From the other record',
    applied: 'Applied {date}',
    counts: 'Counts after the merge',
    withdrawn: 'Withdrawn by the merge',
    decisions: { interview: 'The client wants an interview', pass: 'The client has passed' },
    mailWaits: 'Waiting email: {mail}, to be sent {time}',
    mailCancelled: 'Waiting email, cancelled by the merge: {mail}, {time}',
    moreNotes: { one: 'And 1 more note', other: 'And {count} more notes' },
  },
  doubtful: {
    title: 'Is this the person’s address?',
    unconfirmed:
      'Nobody has confirmed {stays} yet, but {goes} is confirmed. Anyone can fill in a form in someone else’s name, so whoever has {stays} may be another person.',
    newer:
      '{stays} comes from the newer record. Anyone can fill in a form in someone else’s name, so whoever has this address may be another person.',
    renamed:
      'Whoever has {stays} changed the name, phone number or profile of their record after the other record was created. Those details may have been copied from another person.',
    access:
      'After the merge, {stays} gets access to everything in both records. We tell {goes} straight away, and private links stay closed for {days} days so there’s time to object.',
    opens: 'After the merge, {stays} gets access to everything in both records.',
    checked: 'I’ve checked with the person, by phone for example, that {stays} is theirs',
  },
  submit: 'Merge',
  merging: 'Merging…',
  irreversible: 'This can’t be undone.',
  done: 'Merged. Everything is now in one timeline.',
  recordGone:
    'One of these records no longer exists, is already merged or is scheduled for erasure.',
  backToPairs: 'Possible duplicates',
  mergeWith: 'Merge with…',
  two: 'Merge',
  otherRecord: 'Other record',
  people: 'People',
  nobody: 'Nobody found.',
  found: { one: '1 person', other: '{count} people' },
  firstMatches: 'First {count} people. Keep typing to find others.',
  failed: 'Couldn’t search. Try again in a moment.',
  choose: 'Choose a person from the list.',
  nextStep: 'Nothing changes yet. You’ll compare the two records in the next step.',
} as const;

export type DuplicatePairsMessages = MessagesOf<typeof duplicatePairs>;
export type MergeRecordsMessages = MessagesOf<typeof mergeRecords>;
