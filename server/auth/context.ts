import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { EnqueueMail } from '../email/enqueue.ts';
import type { MailSecret } from '../email/mail-secret.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Environment } from '../http/environment.ts';
import type { Keys } from '../jwt/jwt.ts';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../support/logger.ts';
import type { AuthSettings } from './auth-settings.ts';
import type { Providers } from './providers.ts';

/** What every endpoint works with. */
export interface Auth {
  database: Database;
  keys: Keys;
  settings: AuthSettings;
  enqueueMail: EnqueueMail;
  /** Secrets of the links and codes in a mail. */
  secretOf: MailSecret;
  logger: Logger;
  providers: Providers;
}

export type AuthContext = Context<Environment>;
export type Endpoint = (context: AuthContext) => Promise<Response>;

/** The visitor's address as PostgreSQL can store it, or nothing where there is no socket. */
export function addressOf({ settings }: Auth, context: AuthContext): string | null {
  const address = clientAddress(context, settings.trustedProxies);
  return isIP(address) ? address : null;
}

export function userAgentOf(context: AuthContext): string | null {
  return context.req.header('user-agent')?.slice(0, 500) ?? null;
}
