import { z } from 'zod';
import {
  hasReason,
  isDecided,
  maxMeritNoteLength,
  maxRejectReasonLength,
  minMeritNoteLength,
} from '../applications/application-move.ts';
import { stages } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { maxMessageLength } from '../limits.ts';
import { mailText } from '../mail/staff-mail.ts';
import { ownRoles } from '../people/person.ts';

/** A bulk action can be undone for this long after its last row. Its mail waits until then. */
export const bulkUndoSeconds = 300;

/** Rows of one action. */
export const maxBulkRows = 100_000;
/** Rows that a call may name by id; longer selections name the filters of the list. */
const maxChosenRows = 4000;
const maxRequestLength = 8000;
const maxVersionLength = 100;
/** Length of the value of a column. */
const maxValueLength = 200;
const maxFormerValues = 20;

const bulkTargets = [
  'applications',
  'people',
  'freelancers',
  'jobs',
  'clients',
  'leads',
  'articles',
  'users',
  'mails',
  'readers',
] as const;

export type BulkTarget = (typeof bulkTargets)[number];

const columnName = z.string().regex(/^[a-z_]{1,60}$/, 'invalid');

/** Rows named one by one, or all rows of a list but some. */
export const bulkSelection = z.discriminatedUnion('mode', [
  z.object({
    mode: z.literal('some'),
    ids: z.array(field.uuid).min(1, 'required').max(maxChosenRows, 'too_many'),
  }),
  z.object({
    mode: z.literal('all'),
    /** The request of the list to the data API, without order and limit. */
    path: z
      .string()
      .regex(/^\/rest\/v1\/(rpc\/)?[a-z_]{1,60}\?/, 'invalid')
      .max(maxRequestLength, 'too_long'),
    /** The column that identifies a row. */
    id: columnName,
    except: z.array(field.uuid).max(maxChosenRows, 'too_many').default([]),
  }),
]);

export type BulkSelection = z.input<typeof bulkSelection>;

const stage = z.enum(stages, 'choice_invalid');

/** The work on each row. */
const bulkWork = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('move'),
      // Hiring is decided one by one.
      to: stage.exclude(['hired'], 'choice_invalid'),
      /** A step of that stage, if the jobs share a template. */
      to_step: field.uuid.optional(),
      /** Applications in other stages stay where they are. */
      from: z.array(stage).min(1, 'required').max(stages.length, 'too_many'),
      reject_reason: field.text(maxRejectReasonLength),
      reject_reason_id: field.uuid.optional(),
      merit_note: field.text(maxMeritNoteLength),
      mail: z.object(mailText).optional(),
    })
    .superRefine((move, context) => {
      if (!isDecided(move.to)) return;
      if ((move.merit_note?.length ?? 0) < minMeritNoteLength)
        context.addIssue({ code: 'custom', path: ['merit_note'], message: 'required' });
      if (!hasReason(move))
        context.addIssue({ code: 'custom', path: ['reject_reason'], message: 'required' });
    }),
  z.object({
    kind: z.literal('mail'),
    mail: z.object(mailText),
    /** A template of colleagues, which is filled in for each recipient and replaces the text. */
    message_template_id: field.uuid.optional(),
  }),
  z.object({ kind: z.literal('tag'), tag_id: field.uuid }),
  z.object({ kind: z.literal('untag'), tag_id: field.uuid }),
  z.object({
    kind: z.literal('set'),
    column: columnName,
    value: z.string().max(maxValueLength, 'too_long').nullable(),
    /** Rows with other values stay as they are. */
    from: z
      .array(z.string().max(maxValueLength, 'too_long'))
      .min(1, 'required')
      .max(maxFormerValues, 'too_many')
      .optional(),
  }),
  z.object({ kind: z.literal('add_to_job'), job_id: field.uuid }),
  z.object({
    kind: z.literal('propose'),
    job_id: field.uuid,
    message: field.text(maxMessageLength),
    role: z.enum(ownRoles).optional(),
  }),
  /** Asks candidates to renew their consent. */
  z.object({ kind: z.literal('renew') }),
  /** Approves or pauses freelancers. */
  z.object({ kind: z.literal('approve') }),
  z.object({ kind: z.literal('pause') }),
  z.object({ kind: z.literal('retry_mail') }),
  z.object({ kind: z.literal('cancel_mail') }),
  z.object({ kind: z.literal('unsubscribe') }),
  /** The typed number of rows, because an erasure is not undone after its quarantine. */
  z.object({ kind: z.literal('erase'), confirm: z.int('required') }),
]);

export type BulkWork = z.output<typeof bulkWork>;
export type BulkKindName = BulkWork['kind'];

export const bulkPreviewCall = z.object({
  target: z.enum(bulkTargets, 'choice_invalid'),
  selection: bulkSelection,
  work: bulkWork,
});

export const bulkStartCall = bulkPreviewCall.extend({
  /** The version that the preview returned: if the selection has changed since, nothing starts. */
  version: z.string().max(maxVersionLength, 'too_long').optional(),
});

export type BulkCall = z.input<typeof bulkPreviewCall>;
export type BulkStart = z.input<typeof bulkStartCall>;

export const bulkActionCall = z.object({ action_id: field.uuid });

/** Applications of a stage that are selected. */
type StagePreview = {
  count: number;
  /** Recipients who cannot be mailed. */
  no_address: number;
  /** People with a coming interview, which a rejection cancels. */
  interviews: number;
  jobs: string[];
  /** The first who can be mailed. */
  first: { id: string; name: string; language: 'en' | 'sv' } | null;
};

export type BulkPreview = {
  count: number;
  version: string;
  /** Rows that will be left as they are, by reason. For a move see `stages`. */
  skipped: Record<string, number>;
  /** Set only for a move. */
  stages?: Record<string, StagePreview>;
};
