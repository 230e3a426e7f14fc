import type { z } from 'zod';
import { pauseDecision } from '../../../domain/clients/pause-request.ts';
import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { actAs } from '../../functions/act-as.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Row } from '../../postgres/kysely-types.ts';
import { db, now, type Query, requireRow } from '../../postgres/query.ts';
import { lockClientsWithVisibleBilling } from '../clients/lock-clients-with-visible-billing.ts';
import { formatPeriod } from '../invoices/format.ts';
import { withPauseErrors } from './pause-errors.ts';

type Decision = z.output<typeof pauseDecision>;
type Request = Awaited<ReturnType<typeof lockRequest>>;

/**
 * Approves the pause that a contact has asked for, or declines it with a reason, and mails the contact. The days of an
 * approved pause are checked again. A repeated call with the same decision changes nothing.
 */
export const decidePauseRequest = defineAction({
  name: 'decide-pause-request',
  roles: ['admin', 'recruiter'],
  schema: pauseDecision,
  run: (input, { context }, staff) =>
    withPauseErrors(() =>
      context.database.transaction(async (query) => {
        await actAs(query, staff.identity);
        const request = await lockRequest(query, staff, input.request_id);
        const state = input.decision === 'approve' ? 'approved' : 'declined';
        if (request.state === state) return { ok: true };
        if (request.state !== 'pending') throw new FunctionError('conflict');
        const pauseId = state === 'approved' ? await pause(query, request, staff) : null;
        const reason = input.decision === 'decline' ? input.reason : null;
        const decided = { decided_by: staff.id, decided_at: now, pause_id: pauseId };
        await query(
          db
            .updateTable('client_pause_requests')
            .set({ state, reason, ...decided })
            .where('id', '=', request.id),
        );
        await notifyContact(query, request, input, { staff, siteUrl: context.site.url });
        return { ok: true };
      }),
    ),
});

/**
 * Locks the client, so that two colleagues decide one after the other, and then the request, which its contact may be
 * withdrawing.
 */
async function lockRequest(query: Query, staff: Staff, id: string) {
  const find = db.selectFrom('client_pause_requests').selectAll().where('id', '=', id);
  const [found] = (await query(find)).rows;
  if (!found) throw new FunctionError('not_found');
  const visible = await lockClientsWithVisibleBilling(query, staff, found.client_id);
  if (visible.length === 0) throw new FunctionError('not_found');
  return requireRow(await query(find.forUpdate()));
}

async function pause(query: Query, request: Request, staff: Staff): Promise<string> {
  const { client_id, starts_on, ends_on } = request;
  const inserted = await query(
    db
      .insertInto('client_plan_pauses')
      .values({ client_id, starts_on, ends_on, created_by: staff.id })
      .returning('id'),
  );
  return requireRow(inserted).id;
}

type Sender = { staff: Staff; siteUrl: string };

/** Mails the contact in their language, at the address for which access to the portal was given. */
async function notifyContact(
  query: Query,
  request: Request,
  decision: Decision,
  { staff, siteUrl }: Sender,
): Promise<void> {
  const contact = await findContact(query, request);
  if (!contact) return;
  const language: Language = contact.language;
  const isApproved = decision.decision === 'approve';
  await enqueueMail(query, {
    cause: `client_pause:${request.id}`,
    template: isApproved ? 'client_pause_approved' : 'client_pause_declined',
    to: contact.email,
    toName: contact.full_name ?? undefined,
    replyTo: staff.email,
    language,
    personId: contact.id,
    clientId: request.client_id,
    createdBy: staff.id,
    variables: {
      first_name: contact.first_name,
      company: contact.company,
      period: formatPeriod(request.starts_on, request.ends_on, language),
      link: localizedUrl(`${siteUrl}/portal/plan?company=${request.client_id}`, language),
      ...(decision.decision === 'decline' && { reason: decision.reason }),
    },
  });
}

type Contact = Pick<Row<'people'>, 'id' | 'language' | 'first_name' | 'full_name'> & {
  email: string;
  company: string;
};

async function findContact(query: Query, { client_id, person_id }: Request) {
  const { rows } = await query<Contact>(
    `select person.id, access.email, person.language, person.first_name, person.full_name, client.name as company
     from private.portal_access as access
     join public.people as person on person.id = access.person_id
     join public.clients as client on client.id = access.client_id
     where access.client_id = $1 and access.person_id = $2`,
    [client_id, person_id],
  );
  return rows[0];
}
