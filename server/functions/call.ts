import type { FileStore } from '../documents/file-store.ts';
import type { Identify } from '../http/identity.ts';
import type { Logger } from '../logger.ts';
import type { Database } from '../postgres/database.ts';

/** What the sign-in service does when somebody has forgotten the password; a Response will do. */
export type RequestRecovery = (
  email: string,
  redirectTo: string | undefined,
  from: Pick<Call, 'request' | 'address'>,
) => Promise<{ ok: boolean; status: number }>;

export type FunctionContext = {
  database: Pick<Database, 'query' | 'transaction' | 'withRole'>;
  identify: Identify;
  files: Pick<FileStore, 'save' | 'remove' | 'sign'>;
  requestRecovery: RequestRecovery;
  site: { name: string; url: string; contactEmail: string };
  logger: Logger;
};

export type Call = {
  request: Request;
  /** The visitor's network address. */
  address: string;
  context: FunctionContext;
};

export type RemoteFunction = (call: Call) => Promise<Response>;
