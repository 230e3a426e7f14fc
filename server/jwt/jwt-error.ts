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
