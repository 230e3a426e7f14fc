import type { Call } from './call.ts';
import type { Staff } from './require-staff.ts';

/** Thrown if the session of the caller lacks a recent proof that its owner uses it. */
export class ProofMissing extends Error {
  /** The code of the auth service, by which the back office asks for a password or a mailed code. */
  readonly code: string;

  constructor(code: string) {
    super('This needs a recent sign-in.');
    this.code = code;
  }
}

/**
 * Throws unless the session has recently proved that its owner uses it. Without this check, a person who finds an open
 * session could create a token or an account that outlives the session.
 */
export async function requireRecentProof(call: Call, { identity }: Staff): Promise<void> {
  // A token without a session was signed with the secret of the product.
  if (typeof identity.claims.session_id !== 'string') return;
  const code = await call.context.accounts.findMissingProof(call);
  if (code) throw new ProofMissing(code);
}
