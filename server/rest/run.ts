import type { Database } from '../postgres/database.ts';
import type { Identity, RequestContext } from '../postgres/request-context.ts';
import type { RawRow } from '../postgres/role-query.ts';
import type { WithRoleOptions } from '../postgres/with-role.ts';
import { type Answer, type EnvelopeRow, type Prepared, readEnvelope } from './answer.ts';
import type { RestRequest } from './request.ts';

export interface RunDeps {
  database: Database;
  /** Search path by schema, where it is not the one of every connection. */
  searchPaths: Map<string, string>;
  /** Then the answer names its schema. */
  severalSchemas: boolean;
}

export async function runPrepared(
  request: RestRequest,
  prepared: Prepared,
  identity: Identity,
  context: RequestContext,
  { database, searchPaths, severalSchemas }: RunDeps,
  signal: () => AbortSignal,
): Promise<Answer> {
  const options: WithRoleOptions = context;
  options.raw = true;
  options.access = prepared.access;
  options.searchPath = searchPaths.get(request.schema);
  options.timeZone = request.preferences.timezone;
  if (prepared.timeoutMs !== undefined) options.timeoutMs = prepared.timeoutMs;
  options.signal = signal;
  const { check, rollback, statement } = prepared;
  if (check || rollback) {
    options.decide = (result) => {
      check?.(readEnvelope(result));
      return rollback ? 'rollback' : 'commit';
    };
  }
  const result = await database.withRole(identity, statement, options);
  if (prepared.explain) return planAnswer(result.rows as RawRow[], prepared);
  const row = readEnvelope(result);
  const estimated = await estimate(prepared, row, () =>
    database.withRole(identity, prepared.estimate?.statement ?? statement, {
      ...options,
      access: 'read',
      decide: undefined,
    }),
  );
  const answer = prepared.answer(row, estimated);
  if (severalSchemas) answer.headers['content-profile'] = request.schema;
  return answer;
}

async function estimate(
  { estimate: wanted }: Prepared,
  row: EnvelopeRow,
  run: () => Promise<{ rows: unknown[] }>,
): Promise<number | undefined> {
  if (!wanted?.isNeeded(row)) return undefined;
  const { rows } = await run();
  const [text] = (rows[0] ?? []) as RawRow;
  const rowsExpected = JSON.parse(text ?? '[]')[0]?.Plan?.['Plan Rows'];
  return typeof rowsExpected === 'number' ? rowsExpected : undefined;
}

function planAnswer(rows: RawRow[], prepared: Prepared): Answer {
  const body = rows.map(([line]) => line).join('\n');
  const empty = { body, rows: 1, total: undefined, headers: null, status: null, extra: null };
  return prepared.answer(empty, undefined);
}
