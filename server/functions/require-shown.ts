import { isUuid } from '../../domain/limits.ts';
import type { Call } from './call.ts';
import { FunctionError } from './errors.ts';
import type { Staff } from './require-staff.ts';

/**
 * Rejects a call that names a record of a restricted job unless the caller is on its team. The check is here for all
 * functions, because many read with the rights of the server, which row-level security does not limit.
 */
export async function requireShown(call: Call, staff: Staff, input: unknown): Promise<void> {
  const { role, identity } = staff;
  if (role === 'admin' && !identity.claims.token_id) return;
  const ids = [...idsIn(input)];
  if (ids.length === 0) return;
  const { rows } = await call.context.database.withRole(
    identity,
    { text: 'select private.are_hidden($1) as are_hidden', values: [ids] },
    { access: 'read' },
  );
  const [found] = rows as { are_hidden: boolean }[];
  if (found?.are_hidden) throw new FunctionError('not_found');
}

function* idsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && isUuid(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) yield* idsIn(part);
}
