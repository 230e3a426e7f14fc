import { clientAddress } from '../http/client/client-address.ts';
import { networkOf } from '../http/client/client-network.ts';
import { findApiKey } from '../http/identity/identity.ts';
import type { Identity, RequestContext } from '../postgres/request-context.ts';
import type { WithRoleOptions } from '../postgres/roles/with-role.ts';
import type { Storage, StorageRequest } from './context.ts';
import { accessDenied } from './errors.ts';

// The caller of a request: every statement runs under the caller's role.

const trialTimeoutMs = 3000;

/** Runs one statement whose row type the caller states. */
export type Run = <Row>(
  text: string,
  values: readonly unknown[],
  how?: Pick<WithRoleOptions, 'access'>,
) => Promise<Row[]>;

/** Runs a statement and rolls it back, to check whether it is allowed. */
export type Trial = (text: string, values: readonly unknown[]) => Promise<void>;

/** Runs a statement, then short work, and commits only if both succeed. */
export type RunWith = <Row>(
  text: string,
  values: readonly unknown[],
  work: () => Promise<void>,
) => Promise<Row[]>;

export interface Caller {
  run: Run;
  runWith: RunWith;
  tryOut: Trial;
  /** The account that will own a new file. */
  owner: string | undefined;
  identity: Identity;
}

export async function requireCaller(storage: Storage, context: StorageRequest): Promise<Caller> {
  const caller = await findCaller(storage, context);
  if (!caller) throw accessDenied('Invalid Compact JWS');
  return caller;
}

/** Returns undefined if the request has neither a token nor a key. */
export async function findCaller(
  storage: Storage,
  context: StorageRequest,
): Promise<Caller | undefined> {
  const request = context.req.raw;
  if (request.headers.get('authorization') === null && !findApiKey(request)) return undefined;
  const network = clientNetwork(storage, context);
  return callerOf(storage, await storage.identify(request), { network });
}

export const clientNetwork = (
  { trustedProxies }: Pick<Storage, 'trustedProxies'>,
  context: StorageRequest,
): string => networkOf(clientAddress(context, trustedProxies));

export function callerOf(
  { database }: Storage,
  identity: Identity,
  caller?: RequestContext['caller'],
): Caller {
  const { sub } = identity.claims;
  const limits = caller && identity.role !== 'service_role' ? { caller } : {};
  return {
    identity,
    owner: typeof sub === 'string' ? sub : undefined,
    run: async <Row>(
      text: string,
      values: readonly unknown[],
      how?: Pick<WithRoleOptions, 'access'>,
    ) => {
      const result = await database.withRole(identity, { text, values }, { ...limits, ...how });
      return result.rows as Row[];
    },
    runWith: async <Row>(text: string, values: readonly unknown[], work: () => Promise<void>) => {
      const decide = async () => {
        await work();
        return 'commit' as const;
      };
      return (await database.withRole(identity, { text, values }, { ...limits, decide }))
        .rows as Row[];
    },
    tryOut: async (text, values) => {
      await database.withRole(
        identity,
        { text, values },
        { ...limits, decide: () => 'rollback', timeoutMs: trialTimeoutMs },
      );
    },
  };
}

/** Bypasses row-level security, for reads that a public bucket or a signed URL permits. */
export const lookUp =
  (storage: Pick<Storage, 'database' | 'trustedProxies'>, context: StorageRequest): Run =>
  async <Row>(text: string, values: readonly unknown[]) => {
    const run = storage.database.queryFor(clientNetwork(storage, context));
    return (await run(text, [...values])).rows as Row[];
  };

/** Bypasses row-level security, for work of the server itself and for uploads that a signed URL permits. */
export const asOwner =
  ({ database }: Pick<Storage, 'database'>): Run =>
  async <Row>(text: string, values: readonly unknown[]) =>
    (await database.query(text, [...values])).rows as Row[];
