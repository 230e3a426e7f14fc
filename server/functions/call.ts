import type { z } from 'zod';
import type { ApiScope } from '../../domain/api/scope.ts';
import type { Seller } from '../../domain/invoices/parties.ts';
import type { Language } from '../../domain/language.ts';
import type { FileStore } from '../documents/file-store.ts';
import type { MailSecret } from '../email/mail-secret.ts';
import type { Transport } from '../email/transport.ts';
import type { Identify } from '../http/identity/identity.ts';
import type { Database } from '../postgres/database.ts';
import type { Logger } from '../support/logger.ts';
import type { ReserveMemory } from './limits/reserve-memory.ts';
import type { Staff } from './require-staff.ts';

/** Requests a password reset from the auth service. */
type RequestRecovery = (
  email: string,
  redirectTo: string | undefined,
  from: Pick<Call, 'request' | 'address'>,
) => Promise<{ ok: boolean; status: number }>;

type Invitation = { email: string; name: string; language: Language; redirectTo: string };

/** Operations of the auth service on the accounts of other users. */
export type Accounts = {
  /** Mails an invitation, also repeatedly; returns undefined if the e-mail address already has an account. */
  invite: (
    invitation: Invitation,
    from: Pick<Call, 'request' | 'address'>,
  ) => Promise<string | undefined>;
  /** Creates an account without a password, unless the address has one. Only the owner of the mailbox can open it. */
  create: (email: string) => Promise<void>;
  /**
   * Mails a code and a link for the portal to an account with access. Any other request only counts towards the limits.
   */
  mailCode: (
    code: { email: string; hasAccess: boolean; redirectTo: string },
    from: Pick<Call, 'request' | 'address'>,
  ) => Promise<{ ok: boolean; status: number; headers: Headers }>;
  /** Returns the error of the auth service if the session of the caller lacks a recent proof that its owner uses it. */
  findMissingProof: (from: Pick<Call, 'request' | 'address'>) => Promise<string | undefined>;
  listSessions: (userId: string) => Promise<object[]>;
  /** Ends one session, or all if none is named. */
  endSessions: (userId: string, sessionId?: string) => Promise<void>;
  listPasskeys: (userId: string) => Promise<object[]>;
  removePasskey: (userId: string, passkeyId: string) => Promise<void>;
  removeFactors: (userId: string) => Promise<void>;
  /** Returns false for the account of the last administrator. */
  remove: (userId: string) => Promise<boolean>;
};

/** Facts about the process that the checklist for a public site shows. */
export type GoLiveSettings = {
  /** True if the public URL has TLS and a public host name. */
  isPublic: boolean;
  /** True if a contact or the sender still has the example value of the settings. */
  hasExamples: boolean;
  /** `server` names the mail server. The name changes with the settings of the server. */
  mail: { transport: Transport; server: string } | undefined;
};

/** Reads a list with the rights of the caller, as the data API does. Its rows have only their key. */
export type ReadTable = (
  caller: Pick<Call, 'request' | 'address'>,
  path: string,
) => Promise<{ row_key: string }[]>;

export type FunctionContext = {
  database: Pick<Database, 'query' | 'transaction' | 'withRole'>;
  identify: Identify;
  readTable: ReadTable;
  files: Pick<FileStore, 'save' | 'read' | 'remove' | 'sign' | 'hasRoom'>;
  reserveMemory: ReserveMemory;
  /** Returns false if the disk of the embedded database is nearly full. */
  hasSpace: (kind: 'visits' | 'forms') => Promise<boolean>;
  /** Mails per hour that forms of unverified senders may cause, all together. */
  formMailsPerHour: number;
  /** Names the page of a path for statistics. Undefined if there is none. */
  findPage: (path: string) => Promise<{ path: string; slug?: string | undefined } | undefined>;
  requestRecovery: RequestRecovery;
  accounts: Accounts;
  /** Derives the secrets of webhooks. */
  secretOf: MailSecret;
  site: { name: string; url: string; contactEmail: string };
  goLive: GoLiveSettings;
  seller: Seller;
  logger: Logger;
};

export type Call = {
  request: Request;
  /** IP address of the caller. */
  address: string;
  context: FunctionContext;
};

/** The callers of a function: anyone, or staff with one of these roles. */
export type Roles = 'anyone' | Staff['role'][];

export type RemoteFunction = {
  /** The name in its URL. */
  name: string;
  roles: Roles;
  handle: (call: Call) => Promise<Response>;
  /** The input, for the reference of the API. */
  schema?: z.ZodType;
  /** Set if API tokens may call it. */
  api?: ApiAccess;
};

/** The scopes that an API token needs to call the function, and the description in the API reference. */
export type ApiAccess<Input = never> = {
  scope: ApiScope;
  /** Scopes that some input needs as well, because it reaches further. */
  alsoNeeds?: AlsoNeeded<Input>[];
  summary: string;
  example: object;
};

type AlsoNeeded<Input> = {
  scope: ApiScope;
  /** The field that needs it, for the API reference. */
  field: string;
  isNeeded: (input: Input) => boolean;
};
