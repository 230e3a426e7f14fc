import {
  type ApplicationMove,
  applicationMove,
  isDecided,
  movedTemplate,
} from '../../../domain/applications/application-move.ts';
import { topPosition } from '../../../domain/applications/board-position.ts';
import type { Stage } from '../../../domain/enums.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import { db, type Query } from '../../postgres/query.ts';
import { type EndedMail, listJustEnded } from '../mail/ended-mail.ts';
import { enqueueStaffMail } from '../mail/staff-mail.ts';
import { type ApplicationState, lockState, updateState } from './state.ts';

/**
 * Moves an application and enqueues the mail that was chosen for it, in one transaction. Fails with a
 * conflict if the application is no longer in the stage that the caller saw.
 */
export const moveApplication = defineAction({
  name: 'move-application',
  roles: ['admin', 'recruiter'],
  schema: applicationMove,
  api: {
    scope: 'applications:write',
    alsoNeeds: [{ field: 'mail', scope: 'mail:write', isNeeded: ({ mail }) => Boolean(mail) }],
    summary:
      'Moves an application to another stage, if it is still in the stage that you saw, and mails the applicant if you ask for it.',
    example: { application_id: 'APPLICATION_ID', from: 'new', to: 'screening' },
  },
  limit: { burst: 600, seconds: 0.2 },
  async run(move, call, staff) {
    const { database, site } = call.context;
    const key = readIdempotencyKey(call.request);
    const request = { scope: `move-application:${staff.id}`, key, hash: hashOf(move) };
    const { response } = await once(database, request, staff.identity, async (query) => {
      const { before, after, earlierMail } = await carryOutMove(query, move);
      const sent = move.mail && {
        ...move.mail,
        application_id: move.application_id,
        test: false,
      };
      // This template announces the other job, not the stage that the application has there.
      const stage = sent?.template === movedTemplate ? undefined : after.stage;
      const isMovedToJob = after.job_id !== before.job_id;
      // The mail names both jobs, so only colleagues who see both may read it.
      const jobId = isMovedToJob ? before.job_id : undefined;
      const sending = { query, staff, site, key, stage, isMovedToJob, jobId };
      const mail = sent && (await enqueueStaffMail(sent, sending));
      return {
        application_id: move.application_id,
        mail_id: mail?.id ?? null,
        send_after: mail?.sendAfter.toISOString() ?? null,
        cancelled_mail: earlierMail.cancelled,
        ended_mail: earlierMail.ended,
        is_unreachable_for_rule: await isUnreachableForRule(query, move.application_id),
        is_mailed_by_rule:
          (before.stage !== after.stage || isMovedToJob) &&
          (await isMailedByRule(query, move.application_id)),
        before,
        after,
      };
    });
    return response;
  },
});

/** Says whether a rule of the stage would mail the applicant, who has no address. */
async function isUnreachableForRule(query: Query, id: string): Promise<boolean> {
  const { rows } = await query(
    `select from public.applications as application
     join public.people as person on person.id = application.person_id
     join public.stage_rules as rule on rule.job_id = application.job_id and rule.stage = application.stage
     where application.id = $1 and rule.is_on and rule.kind = 'mail'
       and coalesce(application.contact_email, person.email) is null limit 1`,
    [id],
  );
  return rows.length > 0;
}

/** Says whether a rule of the stage is about to mail the applicant. */
async function isMailedByRule(query: Query, id: string): Promise<boolean> {
  const { rows } = await query(
    `select from private.find_stage_rules($1) where kind = 'mail' and has_address limit 1`,
    [id],
  );
  return rows.length > 0;
}

/** Changes the application and lists the mail whose reason ended. */
export async function carryOutMove(
  query: Query,
  move: Omit<ApplicationMove, 'mail'>,
): Promise<{ before: ApplicationState; after: ApplicationState; earlierMail: EndedMail }> {
  const { application_id: id, from, from_step: fromStep } = move;
  const before = await lockState(query, id);
  if (before.stage !== from) throw new FunctionError('conflict');
  if (fromStep && before.step_id !== fromStep) throw new FunctionError('conflict');
  const jobId = move.job_id ?? before.job_id;
  // Nothing has been decided at the other job yet.
  const to = jobId !== before.job_id && move.to === from ? 'new' : move.to;
  const isMoved = from !== to;
  const toStep = jobId === before.job_id ? move.to_step : undefined;
  if (toStep) await requireStepOf(query, toStep, to);
  const isToOtherStep = toStep !== undefined && toStep !== before.step_id;
  const decision = isMoved
    ? {
        ...(to === 'rejected' ? await readReason(query, move) : noReason),
        merit_note: (isDecided(to) && move.merit_note) || null,
      }
    : {
        reject_reason: before.reject_reason,
        reject_reason_id: before.reject_reason_id,
        merit_note: move.merit_note ?? before.merit_note,
      };
  const after = await updateState(query, id, {
    stage: to,
    // If no step is given, the database chooses the first step of the new stage.
    step_id: toStep ?? before.step_id,
    position: move.position ?? (isMoved || isToOtherStep ? topPosition() : before.position),
    job_id: jobId,
    ...decision,
  });
  return { before, after, earlierMail: await listJustEnded(query, id) };
}

async function requireStepOf(query: Query, step: string, stage: Stage): Promise<void> {
  const { rows } = await query(
    db.selectFrom('stage_steps').select('id').where('id', '=', step).where('stage', '=', stage),
  );
  if (rows.length === 0)
    throw new FunctionError('invalid', { fields: { to_step: 'choice_invalid' } });
}

const noReason = { reject_reason: null, reject_reason_id: null };

/** The kind of a reason of the agency is the reason that reports and mails know. Retired ones are not offered. */
async function readReason(
  query: Query,
  {
    reject_reason,
    reject_reason_id: id,
  }: Pick<ApplicationMove, 'reject_reason' | 'reject_reason_id'>,
): Promise<Pick<ApplicationState, 'reject_reason' | 'reject_reason_id'>> {
  if (!id) return { reject_reason: reject_reason ?? null, reject_reason_id: null };
  const { rows } = await query(
    db
      .selectFrom('reject_reasons')
      .select(['kind as reject_reason', 'id as reject_reason_id'])
      .where('id', '=', id)
      .where('retired_at', 'is', null),
  );
  const [row] = rows;
  if (!row) throw new FunctionError('invalid', { fields: { reject_reason_id: 'choice_invalid' } });
  return row;
}
