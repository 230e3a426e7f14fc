import { errors } from 'jose';

type JwtErrorReason =
  | 'malformed'
  | 'signature'
  | 'unknown_key'
  | 'expired'
  | 'not_yet_valid'
  | 'claims'
  | 'session_ended';

/** An invalid token; each protocol renders the error in its own format. */
export class JwtError extends Error {
  readonly reason: JwtErrorReason;

  constructor(reason: JwtErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Maps an error of jose to a `JwtError`; any other error stays as it is. */
export function asJwtError(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new JwtError('expired', 'JWT expired');
  if (error instanceof errors.JWTClaimValidationFailed) {
    return error.claim === 'nbf'
      ? new JwtError('not_yet_valid', 'JWT not yet valid')
      : new JwtError('claims', `The JWT claim ${error.claim} is not valid`);
  }
  if (error instanceof errors.JWSSignatureVerificationFailed) {
    return new JwtError('signature', 'JWT cryptographic operation failed');
  }
  if (error instanceof errors.JOSEAlgNotAllowed) {
    return new JwtError('unknown_key', 'No suitable key or wrong key type');
  }
  if (error instanceof errors.JOSEError) return new JwtError('malformed', error.message);
  return error;
}
