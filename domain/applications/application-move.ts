import { z } from 'zod';
import { type Stage, stages } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { idempotencyKey } from '../forms/form-guard.ts';
import { isBlankTemplate, mailText } from '../mail/staff-mail.ts';

export const minMeritNoteLength = 3;
export const maxMeritNoteLength = 2000;
export const maxRejectReasonLength = 80;

/** A move from the stage that the user saw to another one, with an optional mail. */
export const applicationMove = z
  .object({
    application_id: field.uuid,
    from: z.enum(stages, 'choice_invalid'),
    to: z.enum(stages, 'choice_invalid'),
    /** The step that the user saw, if the job has a template. */
    from_step: field.uuid.optional(),
    /** A step of the stage `to`; its first one by default. */
    to_step: field.uuid.optional(),
    /** Position in the column; the top by default. */
    position: z
      .string()
      .regex(/^[0-9a-z]{1,200}$/, 'invalid')
      .optional(),
    job_id: field.uuid.optional(),
    reject_reason: field.text(maxRejectReasonLength),
    /** A reason of the agency, whose kind is then the reason. */
    reject_reason_id: field.uuid.optional(),
    merit_note: field.text(maxMeritNoteLength),
    mail: z.object(mailText).optional(),
  })
  .superRefine((move, context) => {
    if (move.from === move.to || !isDecided(move.to)) return;
    if ((move.merit_note?.length ?? 0) < minMeritNoteLength) {
      context.addIssue({ code: 'custom', path: ['merit_note'], message: 'required' });
    }
    if (move.to === 'rejected' && !hasReason(move)) {
      context.addIssue({ code: 'custom', path: ['reject_reason'], message: 'required' });
    }
  });

export type ApplicationMove = z.output<typeof applicationMove>;

export const isDecided = (stage: string) => stage === 'hired' || stage === 'rejected';

/** Reason for a rejection; the merit note has the details. */
export const rejectReasons = ['experience', 'skills', 'terms', 'filled', 'other'] as const;

export type RejectReason = (typeof rejectReasons)[number];

export const hasReason = (move: { reject_reason?: string; reject_reason_id?: string }) =>
  Boolean(move.reject_reason || move.reject_reason_id);

/** The idempotency key of the move to undo. */
export const moveUndo = z.object({ key: idempotencyKey });

export type MoveOutcome = {
  application_id: string;
  mail_id: string | null;
  send_after: string | null;
  /** Waiting mail that the move cancelled because it announced the previous stage. */
  cancelled_mail: string[];
  /** True if a rule of the new stage sends mail, which this applicant cannot get without an address. */
  is_unreachable_for_rule: boolean;
  /** True if a rule of the new stage is about to send mail. */
  is_mailed_by_rule: boolean;
};

export type UndoOutcome = {
  ok: true;
  /** Send time of the mail that the move had cancelled and undo has queued again; null if there is none. */
  restored_mail_at: string | null;
};

/** The mail template that announces a stage; the first stage has none. */
export function stageTemplate(stage: Exclude<Stage, 'new'>): string;
export function stageTemplate(stage: Stage): string | undefined;
export function stageTemplate(stage: Stage): string | undefined {
  if (stage === 'new') return undefined;
  return stage === 'rejected' ? 'application_rejected' : `application_stage_${stage}`;
}

/** The mail template that tells an applicant about a move to another job. It is sent with that move only. */
export const movedTemplate = 'application_moved';

/** Checks that a rule of a stage may send a template: one that needs no words of its own and announces no other stage. */
export const canRuleSend = (template: string, stage: Stage) =>
  stage !== 'rejected' && !isBlankTemplate(template) && fitsStage(template, { stage });

/** The mail template that tells an applicant that nothing has been decided yet. */
const undecidedTemplate = 'application_still_open';

/** The stage that a mail template tells an applicant about. */
const findStageOf = (template: string): Stage | undefined =>
  stages.find((stage) => stageTemplate(stage) === template);

/**
 * Checks that a template may be sent to an applicant in this stage; `stage` is undefined for a withdrawn
 * application. Templates that announce nothing may always be sent.
 */
export function fitsStage(
  template: string,
  { stage, isMovedToJob = false }: { stage: Stage | undefined; isMovedToJob?: boolean },
): boolean {
  if (template === movedTemplate) return isMovedToJob;
  if (template === undecidedTemplate) return stage !== undefined && !isDecided(stage);
  const announcedStage = findStageOf(template);
  return announcedStage === undefined || announcedStage === stage;
}
