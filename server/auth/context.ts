import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { EnqueueMail } from '../email/enqueue.ts';
import type { MailSecret } from '../email/mail-secret.ts';
import { type AddressContext, clientAddress } from '../http/client/client-address.ts';
import type { Environment } from '../http/environment.ts';
import type { Keys } from '../jwt/jwt.ts';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../support/logger.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { Providers } from './oauth/providers.ts';

/** Dependencies of every endpoint. */
export interface Auth {
  database: Database;
  keys: Keys;
  settings: AuthSettings;
  enqueueMail: EnqueueMail;
  /** Derives the secrets of the links and codes in a mail, and of a sign-in at a provider. */
  secretOf: MailSecret;
  logger: Logger;
  providers: Providers;
}

export type AuthContext = Context<Environment>;

/** The part of a request that frequently called endpoints read; see `frequent-requests.ts`. */
export interface AuthRequest extends AddressContext {
  req: AddressContext['req'] & { arrayBuffer: () => Promise<ArrayBuffer | Buffer> };
}
export type Endpoint = (context: AuthContext) => Promise<Response>;

/** Returns the client's IP address for a column of type inet, or null for a request without a socket. */
export function addressOf({ settings }: Auth, context: AddressContext): string | null {
  const address = clientAddress(context, settings.trustedProxies);
  return isIP(address) ? address : null;
}

export function userAgentOf(context: AuthRequest): string | null {
  return context.req.header('user-agent')?.slice(0, 500) ?? null;
}
