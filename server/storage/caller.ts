import { findApiKey } from '../http/identity.ts';
import type { Identity } from '../postgres/request-context.ts';
import type { WithRoleOptions } from '../postgres/with-role.ts';
import type { Storage, StorageContext } from './context.ts';
import { accessDenied } from './errors.ts';

// Who asks, and what the database lets them do: every statement runs under the caller's role.

const trialTimeout = 3000;

/** Runs one statement; rows come back typed as the statement promises. */
export type Run = <Row>(
  text: string,
  values: readonly unknown[],
  how?: Pick<WithRoleOptions, 'access'>,
) => Promise<Row[]>;

/** Finds out whether a statement would be let through, and undoes it. */
export type Trial = (text: string, values: readonly unknown[]) => Promise<void>;

export interface Caller {
  run: Run;
  tryOut: Trial;
  /** The account a new file belongs to. */
  owner: string | undefined;
  identity: Identity;
}

export async function requireCaller(storage: Storage, context: StorageContext): Promise<Caller> {
  const caller = await findCaller(storage, context);
  if (!caller) throw accessDenied('Invalid Compact JWS');
  return caller;
}

/** Nothing if the request carries neither a token nor a key. */
export async function findCaller(
  storage: Storage,
  context: StorageContext,
): Promise<Caller | undefined> {
  const request = context.req.raw;
  if (!request.headers.has('authorization') && !findApiKey(request)) return undefined;
  return callerOf(storage, await storage.identify(request));
}

export function callerOf({ database }: Storage, identity: Identity): Caller {
  const { sub } = identity.claims;
  return {
    identity,
    owner: typeof sub === 'string' ? sub : undefined,
    run: async <Row>(
      text: string,
      values: readonly unknown[],
      how?: Pick<WithRoleOptions, 'access'>,
    ) => {
      const result = await database.withRole(identity, { text, values }, how);
      return result.rows as Row[];
    },
    tryOut: async (text, values) => {
      await database.withRole(
        identity,
        { text, values },
        { decide: () => 'rollback', timeoutMs: trialTimeout },
      );
    },
  };
}

/** Without row-level security: for what a public bucket or a signed address permits. */
export const asOwner =
  ({ database }: Pick<Storage, 'database'>): Run =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await database.query(text, [...values])).rows as Row[];
