import { byCode, type MessagesOf } from '../../i18n/messages-of.ts';
import { adminSources } from '../kit/sources/messages.en.ts';
import { stages } from '../kit/stages/messages.en.ts';
import { unconfirmedSubmissions } from '../submissions/messages.en.ts';
import { personContact } from './contact/messages.en.ts';
import { duplicatePairs, mergeRecords } from './merging/messages.en.ts';
import { personConsents, personPrivacy } from './privacy/messages.en.ts';
import {
  personApplications,
  personDocuments,
  personNotes,
  personProfile,
} from './record/messages.en.ts';
import { bulkTagging, personTags } from './tags/messages.en.ts';
import { personTimeline } from './timeline/messages.en.ts';

export const adminPeople = {
  title: 'Applicants',
  search: 'Search names, emails, CVs, notes…',
  duplicates: 'Possible duplicates',
  duplicatesCount: 'Possible duplicates ({count})',
  empty: {
    title: 'Nobody here yet',
    text: 'Everyone who applies, joins the candidate database or the freelance network, or contacts us gets one row here.',
  },
  notes: personNotes,
  columns: {
    name: 'Name',
    roles: 'Roles',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    language: 'Language',
    applications: 'Applications',
    tags: 'Tags',
    source: 'Source',
    activity: 'Last activity',
    created: 'Added',
  },
  filters: {
    role: 'Role',
    language: 'Language',
    tag: 'Tag',
    created: 'Added',
    activity: 'Last activity',
    hold: 'Legal hold',
    quarantine: 'Scheduled for erasure',
  },
  roles: { applicant: 'Applicant', candidate: 'Candidate', freelancer: 'Freelancer', lead: 'Lead' },
  languages: { en: 'English', sv: 'Swedish' },
  sources: adminSources,
  held: 'Legal hold',
  awaitingErasure: 'Will be erased {date}',
  tagging: bulkTagging,
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  back: 'All applicants',
  more: 'More',
  notFound: {
    title: 'Person not found',
    text: 'The link may be wrong, or the person has been erased.',
  },
  erased: {
    title: 'Erased',
    text: 'Everything that could identify this person is gone. Only statistics and dates remain.',
  },
  mergedAway: {
    title: 'This record was merged into {name}',
    unsaved: 'Your unsaved changes',
    text: 'A colleague merged this record while you were editing it. Copy what you need into the record of {name}.',
    open: 'Open {name}',
    copy: 'Copy',
    copied: 'Copied',
    discard: 'Discard changes',
  },
  notYours: {
    title: 'You don’t have access',
    text: 'Applicants are for recruiters. Ask an administrator if you need access.',
  },
  unnamed: 'No name',
  addedOn: 'Added {date}',
  contact: personContact,
  fieldErrors: byCode({
    email_invalid: 'Enter a valid email address.',
    phone_invalid: 'Include the country code, such as +46 70 123 45 67.',
    linkedin_invalid: 'Paste the URL of a LinkedIn profile.',
    too_long: 'This is too long.',
    required: 'Enter a name.',
    invalid: 'This isn’t valid.',
  }),
  applications: personApplications,
  stages,
  profile: personProfile,
  unconfirmed: unconfirmedSubmissions,
  documents: personDocuments,
  consents: personConsents,
  tags: personTags,
  timeline: personTimeline,
  privacy: personPrivacy,
  errors: byCode({
    legal_hold: 'This person is under legal hold and can’t be erased.',
    not_found: 'This person no longer exists.',
    reason_required: 'Enter a reason.',
    conflict: 'A colleague is saving changes to the same person. Try again in a moment.',
    already_applied: 'This person is already on that job.',
    job_closed: 'That job is closed and no longer takes applications.',
    job_not_found: 'Job not found.',
    consent_required: 'This person has left. Only they can come back, by giving consent again.',
    in_quarantine: 'This person is scheduled for erasure.',
    not_allowed: 'You don’t have permission to do this.',
    too_many_requests: 'Too many requests. Wait a moment and try again.',
  }),
  pairs: duplicatePairs,
  merge: mergeRecords,
} as const;

export type AdminPeopleMessages = MessagesOf<typeof adminPeople>;
