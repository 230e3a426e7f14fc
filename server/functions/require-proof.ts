import type { Call } from './call.ts';
import type { Staff } from './require-staff.ts';

/**
 * Rejects a call whose session has not recently proved that its owner uses it: whoever finds an open one must not be able
 * to make what outlives it. Returns nothing if the call may go on.
 */
export async function rejectOldSignIn(call: Call, { identity }: Staff) {
  // Tokens without a session are signed by whoever has the key.
  if (typeof identity.claims.session_id !== 'string') return undefined;
  const error = await call.context.accounts.findMissingProof(call);
  if (!error) return undefined;
  return Response.json(
    { error, message: 'This needs a recent sign-in.' },
    { status: 403, headers: { 'cache-control': 'no-store' } },
  );
}
