import { type JobClosing, jobClosing } from '../../../domain/jobs/job-closing.ts';
import { staffMail, undoSeconds } from '../../../domain/mail/staff-mail.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';
import { findRecipient } from '../mail/recipient.ts';

type Site = { name: string; url: string };

/**
 * Closes a job and, where asked, turns down those who wait, with their mails, as one act. Who is not
 * mailed stays in the queue of those who are owed an answer.
 */
export const closeJob = defineAction({
  name: 'close-job',
  roles: ['admin', 'recruiter'],
  schema: jobClosing,
  async run(closing, call, staff) {
    const { database, site } = call.context;
    const key = call.request.headers.get('idempotency-key') ?? crypto.randomUUID();
    if (key.length < 8 || key.length > 200) throw new FunctionError('unreadable');
    const request = { scope: `close-job:${staff.id}`, key, hash: hashOf(closing) };
    const { answer } = await once(database, request, staff.identity, async (query) => {
      await close(query, closing.job_id);
      const rejected = await reject(query, closing);
      let mailed = 0;
      if (closing.mail !== 'nothing') {
        for (const id of rejected) mailed += await mailOne(query, id, closing, staff, site);
      }
      return { rejected: rejected.length, mailed };
    });
    return answer;
  },
});

async function close(query: Query, id: string): Promise<void> {
  // Also where it closed by itself in the meantime: those who applied still want an answer.
  const { rowCount } = await query(
    `update public.jobs set state = 'closed' where id = $1 and state <> 'draft'`,
    [id],
  );
  if (rowCount === 0) throw new FunctionError('not_found');
}

async function reject(query: Query, closing: JobClosing): Promise<string[]> {
  const { rows } = await query(
    `update public.applications set stage = 'rejected', merit_note = $3, reject_reason = 'filled'
     where job_id = $1 and stage::text = any ($2) and withdrawn_at is null returning id`,
    [closing.job_id, closing.reject, closing.merit_note],
  );
  return rows.map(({ id }) => id);
}

/** One who left no address cannot be mailed; 0 then. */
async function mailOne(
  query: Query,
  applicationId: string,
  closing: JobClosing,
  staff: Staff,
  site: Site,
): Promise<number> {
  const { rows } = await query(
    `select from public.applications as application join public.people as person on person.id = person_id
     where application.id = $1 and coalesce(application.contact_email, person.email) is not null
       and person.anonymised_at is null`,
    [applicationId],
  );
  if (rows.length === 0) return 0;
  const mail = staffMail.parse({
    template: 'application_rejected',
    application_id: applicationId,
    message: closing.message,
  });
  const soonest = Date.now() + undoSeconds * 1000;
  const wished = closing.mail === 'later' ? Date.parse(closing.send_after ?? '') : soonest;
  await enqueueMail(query, {
    template: mail.template,
    replyTo: staff.email,
    sendAfter: new Date(Math.max(wished, soonest)),
    createdBy: staff.id,
    jobId: closing.job_id,
    ...(await findRecipient(query, mail, staff, site)),
  });
  return 1;
}
