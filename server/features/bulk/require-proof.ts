import type { BulkTarget, BulkWork } from '../../../domain/bulk/bulk-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Query } from '../../postgres/query.ts';
import { kindOf } from './kinds.ts';

/**
 * Rejects a session whose sign-in is a while ago, if the work or its undo gives rights. The worker has no session, so
 * this is checked before it begins.
 */
export async function requireProof(
  query: Query,
  target: BulkTarget,
  { kind, work }: { kind: BulkWork['kind']; work: BulkWork | 'undo' },
): Promise<void> {
  if (!kindOf({ kind }).givesRights?.(target, work)) return;
  const { rows } = await query<{ proved: boolean }>('select private.has_recent_proof() as proved');
  if (!rows[0]?.proved) throw new FunctionError('proof_required');
}
