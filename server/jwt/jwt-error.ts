export type JwtFault =
  | 'malformed'
  | 'signature'
  | 'unknown key'
  | 'expired'
  | 'not yet valid'
  | 'claims';

/** Why a token was not accepted; each protocol renders it in its own dialect. */
export class JwtError extends Error {
  readonly fault: JwtFault;

  constructor(fault: JwtFault, message: string) {
    super(message);
    this.fault = fault;
  }
}
