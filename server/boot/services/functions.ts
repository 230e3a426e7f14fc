import type { Hono } from 'hono';
import type { FileStore } from '../../documents/file-store.ts';
import type { MailSecret } from '../../email/mail-secret.ts';
import { createFunctions } from '../../functions/app.ts';
import type { Environment } from '../../http/environment.ts';
import type { Identify } from '../../http/identity/identity.ts';
import type { Keys } from '../../jwt/jwt.ts';
import type { Database } from '../../postgres/database.ts';
import type { RestHandler } from '../../rest/handler.ts';
import type { PageRoutes } from '../../ssr/page-routes.ts';
import { hasFreeSpace } from '../../support/free-space.ts';
import type { Logger } from '../../support/logger.ts';
import type { Config } from '../config.ts';
import { goLiveSettingsOf, sellerOf } from '../settings-of.ts';
import { createAccounts } from './accounts.ts';
import { createReadTable } from './read-table.ts';

type Parts = {
  config: Config;
  logger: Logger;
  database: Database;
  fileStore: FileStore;
  keys: Keys;
  identify: Identify;
  auth: Hono<Environment>;
  rest: RestHandler;
  secretOf: MailSecret;
  findPage: PageRoutes['findPage'];
};

/** Creates the remote functions. They reach the other protocols in this process, through their handlers. */
export function connectFunctions(parts: Parts): Hono<Environment> {
  const { config, logger, database, fileStore, keys, identify, auth, rest } = parts;
  return createFunctions({
    database,
    identify,
    logger,
    files: fileStore,
    readTable: createReadTable(rest),
    formMailsPerHour: config.FORM_MAILS_PER_HOUR,
    findPage: parts.findPage,
    // The operator watches the disk of a separate database.
    hasSpace: async (kind) =>
      config.DATABASE_URL !== undefined || hasFreeSpace(config.DATA_DIR, kind),
    trustedProxies: config.TRUST_PROXY,
    site: { name: config.SITE_NAME, url: config.PUBLIC_URL, contactEmail: config.CONTACT_EMAIL },
    secretOf: parts.secretOf,
    goLive: goLiveSettingsOf(config),
    seller: sellerOf(config),
    accounts: createAccounts({
      request: auth.request,
      serviceKey: () => keys.serviceKey,
      headersOf: plainHeaders,
    }),
    requestRecovery: async (email, redirectTo, { request, address }) =>
      auth.request(
        `/recover?${new URLSearchParams(redirectTo && { redirect_to: redirectTo })}`,
        { method: 'POST', headers: plainHeaders(request), body: JSON.stringify({ email }) },
        // The rate limits of the auth service apply to the original caller.
        { incoming: { socket: { remoteAddress: address } } },
      ),
  });
}

/** Copies the headers that describe the caller. Length and type belong to another body. */
function plainHeaders(request: Request): Headers {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of ['accept-language', 'user-agent', 'x-forwarded-for']) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return headers;
}
