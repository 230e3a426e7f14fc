import type { Language } from '../../domain/language.ts';
import type { FileStore } from '../documents/file-store.ts';
import type { Identify } from '../http/identity.ts';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../support/logger.ts';
import type { HoldBytes } from './held-bytes.ts';
import type { Staff } from './require-staff.ts';

/** What the sign-in service does when somebody has forgotten the password; a Response will do. */
export type RequestRecovery = (
  email: string,
  redirectTo: string | undefined,
  from: Pick<Call, 'request' | 'address'>,
) => Promise<{ ok: boolean; status: number }>;

export type Invitation = { email: string; name: string; language: Language; redirectTo: string };

/** What the sign-in service does with the accounts of others, for administrators. */
export type Accounts = {
  /** Mails an invitation, also once more; nothing where the address belongs to an account already. */
  invite: (
    invitation: Invitation,
    from: Pick<Call, 'request' | 'address'>,
  ) => Promise<string | undefined>;
  listSessions: (userId: string) => Promise<object[]>;
  /** All of them unless one is named. */
  endSessions: (userId: string, sessionId?: string) => Promise<void>;
  removeFactors: (userId: string) => Promise<void>;
  /** False where it is the last administrator's. */
  remove: (userId: string) => Promise<boolean>;
};

export type FunctionContext = {
  database: Pick<Database, 'query' | 'transaction' | 'withRole'>;
  identify: Identify;
  files: Pick<FileStore, 'save' | 'remove' | 'sign' | 'hasRoom'>;
  holdBytes: HoldBytes;
  requestRecovery: RequestRecovery;
  accounts: Accounts;
  site: { name: string; url: string; contactEmail: string };
  logger: Logger;
};

export type Call = {
  request: Request;
  /** The visitor's network address. */
  address: string;
  context: FunctionContext;
};

/** Who may call a function: anyone, by what they hold or send, or staff of these roles. */
export type Roles = 'anyone' | Staff['role'][];

export type RemoteFunction = {
  /** The name it is called with. */
  name: string;
  roles: Roles;
  handle: (call: Call) => Promise<Response>;
};
