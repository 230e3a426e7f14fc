import { looksLikeApiToken } from '../http/identity/api-token.ts';
import { isSqlError, sqlstate } from '../postgres/sqlstate.ts';
import type { Call, RemoteFunction } from './call.ts';
import { FunctionError } from './errors.ts';

/** Rejects API tokens unless the function is open to them and the database finds the scope. Others pass. */
export async function requireScope(
  { request, context }: Pick<Call, 'request' | 'context'>,
  { api }: Pick<RemoteFunction, 'api'>,
): Promise<void> {
  if (!hasApiToken(request)) return;
  const identity = await context.identify(request);
  if (!api) throw new FunctionError('not_allowed', { message: 'Closed to API tokens.' });
  const statement = { text: 'select private.require_scope($1)', values: [api.scope] };
  await context.database.withRole(identity, statement, { access: 'read' }).catch((error) => {
    throw isSqlError(error) && error.code === sqlstate.insufficientPrivilege
      ? new FunctionError('not_allowed', { message: error.message })
      : error;
  });
}

function hasApiToken({ headers }: Request): boolean {
  const authorization = headers.get('authorization');
  return looksLikeApiToken(
    authorization ? authorization.replace(/^Bearer +/i, '') : (headers.get('apikey') ?? ''),
  );
}
