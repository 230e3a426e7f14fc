import type { Accounts } from '../../functions/call.ts';

// Lets remote functions manage accounts of other users: administrators those of colleagues, the portal those of
// contacts. The service key of the auth service stays in this process.

type Options = {
  request: (path: string, init: RequestInit, bindings?: object) => Response | Promise<Response>;
  /** A function, because the key changes when keys are revoked. */
  serviceKey: () => string;
  /** Picks the headers that describe the caller. */
  headersOf: (request: Request) => Headers;
};

export function createAccounts({ request, serviceKey, headersOf }: Options): Accounts {
  const authorization = () => `Bearer ${serviceKey()}`;
  const send = async (method: string, path: string): Promise<Response> =>
    request(`/admin/users/${path}`, {
      method,
      headers: { authorization: authorization(), 'content-type': 'application/json' },
    });

  return {
    async invite({ email, name, language, redirectTo }, { request: callerRequest, address }) {
      const headers = headersOf(callerRequest);
      headers.set('authorization', authorization());
      const body = JSON.stringify({ email, data: { name, language } });
      const response = await request(
        `/invite?${new URLSearchParams({ redirect_to: redirectTo })}`,
        { method: 'POST', headers, body },
        { incoming: { socket: { remoteAddress: address } } },
      );
      const content = await response.json();
      if (response.ok) return content.id;
      if (content.code === 'email_exists' || content.error_code === 'email_exists')
        return undefined;
      throw failedResponse('invite', response);
    },
    async create(email) {
      const response = await request('/admin/users', {
        method: 'POST',
        headers: { authorization: authorization(), 'content-type': 'application/json' },
        body: JSON.stringify({ email, email_confirm: true }),
      });
      if (response.ok) return;
      const { code, error_code = code } = await response.json();
      if (error_code !== 'email_exists') throw failedResponse('users', response);
    },
    async mailCode({ email, hasAccess, redirectTo }, { request: callerRequest, address }) {
      const headers = headersOf(callerRequest);
      headers.set('authorization', authorization());
      return request(
        `/admin/mail_code?${new URLSearchParams({ redirect_to: redirectTo })}`,
        { method: 'POST', headers, body: JSON.stringify({ email, has_access: hasAccess }) },
        // The rate limits of the auth service apply to the original caller.
        { incoming: { socket: { remoteAddress: address } } },
      );
    },
    async findMissingProof({ request: callerRequest, address }) {
      const headers = headersOf(callerRequest);
      const bearer = callerRequest.headers.get('authorization');
      headers.set('authorization', bearer || `Bearer ${callerRequest.headers.get('apikey')}`);
      const response = await request(
        '/recent_proof',
        { headers },
        { incoming: { socket: { remoteAddress: address } } },
      );
      if (response.ok) return undefined;
      const { code, error_code = code } = await response.json();
      if (response.status !== 400) throw failedResponse('recent_proof', response);
      return error_code;
    },
    async listSessions(userId) {
      const response = await send('GET', `${userId}/sessions`);
      if (!response.ok) throw failedResponse('sessions', response);
      return (await response.json()).sessions;
    },
    async endSessions(userId, sessionId) {
      const response = await send(
        'DELETE',
        `${userId}/sessions${sessionId ? `/${sessionId}` : ''}`,
      );
      // 404: the session has ended by itself in between.
      if (!response.ok && response.status !== 404) throw failedResponse('sessions', response);
    },
    async listPasskeys(userId) {
      const response = await send('GET', `${userId}/passkeys`);
      if (!response.ok) throw failedResponse('passkeys', response);
      return response.json();
    },
    async removePasskey(userId, passkeyId) {
      const response = await send('DELETE', `${userId}/passkeys/${passkeyId}`);
      // 404: its owner has removed it in between.
      if (!response.ok && response.status !== 404) throw failedResponse('passkeys', response);
    },
    async removeFactors(userId) {
      const response = await send('GET', `${userId}/factors`);
      if (!response.ok) throw failedResponse('factors', response);
      for (const { id } of (await response.json()) as { id: string }[]) {
        const removed = await send('DELETE', `${userId}/factors/${id}`);
        if (!removed.ok && removed.status !== 404) throw failedResponse('factors', removed);
      }
    },
    async remove(userId) {
      const response = await send('DELETE', userId);
      if (response.status === 422) return false;
      if (!response.ok && response.status !== 404) throw failedResponse('users', response);
      return true;
    },
  };
}

const failedResponse = (what: string, { status }: Response) =>
  new Error(`the auth service responded with ${status} about ${what}`);
