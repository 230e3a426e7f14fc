import type { BulkTarget, BulkWork } from '../../../domain/bulk/bulk-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { kindOf } from './kinds.ts';

/**
 * Throws if the work, or its undo, gives rights and the session has not recently proved that its owner uses it. The worker
 * has no session, so this is checked before the work begins.
 */
export async function requireProofForRights(
  query: Query,
  target: BulkTarget,
  { kind, work }: { kind: BulkWork['kind']; work: BulkWork | 'undo' },
): Promise<void> {
  if (!kindOf({ kind }).givesRights?.(target, work)) return;
  const { rows } = await query<{ proved: boolean }>('select private.has_recent_proof() as proved');
  if (!rows[0]?.proved) throw new FunctionError('proof_required');
}
