import { stageTemplate } from '../../../domain/applications/application-move.ts';
import { type JobClosing, jobClosing } from '../../../domain/jobs/job-closing.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import { anyOf, db, type Query } from '../../postgres/query.ts';
import { enqueueStaffMail, type MailContext } from '../mail/staff-mail.ts';

/**
 * Closes a job and, if asked to, rejects the applicants without a decision and enqueues their mail, in one
 * transaction. Applicants who get no mail stay in the list of those who are owed an answer.
 */
export const closeJob = defineAction({
  name: 'close-job',
  roles: ['admin', 'recruiter'],
  schema: jobClosing,
  api: {
    scope: 'jobs:write',
    alsoNeeds: [
      { field: 'reject', scope: 'applications:write', isNeeded: ({ reject }) => reject.length > 0 },
      { field: 'mail', scope: 'mail:write', isNeeded: ({ mail }) => mail !== 'nothing' },
    ],
    summary: 'Closes a published job, and rejects applicants if you ask for it.',
    example: { job_id: 'JOB_ID' },
  },
  async run(closing, call, staff) {
    const { database, site } = call.context;
    const key = readIdempotencyKey(call.request);
    const request = { scope: `close-job:${staff.id}`, key, hash: hashOf(closing) };
    const { response } = await once(database, request, staff.identity, async (query) => {
      await closeOpenJob(query, closing.job_id);
      const rejected = await rejectUndecided(query, closing);
      const { confirmed_count: confirmed } = closing;
      // Applicants may have been added or moved while the recruiter wrote the merit note.
      if (confirmed !== undefined && (await countVisible(query, rejected)) !== confirmed)
        throw new FunctionError('conflict');
      const mailed =
        closing.mail === 'nothing'
          ? 0
          : await enqueueRejections(rejected, closing, { query, staff, site, key });
      return { rejected: rejected.length, mailed };
    });
    return response;
  },
});

async function closeOpenJob(query: Query, id: string): Promise<void> {
  // A job that a colleague has closed meanwhile is no conflict: its applicants still need an answer.
  const { rowCount } = await query(
    db
      .updateTable('jobs')
      .set({ state: 'closed' })
      .where('id', '=', id)
      .where('state', '<>', 'draft'),
  );
  if (rowCount === 0) throw new FunctionError('not_found');
}

async function rejectUndecided(query: Query, closing: JobClosing): Promise<string[]> {
  const { rows } = await query(
    db
      .updateTable('applications')
      .set({
        stage: 'rejected',
        merit_note: closing.merit_note ?? null,
        reject_reason: 'filled',
      })
      .where('job_id', '=', closing.job_id)
      .where('stage', '=', anyOf(closing.reject))
      .where('withdrawn_at', 'is', null)
      .returning('id'),
  );
  return rows.map(({ id }) => id);
}

/** Recruiters neither see nor count people who await erasure. */
async function countVisible(query: Query, ids: string[]): Promise<number> {
  const { rows } = await query(
    db
      .selectFrom('applications as application')
      .innerJoin('people as person', 'person.id', 'application.person_id')
      .select('application.id')
      .where('application.id', '=', anyOf(ids))
      .where('person.erase_after', 'is', null),
  );
  return rows.length;
}

/** Returns how many applicants get a mail. Applicants without an address and applicants who await erasure get none. */
async function enqueueRejections(
  ids: string[],
  { job_id: jobId, message, ...closing }: JobClosing,
  sending: MailContext,
): Promise<number> {
  const mailable = await listMailable(sending.query, ids);
  for (const id of mailable) {
    const mail = {
      template: stageTemplate('rejected'),
      application_id: id,
      message,
      send_after: closing.mail === 'later' ? closing.send_after : undefined,
      test: false,
    };
    await enqueueStaffMail(mail, { ...sending, key: `${sending.key}:${id}`, jobId });
  }
  return mailable.length;
}

async function listMailable(query: Query, ids: string[]): Promise<string[]> {
  const { rows } = await query(
    db
      .selectFrom('applications as application')
      .innerJoin('people as person', 'person.id', 'application.person_id')
      .select('application.id')
      .where('application.id', '=', anyOf(ids))
      .where((eb) =>
        eb(eb.fn.coalesce('application.contact_email', 'person.email'), 'is not', null),
      )
      .where('person.anonymised_at', 'is', null)
      .where('person.erase_after', 'is', null),
  );
  return rows.map(({ id }) => id);
}
