import { undoSeconds } from '../../../domain/mail/staff-mail.ts';
import {
  type Proposal,
  type ProposalResult,
  proposalCall,
  type SkipReason,
} from '../../../domain/people/proposal.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query } from '../../postgres/query.ts';
import { getRecipient } from '../mail/recipient.ts';
import { lockPeople } from '../people/lock-people.ts';

const template = 'candidate_job_suggestion';

/** Mails people about a job, each of them once per job. */
export const proposeJob = defineAction({
  name: 'propose-job',
  roles: ['admin', 'recruiter'],
  schema: proposalCall,
  async run(input, call, staff): Promise<ProposalResult> {
    const { database, site } = call.context;
    const sendAfter = new Date(Date.now() + undoSeconds * 1000);
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      return proposeToPeople(query, input, { staff, site, sendAfter });
    });
  },
});

type Sending = { staff: Staff; site: { name: string; url: string }; sendAfter: Date };

/** Enqueues the mails, in the caller's transaction. */
export async function proposeToPeople(
  query: Query,
  { message, ...proposal }: Proposal,
  { staff, site, sendAfter }: Sending,
): Promise<ProposalResult> {
  const { job_id: jobId } = proposal;
  await requireOpenJob(query, jobId);
  const result: ProposalResult = { sent: [], skipped: [] };
  for (const { id, reason } of await findPeople(query, proposal)) {
    if (reason) {
      result.skipped.push({ person_id: id, reason });
      continue;
    }
    const mail = { template, person_id: id, job_id: jobId, message, test: false };
    const mailId = await enqueueMail(query, {
      template,
      replyTo: staff.email,
      sendAfter,
      createdBy: staff.id,
      ...(await getRecipient(query, mail, staff, site)),
      cause: `${template}:${jobId}:${id}:${sendAfter.getTime()}`,
    });
    if (mailId) result.sent.push({ person_id: id, mail_id: mailId });
  }
  return result;
}

async function requireOpenJob(query: Query, id: string): Promise<void> {
  const { rows } = await query(db.selectFrom('jobs').select('state').where('id', '=', id));
  const [job] = rows;
  if (!job) throw new FunctionError('job_not_found');
  if (job.state !== 'open') throw new FunctionError('job_closed');
}

/** A person who was chosen, with the reason for not writing to that person, if any. */
type ProposedPerson = { id: string; reason: SkipReason | null };

async function findPeople(
  query: Query,
  { person_ids: ids, job_id: jobId, role }: Pick<Proposal, 'person_ids' | 'job_id' | 'role'>,
): Promise<ProposedPerson[]> {
  await lockPeople(query, ids);
  const { rows } = await query<ProposedPerson>(selectProposed, [
    [...new Set(ids)],
    ...proposalValues(jobId, role),
  ]);
  return rows;
}

/** The values of `selectProposed` from `$2` on. */
export const proposalValues = (jobId: string, role: Proposal['role']) => [jobId, template, role];

/** Selects people (`$1`) with the reason for not writing to them. */
export const selectProposed = `select asked.id, case
       when person.id is null or person.merged_into is not null or person.anonymised_at is not null
         or person.erase_after is not null then 'not_found'
       when person.email is null then 'no_address'
       when not exists (select from public.candidates where person_id = person.id and state <> 'left')
         and not exists (select from public.freelancers where person_id = person.id and state <> 'left')
         and not exists (select from public.applications where person_id = person.id) then 'left'
       when $4::text is distinct from 'freelancer'
         and exists (select from public.candidates where person_id = person.id and state = 'paused')
         or $4::text is distinct from 'candidate'
         and exists (select from public.freelancers where person_id = person.id and state = 'paused') then 'paused'
       when exists (
         select from public.applications where person_id = person.id and job_id = $2 and withdrawn_at is null
       ) then 'already_applied'
       when exists (
         select from public.outbox where person_id = person.id and template_key = $3
           and cause like $3 || ':' || $2::text || ':%' and state <> 'cancelled'
       ) then 'already_proposed'
     end as reason
     from unnest($1::uuid[]) as asked (id) left join public.people as person on person.id = asked.id`;
