import { z } from 'zod';
import { maxMeritNoteLength, minMeritNoteLength } from '../applications/application-move.ts';
import type { Stage } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { maxMessageLength } from '../limits.ts';

/** Stages in which an applicant still waits for a decision. */
export const undecidedStages = [
  'new',
  'screening',
  'interview',
  'offer',
] as const satisfies readonly Stage[];

export type UndecidedStage = (typeof undecidedStages)[number];

/** Closes a job and optionally rejects undecided applications. */
export const jobClosing = z
  .object({
    job_id: field.uuid,
    /** Applications in these stages are rejected. */
    reject: z.array(z.enum(undecidedStages, 'choice_invalid')).default([]),
    /** The number of applications that the recruiter has agreed to reject. With any other number, nothing happens. */
    confirmed_count: z.number('number_invalid').int('number_invalid').min(0).optional(),
    merit_note: field.text(maxMeritNoteLength),
    mail: z.enum(['now', 'later', 'nothing'], 'choice_invalid').default('nothing'),
    send_after: field.optional(z.iso.datetime({ offset: true, error: 'date_invalid' })),
    message: field.text(maxMessageLength),
  })
  .refine(
    ({ reject, merit_note }) =>
      reject.length === 0 || (merit_note ?? '').length >= minMeritNoteLength,
    {
      path: ['merit_note'],
      error: 'too_short',
    },
  )
  .refine(({ mail, send_after }) => mail !== 'later' || send_after, {
    path: ['send_after'],
    error: 'required',
  });

export type JobClosing = z.output<typeof jobClosing>;
