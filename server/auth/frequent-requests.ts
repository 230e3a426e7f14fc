import type { IncomingMessage } from 'node:http';
import type { ApiRequest, ApiResponse } from '../http/api-request.ts';
import type { Auth, AuthRequest } from './context.ts';
import { describeResponse, toAuthError } from './errors.ts';
import { createProviders } from './oauth/providers.ts';
import { refreshSession } from './token/refresh-token.ts';
import { readOwnUser } from './users/user.ts';
import type { Json } from './users/users.ts';

// The endpoints that every open tab of every client calls, for the fast path: the middleware would cost more than they.

type Operation = (auth: Auth, request: AuthRequest) => Promise<Json>;

const operations: Record<string, Operation> = {
  'GET /auth/v1/user': readOwnUser,
  'POST /auth/v1/token?grant_type=refresh_token': refreshSession,
};

/** Other requests, and long ones, are for the middleware to judge. */
const maxBodyBytes = 4096;

const keyOf = ({ method, url }: IncomingMessage) => `${method} ${url}`;

export const isFrequentAuth = (incoming: IncomingMessage): boolean =>
  // Most requests are for something else, and are asked as well.
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
      // Policies look for the session, and may do so on the replica.
      if (incoming.method === 'POST') await auth.database.replica?.whenReplicated();
      const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      return { status: 200, headers, body: JSON.stringify(body) };
    } catch (error) {
      const version = header('x-supabase-api-version');
      return describeResponse(toAuthError(error, auth.logger), version);
    }
  };
}
