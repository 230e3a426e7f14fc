import type { z } from 'zod';
import { inLanguage } from '../../../domain/in-language.ts';
import { approvalRequest } from '../../../domain/jobs/ad-approval.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';

type Request = z.output<typeof approvalRequest>;

type AskedJob = { client_id: string; company: string; title: LocalizedText };

type Contact = { person_id: string; email: string; first_name: string; language: Language };

/**
 * Asks contacts of the client to approve an ad: stores its text as it is now and mails the contacts a link to the
 * portal. A request that waits already is replaced, because its text may be outdated.
 */
export const askForApproval = defineAction({
  name: 'ask-for-approval',
  roles: ['admin', 'recruiter'],
  schema: approvalRequest,
  async run(input, call, staff) {
    const { database, site } = call.context;
    const key = readIdempotencyKey(call.request);
    const request = { scope: `ask-for-approval:${staff.id}`, key, hash: hashOf(input) };
    const { response } = await once(database, request, staff.identity, async (query) => {
      const job = await lockJob(query, input);
      const contacts = await getContacts(query, job.client_id, input);
      const id = await insertRequest(query, input, job, staff);
      await query(
        db
          .insertInto('job_approval_contacts')
          .values(contacts.map(({ person_id }) => ({ approval_id: id, person_id }))),
      );
      for (const contact of contacts) {
        await enqueueRequest(query, { id, job, contact, staff, siteUrl: site.url, input });
      }
      return { approval: id, asked: contacts.length };
    });
    return response;
  },
});

/** Throws unless the job is unpublished, belongs to a client and is in the version that the recruiter has seen. */
async function lockJob(query: Query, { job_id: id, version }: Request): Promise<AskedJob> {
  const { rows } = await query(
    db
      .selectFrom('jobs as job')
      .innerJoin('clients as client', 'client.id', 'job.client_id')
      .select(['job.client_id', 'job.version', 'job.state', 'job.title', 'client.name as company'])
      .where('job.id', '=', id)
      .where('job.kind', '=', 'client')
      .forNoKeyUpdate('job'),
  );
  const [job] = rows;
  if (!job?.client_id) throw new FunctionError('not_found');
  if (job.state === 'open' || job.version !== version) throw new FunctionError('conflict');
  return { client_id: job.client_id, company: job.company, title: job.title };
}

/** Throws if a contact has no access to the portal of this client, or does not see the job there. */
async function getContacts(
  query: Query,
  clientId: string,
  { contacts: ids, job_id: jobId }: Request,
): Promise<Contact[]> {
  const { rows } = await query<Contact>(
    `select access.person_id, access.email, person.first_name, person.language
     from private.portal_access as access join public.people as person on person.id = access.person_id
     where access.client_id = $1 and access.person_id = any ($2)
       and private.is_shown_to_contact($3, access.person_id)`,
    [clientId, ids, jobId],
  );
  if (rows.length < new Set(ids).size) {
    throw new FunctionError('invalid', { fields: { contacts: 'choice_invalid' } });
  }
  return rows;
}

async function insertRequest(
  query: Query,
  { job_id: jobId, message }: Request,
  job: AskedJob,
  staff: Staff,
): Promise<string> {
  await query(
    `update public.job_approvals set ended = 'replaced' where job_id = $1 and decision is null and ended is null`,
    [jobId],
  );
  const inserted = await query<{ id: string }>(
    `insert into public.job_approvals (job_id, client_id, asked_by, message, ad, created_at)
     select $1, $2, $3, $4, private.ad_of_job($1), clock_timestamp() returning id`,
    [jobId, job.client_id, staff.id, message ?? null],
  );
  return requireRow(inserted).id;
}

type Asking = {
  id: string;
  job: AskedJob;
  contact: Contact;
  staff: Staff;
  siteUrl: string;
  input: Request;
};

async function enqueueRequest(query: Query, asking: Asking): Promise<void> {
  const { id, job, contact, staff, siteUrl, input } = asking;
  const { language } = contact;
  await enqueueMail(query, {
    // The trigger that cancels the mail composes the same cause.
    cause: `ad_approval:${id}:${contact.person_id}`,
    template: 'ad_approval',
    to: contact.email,
    replyTo: staff.email,
    language,
    personId: contact.person_id,
    clientId: job.client_id,
    variables: {
      first_name: contact.first_name,
      company: job.company,
      job_title: inLanguage(job.title, language),
      message: input.message ?? '',
      link: localizedUrl(`${siteUrl}/portal/ads/${id}?company=${job.client_id}`, language),
    },
  });
}
