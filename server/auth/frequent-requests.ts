import type { IncomingMessage } from 'node:http';
import type { ApiRequest, ApiResponse } from '../http/api-request.ts';
import type { Auth, AuthRequest } from './context.ts';
import { describeResponse, toAuthError } from './errors.ts';
import { createProviders } from './oauth/providers.ts';
import { refreshSession } from './token/refresh-token.ts';
import { readOwnUser } from './users/user.ts';
import type { Json } from './users/users.ts';

// These endpoints take the fast path, because every open tab calls them and the middleware would cost more than their
// work.

type Operation = (auth: Auth, request: AuthRequest) => Promise<Json>;

const operations: Record<string, Operation> = {
  'GET /auth/v1/user': readOwnUser,
  'POST /auth/v1/token?grant_type=refresh_token': refreshSession,
};

/** Longer requests take the path through the middleware, which reads and limits their bodies. */
const maxBodyBytes = 4096;

const keyOf = ({ method, url }: IncomingMessage) => `${method} ${url}`;

export const isFrequentAuth = (incoming: IncomingMessage): boolean =>
  // The cheapest test comes first, because every request is tested and most are for other endpoints.
  incoming.url?.startsWith('/auth/') === true &&
  Object.hasOwn(operations, keyOf(incoming)) &&
  Number(incoming.headers['content-length'] ?? 0) <= maxBodyBytes;

export function createHandleFrequent(parts: Omit<Auth, 'providers'>) {
  const auth: Auth = { ...parts, providers: createProviders(parts.settings) };
  return async (request: ApiRequest, incoming: IncomingMessage): Promise<ApiResponse> => {
    const header = (name: string) => request.headers.get(name.toLowerCase()) ?? undefined;
    try {
      const operation = operations[keyOf(incoming)] as Operation;
      const body = await operation(auth, {
        env: { incoming },
        req: { header, arrayBuffer: () => request.arrayBuffer() },
      });
      // Policies look up the session, and a read on the replica must already find it.
      if (incoming.method === 'POST') await auth.database.replica?.whenReplicated();
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return { status: 200, headers, body: JSON.stringify(body) };
    } catch (error) {
      const version = header('x-supabase-api-version');
      return describeResponse(toAuthError(error, auth.logger), version);
    }
  };
}
