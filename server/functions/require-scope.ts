import type { ApiScope } from '../../domain/api/scope.ts';
import { looksLikeApiToken } from '../http/identity/api-token.ts';
import { isSqlError, sqlstate } from '../postgres/sqlstate.ts';
import type { ApiAccess, Call, RemoteFunction } from './call.ts';
import { FunctionError } from './errors.ts';

/** Rejects API tokens unless the function is open to them and the database finds the scope. Others pass. */
export async function requireScope(
  { request, context }: Pick<Call, 'request' | 'context'>,
  { api }: Pick<RemoteFunction, 'api'>,
): Promise<void> {
  if (!hasApiToken(request)) return;
  if (!api) throw new FunctionError('not_allowed', { message: 'Closed to API tokens.' });
  await findScope({ request, context }, api.scope);
}

/** Rejects API tokens without the further scopes that the input needs. */
export async function requireFurtherScopes<Input>(
  call: Pick<Call, 'request' | 'context'>,
  { alsoNeeds = [] }: Pick<ApiAccess<Input>, 'alsoNeeds'>,
  input: Input,
): Promise<void> {
  if (!hasApiToken(call.request)) return;
  for (const { scope, isNeeded } of alsoNeeds) if (isNeeded(input)) await findScope(call, scope);
}

async function findScope(
  { request, context }: Pick<Call, 'request' | 'context'>,
  scope: ApiScope,
): Promise<void> {
  const identity = await context.identify(request);
  const statement = { text: 'select private.require_scope($1)', values: [scope] };
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
