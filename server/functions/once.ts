import { createHash } from 'node:crypto';
import type { Database } from '../postgres/database.ts';
import type { Query } from '../postgres/query.ts';
import type { Identity } from '../postgres/request-context.ts';
import { FunctionError } from './errors.ts';

// A request is carried out once. Its key, all it does and its answer are one transaction: whoever
// repeats it gets the same answer, and whoever was cut off can begin again.

export type Request = { scope: string; key: string; hash: string };

export type Answer = Record<string, unknown>;

export function hashOf(...parts: unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(part instanceof Uint8Array ? part : JSON.stringify(part ?? null)).update('\n');
  }
  return hash.digest('hex');
}

/** The answer that was given before, if there was one. */
export async function findAnswer(
  query: Query,
  { scope, key, hash }: Request,
): Promise<Answer | undefined> {
  const { rows } = await query(
    `select request_hash, response from public.idempotency_keys
     where scope = $1 and key = $2 and response is not null`,
    [scope, key],
  );
  if (rows.length === 0) return undefined;
  if (rows[0].request_hash !== hash) throw new FunctionError('key_reused');
  return rows[0].response;
}

/** What came of a request that was carried out. */
export async function getAnswer<T>(query: Query, scope: string, key: string): Promise<T> {
  const { rows } = await query(
    'select response from public.idempotency_keys where scope = $1 and key = $2 and response is not null',
    [scope, key],
  );
  if (rows.length === 0) throw new FunctionError('not_found');
  return rows[0].response;
}

export async function once(
  database: Pick<Database, 'transaction'>,
  request: Request,
  identity: Identity,
  work: (query: Query) => Promise<Answer>,
): Promise<{ answer: Answer; isRepeated: boolean }> {
  return database.transaction(async (query) => {
    await actAs(query, identity);
    // A second try waits here until the first has ended.
    const taken = await query(
      `insert into public.idempotency_keys (scope, key, request_hash) values ($1, $2, $3)
       on conflict (scope, key) do nothing`,
      [request.scope, request.key, request.hash],
    );
    if (taken.rowCount === 0) {
      const earlier = await findAnswer(query, request);
      if (!earlier) throw new FunctionError('conflict');
      return { answer: earlier, isRepeated: true };
    }
    const answer = await work(query);
    await query(
      `update public.idempotency_keys set status = 200, response = $3 where scope = $1 and key = $2`,
      [request.scope, request.key, answer],
    );
    return { answer, isRepeated: false };
  });
}

/** For the trail: who asks, while the server itself does the work. */
export async function actAs(query: Query, { role, claims }: Identity): Promise<void> {
  await query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ ...claims, role }),
  ]);
}
