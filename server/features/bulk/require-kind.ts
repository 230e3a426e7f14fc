import type { BulkTarget, BulkWork } from '../../../domain/bulk/bulk-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import type { Staff } from '../../functions/require-staff.ts';
import { kindOf } from './kinds.ts';

/** Checks that the caller may do this at all, and to rows of this target. */
export function requireKind(staff: Staff, target: BulkTarget, work: BulkWork): void {
  requireRole(staff, work);
  const { targets, check } = kindOf(work);
  if (!targets.includes(target))
    throw new FunctionError('invalid', { fields: { target: 'choice_invalid' } });
  check?.(target, work);
}

export function requireRole({ role }: Staff, work: Pick<BulkWork, 'kind'>): void {
  if (!kindOf(work).roles.includes(role)) throw new FunctionError('not_allowed');
}
