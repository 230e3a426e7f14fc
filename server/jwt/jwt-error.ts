type JwtErrorReason =
  | 'malformed'
  | 'signature'
  | 'unknown key'
  | 'expired'
  | 'not yet valid'
  | 'claims'
  | 'session ended';

/** An invalid token; each protocol renders the error in its own format. */
export class JwtError extends Error {
  readonly reason: JwtErrorReason;

  constructor(reason: JwtErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}
