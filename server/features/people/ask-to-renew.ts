import type { Language } from '../../../domain/language.ts';
import { undoSeconds } from '../../../domain/mail/staff-mail.ts';
import {
  type ProposalResult,
  renewalCall,
  type SkipReason,
} from '../../../domain/people/proposal.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { personLink } from '../../email/mail-link.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { anyOf, db, now, type Query } from '../../postgres/query.ts';
import { lockPeople } from './lock-people.ts';

const template = 'candidate_renewal';

/** Either the reason for not writing to a person, or the values of the mail. */
type RenewalRequest =
  | { id: string; reason: SkipReason }
  | {
      id: string;
      reason: null;
      first_name: string;
      email: string;
      language: Language;
      delete_on: string;
    };

/** Asks people of the candidate bank to renew their consent, before the automatic reminder does. */
export const askToRenew = defineAction({
  name: 'ask-to-renew',
  roles: ['admin', 'recruiter'],
  schema: renewalCall,
  async run({ person_ids: ids }, call, staff): Promise<ProposalResult> {
    const { database, site } = call.context;
    const sendAfter = new Date(Date.now() + undoSeconds * 1000);
    return database.transaction(async (query) => {
      await actAs(query, staff.identity);
      return askPeopleToRenew(query, ids, { staff, site, sendAfter });
    });
  },
});

type Sending = { staff: Staff; site: { url: string }; sendAfter: Date };

/** Enqueues the mails, in the caller's transaction. */
export async function askPeopleToRenew(
  query: Query,
  ids: string[],
  { staff, site, sendAfter }: Sending,
): Promise<ProposalResult> {
  const result: ProposalResult = { sent: [], skipped: [] };
  for (const person of await findAsked(query, ids)) {
    const { id, reason } = person;
    if (reason) {
      result.skipped.push({ person_id: id, reason });
      continue;
    }
    const mailId = await enqueueMail(query, {
      cause: `${template}:${id}:${sendAfter.getTime()}`,
      template,
      to: person.email,
      language: person.language,
      personId: id,
      sendAfter,
      createdBy: staff.id,
      variables: {
        first_name: person.first_name,
        link: personLink(site.url, person.language),
        delete_on: person.delete_on,
      },
    });
    if (mailId) result.sent.push({ person_id: id, mail_id: mailId });
  }
  await query(
    db
      .updateTable('candidates')
      .set({ renewal_mailed_at: now })
      .where('person_id', '=', anyOf(result.sent.map(({ person_id: id }) => id))),
  );
  return result;
}

/** Nobody is asked twice within a week, unless the first mail was cancelled. An expired profile is deleted today at the earliest. */
async function findAsked(query: Query, ids: string[]): Promise<RenewalRequest[]> {
  await lockPeople(query, ids);
  const { rows } = await query<RenewalRequest>(selectAsked, [[...new Set(ids)], ...renewalValues]);
  return rows;
}

/** The values of `selectAsked` from `$2` on. */
export const renewalValues = [template];

/** Selects people (`$1`) with the values of the mail, or the reason for not writing to them. */
export const selectAsked = `select asked.id, person.first_name, person.email, person.language,
       greatest(candidate.consent_expires_at, now())::date::text as delete_on,
       case
         when person.id is null or candidate.person_id is null then 'not_found'
         when candidate.state = 'left' then 'left'
         when person.email is null then 'no_address'
         when exists (
           select from public.outbox where outbox.person_id = person.id and template_key = $2
             and state <> 'cancelled' and created_at > now() - interval '7 days'
         ) then 'already_asked'
       end as reason
     from unnest($1::uuid[]) as asked (id)
     left join public.people as person on person.id = asked.id
       and person.merged_into is null and person.anonymised_at is null and person.erase_after is null
     left join public.candidates as candidate on candidate.person_id = person.id`;
