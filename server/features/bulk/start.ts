import { bulkStartCall } from '../../../domain/bulk/bulk-action.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { hashOf, once } from '../../functions/once.ts';
import { readIdempotencyKey } from '../../functions/read-idempotency-key.ts';
import type { Staff } from '../../functions/require-staff.ts';
import type { Query } from '../../postgres/query.ts';
import { requireKind } from './require-kind.ts';
import { requireProofForRights } from './require-proof-for-rights.ts';
import { resolveSelection, versionOf } from './resolve-selection.ts';

/** Stores the selected rows and what to do with them. The worker does it, in batches. */
export const startBulkAction = defineAction({
  name: 'start-bulk-action',
  roles: ['admin', 'recruiter', 'editor'],
  schema: bulkStartCall,
  async run(input, call, staff) {
    const { target, selection, work, version } = input;
    requireKind(staff, target, work);
    const key = readIdempotencyKey(call.request);
    const request = { scope: `start-bulk-action:${staff.id}`, key, hash: hashOf(input) };
    const ids = await resolveSelection(call, staff, target, selection);
    const { response } = await once(
      call.context.database,
      request,
      staff.identity,
      async (query) => {
        if (ids.length === 0) throw new FunctionError('not_found');
        if (version && version !== versionOf(ids)) throw new FunctionError('conflict');
        if (work.kind === 'erase' && work.confirm !== ids.length) {
          throw new FunctionError('invalid', { fields: { 'work.confirm': 'invalid' } });
        }
        const { kind, ...options } = work;
        await requireProofForRights(query, target, { kind, work });
        return insertAction(query, staff, { kind, target, options, ids });
      },
    );
    return response;
  },
});

type NewAction = { kind: string; target: string; options: object; ids: string[] };

async function insertAction(query: Query, staff: Staff, action: NewAction) {
  const { kind, target, options, ids } = action;
  const { rows } = await query<{ id: string }>(
    `insert into public.bulk_actions (created_by, acting_id, assurance, kind, target, options, total)
     values ($1, $1, $2, $3, $4, $5, $6) returning id`,
    [staff.id, assuranceOf(staff), kind, target, JSON.stringify(options), ids.length],
  );
  const id = rows[0]?.id;
  await query(
    `insert into public.bulk_action_rows (action_id, position, target_id)
     select $1, position, target_id from unnest($2::uuid[]) with ordinality as selected (target_id, position)`,
    [id, ids],
  );
  await queueRun(query, id);
  return { id, total: ids.length };
}

/**
 * The authentication level of the session that starts or undoes the work. It is stored with the work, because the worker
 * checks again whether the colleague may do it, and a second factor may be required by then.
 */
export const assuranceOf = ({ identity }: Staff): string =>
  identity.claims.aal === 'aal2' ? 'aal2' : 'aal1';

/** An action is in the queue once at most. */
export const bulkActionKey = (id: string | undefined) => `bulk-action:${id}`;

/** Wakes the worker, when the transaction is committed. */
export async function queueRun(query: Query, id: string | undefined): Promise<void> {
  await query(`select private.add_job('run-bulk-action', $1, now(), $2)`, [
    JSON.stringify({ id }),
    bulkActionKey(id),
  ]);
}
