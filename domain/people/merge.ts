import { z } from 'zod';
import { customKeyPattern } from '../custom-fields/custom-field.ts';
import type { ReviewDecision, Stage } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import type { LocalizedText } from '../localized-text.ts';

export const mergeFields = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'linkedin_url',
  'language',
  'location',
  'headline',
] as const;

/** The reason of an application that gave way to another one for the same job when two records were merged. */
export const mergedReason = 'merged';

export type MergeField = (typeof mergeFields)[number];

/** Tables whose rows move from the merged record to the one that stays. */
export const movedTables = [
  'documents',
  'consents',
  'waiting_list',
  'outbox',
  'privacy_requests',
  'person_events',
  'person_notes',
  'applications',
  'tasks',
  'conversations',
] as const;

export type MovedTable = (typeof movedTables)[number];

/**
 * Days for which private links open nothing after a merge that keeps a doubtful address. In that time the other address
 * is notified.
 */
export const linkHoldDays = 3;

type Time = string | Date;

/** Facts that show whether an address belongs to the person. */
export type AddressFacts = {
  email: string | null;
  email_confirmed_at: Time | null;
  created_at: Time;
  /** The time at which the person, not a colleague, last changed the name, phone number or profile. */
  renamed_at: Time | null;
};

const isNewer = (one: AddressFacts, other: AddressFacts) =>
  new Date(one.created_at) > new Date(other.created_at);
/** True if the record got its name or number after the other one was created, perhaps in order to look like it. */
const isRenamed = ({ renamed_at }: AddressFacts, other: AddressFacts) =>
  renamed_at !== null && new Date(renamed_at) > new Date(other.created_at);
const isConfirmed = ({ email, email_confirmed_at }: AddressFacts) =>
  Boolean(email && email_confirmed_at);

/**
 * True if the address that stays may belong to another person: it comes from the newer record, or from an older one
 * that has changed its name or number since, or it is unconfirmed and the other one is confirmed. Anyone can send a
 * form in the name of another person and confirm their own address.
 */
export function isAddressDoubtful(stays: AddressFacts, goes: AddressFacts): boolean {
  if (!stays.email) return false;
  return (
    isNewer(stays, goes) || isRenamed(stays, goes) || (!isConfirmed(stays) && isConfirmed(goes))
  );
}

/**
 * Puts the record to keep first: the one with a confirmed address, or else the one that did not take the name or number
 * of the other, or else the older one.
 */
export function orderForMerge<Side extends AddressFacts>(one: Side, other: Side): [Side, Side] {
  const isOtherFirst =
    isConfirmed(one) !== isConfirmed(other)
      ? isConfirmed(other)
      : isRenamed(one, other) !== isRenamed(other, one)
        ? isRenamed(one, other)
        : isNewer(one, other);
  return isOtherFirst ? [other, one] : [one, other];
}

/** Far more jobs than one person applies for. */
const maxSameJobs = 500;

/** One of the two applications for a job that both records have applied for. */
export type SameJobApplication = {
  id: string;
  stage: Stage;
  created_at: string;
  /** Decisions of the hiring client, the newest first. */
  decisions: ReviewDecision[];
  /** The newest notes, the newest first. */
  notes: string[];
  note_count: number;
  /** Answers to the applicant that wait to be sent. The merge cancels them if the application does not count. */
  mails: { template_key: string; send_after: string }[];
};

export type SameJob = {
  job_id: string;
  title: LocalizedText;
  kept: SameJobApplication;
  gone: SameJobApplication;
  /** The id of the application that counts; the other one is withdrawn. */
  counts: string;
};

/** More custom fields are not listed. */
const maxCustomTaken = 1000;

/** Merges two records of one person. Fields that are not chosen stay, and empty fields are filled. */
export const mergeCall = z
  .object({
    keep: field.uuid,
    merge: field.uuid,
    preview: z.boolean().default(false),
    /** Fields to take from the merged record. */
    take: z.array(z.enum(mergeFields, 'choice_invalid')).max(mergeFields.length).default([]),
    /** Keys of custom fields to take from the merged record. */
    take_custom: z
      .array(z.string('choice_invalid').regex(customKeyPattern, 'choice_invalid'))
      .max(maxCustomTaken, 'too_many')
      .default([]),
    /**
     * The applications that count for jobs that both records have applied for. For other jobs the application that is
     * further along counts.
     */
    applications: z.array(field.uuid).max(maxSameJobs).default([]),
    /** The address that stays, if it is doubtful: the colleague has checked that it is the person's. */
    checked_email: field.email.optional(),
  })
  .refine(({ keep, merge }) => keep !== merge, { path: ['merge'], error: 'choice_invalid' });
