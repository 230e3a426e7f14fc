import type { z } from 'zod';
import { pauseRequestCall } from '../../../domain/clients/pause-request.ts';
import { actAs } from '../../functions/act-as.ts';
import type { Call } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitChanges, limitPauseRequests } from '../../functions/limits/limit.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import { db, type Query, requireRow } from '../../postgres/query.ts';
import type { Identity } from '../../postgres/request-context.ts';
import { withPauseErrors } from './pause-errors.ts';

type PauseRequestInput = z.output<typeof pauseRequestCall>;
type NewPauseRequest = Extract<PauseRequestInput, { action: 'ask' }>;

/**
 * A contact asks for a pause of the plan, or withdraws the request. The database decides whether the caller sees the plan
 * of the client, and whether it can be paused on these days.
 */
export const requestPause = defineAction({
  name: 'request-pause',
  roles: 'anyone',
  schema: pauseRequestCall,
  async run(input, call) {
    const identity = await call.context.identify(call.request);
    return withPauseErrors(() =>
      input.action === 'ask'
        ? askForPause(input, call, identity)
        : withdrawRequest(input, call, identity),
    );
  },
});

async function askForPause(input: NewPauseRequest, { request, context }: Call, identity: Identity) {
  const idempotentRequest = {
    scope: `request-pause:${identity.claims.sub}`,
    key: readIdempotencyKey(request),
    hash: hashOf(input),
  };
  const { response } = await once(context.database, idempotentRequest, identity, async (query) => {
    const contact = await requireContact(query, input.client_id);
    // Limited even if the call asks for nothing new, because the response of each call is stored.
    await limitChanges(query, contact);
    const pending = await findSamePending(query, input);
    if (pending) return { id: pending };
    await limitPauseRequests(query, input.client_id);
    const { client_id, starts_on, ends_on, message } = input;
    const inserted = await query(
      db
        .insertInto('client_pause_requests')
        .values({ client_id, person_id: contact, starts_on, ends_on, message })
        .returning('id'),
    );
    return { id: requireRow(inserted).id };
  });
  return response;
}

/**
 * Throws the same error for another client, for one that does not exist, and for a contact who does not see the plan.
 */
async function requireContact(query: Query, clientId: string): Promise<string> {
  const { rows } = await query<{ person_id: string }>(
    'select person_id from private.portal_billing_contacts() where client_id = $1',
    [clientId],
  );
  const [contact] = rows;
  if (!contact) throw new FunctionError('not_allowed');
  return contact.person_id;
}

/** A form that is sent again from another tab, or by a colleague, asks for nothing new. */
async function findSamePending(query: Query, { client_id, starts_on, ends_on }: NewPauseRequest) {
  const { rows } = await query(
    db
      .selectFrom('client_pause_requests')
      .select('id')
      .where('client_id', '=', client_id)
      .where('state', '=', 'pending')
      .where('starts_on', '=', starts_on)
      .where('ends_on', '=', ends_on),
  );
  return rows[0]?.id;
}

type Withdrawn = Extract<PauseRequestInput, { action: 'withdraw' }>;

async function withdrawRequest(
  { request_id: id }: Withdrawn,
  { context }: Call,
  identity: Identity,
) {
  return context.database.transaction(async (query) => {
    await actAs(query, identity);
    const { rows } = await query<{ state: string }>(
      `select request.state from private.portal_billing_contacts() as contact
       join public.client_pause_requests as request on request.client_id = contact.client_id
       where request.id = $1 for update of request`,
      [id],
    );
    const [found] = rows;
    if (!found) throw new FunctionError('not_allowed');
    if (found.state === 'withdrawn') return { ok: true };
    if (found.state !== 'pending') throw new FunctionError('conflict');
    await query(
      db.updateTable('client_pause_requests').set({ state: 'withdrawn' }).where('id', '=', id),
    );
    return { ok: true };
  });
}
