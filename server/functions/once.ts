import { createHash } from 'node:crypto';
import type { Database } from '../postgres/database.ts';
import type { Row } from '../postgres/kysely-types.ts';
import type { Query } from '../postgres/query.ts';
import type { Identity } from '../postgres/request-context.ts';
import { actAs } from './act-as.ts';
import { FunctionError } from './errors.ts';

// Runs a request at most once per idempotency key. The key, the work and the response are written in one
// transaction: a repeated request gets the same response, and an interrupted one can be sent again.

type Request = { scope: string; key: string; hash: string };

export type StoredResponse = Record<string, unknown>;

export function hashOf(...parts: unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part instanceof Uint8Array ? part : JSON.stringify(part ?? null)).update('\n');
  }
  return hash.digest('hex');
}

type StoredRow = Pick<Row<'idempotency_keys'>, 'request_hash'> & { response: StoredResponse };

/** Finds the response of an earlier request with the same key. */
export async function findStoredResponse(
  query: Query,
  { scope, key, hash }: Request,
): Promise<StoredResponse | undefined> {
  const { rows } = await query<StoredRow>(
    `select request_hash, response from public.idempotency_keys
     where scope = $1 and key = $2 and response is not null`,
    [scope, key],
  );
  const [storedResponse] = rows;
  if (!storedResponse) return undefined;
  if (storedResponse.request_hash !== hash) throw new FunctionError('key_reused');
  return storedResponse.response;
}

/**
 * Returns the response of a completed request whose work is about to be undone. It is given away once, so that a repeated
 * undo does not undo what somebody has done since.
 */
export async function takeToUndo<T>(query: Query, scope: string, key: string): Promise<T> {
  const { rows } = await query<{ response: T }>(
    `update public.idempotency_keys set response = response || '{"is_undone": true}'
     where scope = $1 and key = $2 and response is not null and not response ? 'is_undone' returning response`,
    [scope, key],
  );
  const [claimedResponse] = rows;
  if (claimedResponse) return claimedResponse.response;
  const known = await query(
    'select from public.idempotency_keys where scope = $1 and key = $2 and response is not null',
    [scope, key],
  );
  throw new FunctionError(known.rowCount ? 'conflict' : 'not_found');
}

/** Runs `work` unless a request with the same key has completed. In both cases returns the response of the first request. */
export async function once(
  database: Pick<Database, 'transaction'>,
  request: Request,
  identity: Identity,
  work: (query: Query) => Promise<StoredResponse>,
): Promise<{ response: StoredResponse; isRepeated: boolean }> {
  return database.transaction(async (query) => {
    await actAs(query, identity);
    // A concurrent request with the same key waits here until the first transaction has ended.
    const claimedKey = await query(
      `insert into public.idempotency_keys (scope, key, request_hash) values ($1, $2, $3)
       on conflict (scope, key) do nothing`,
      [request.scope, request.key, request.hash],
    );
    if (claimedKey.rowCount === 0) {
      const earlier = await findStoredResponse(query, request);
      if (!earlier) throw new FunctionError('conflict');
      return { response: earlier, isRepeated: true };
    }
    const response = await work(query);
    await query(
      `update public.idempotency_keys set status = 200, response = $3 where scope = $1 and key = $2`,
      [request.scope, request.key, response],
    );
    return { response, isRepeated: false };
  });
}
