import type { ApiRequest } from '../http/api-request.ts';
import type { Identity } from '../postgres/request-context.ts';
import type { RawRow } from '../postgres/roles/role-query.ts';
import { readContext } from './context.ts';
import { overrideResponse, type RestResponse } from './prepare/prepared-request.ts';
import { readerOf } from './read-limits.ts';
import type { RunDeps } from './run.ts';
import { fromSettings } from './sql/envelope.ts';

type Deps = Pick<RunDeps, 'database' | 'before' | 'isStaff'>;

/** Calls the function before a request that needs no statement, so that the function guards these requests as well. */
export async function withPreRequest(
  { database, before, isStaff }: Deps,
  request: ApiRequest,
  path: string,
  identity: Identity,
  respond: () => RestResponse | Promise<RestResponse>,
): Promise<RestResponse> {
  if (before === undefined) return respond();
  const context = readContext(request, path);
  const isVisitor = (await readerOf(identity, context.caller, isStaff)) === 'visitor';
  const { rows } = await database.withRole(
    identity,
    { text: `select ${fromSettings.join()}` },
    { ...context, before, isVisitor, access: 'read', raw: true, signal: () => request.signal },
  );
  const [headers = null, status = null] = (rows[0] ?? []) as RawRow;
  return overrideResponse(await respond(), { headers, status });
}
