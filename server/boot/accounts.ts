import type { Accounts } from '../functions/call.ts';

// Administrators manage the accounts of others through remote functions. The service key of the auth service stays in
// this process.

type Options = {
  request: (path: string, init: RequestInit, bindings?: object) => Response | Promise<Response>;
  /** A function, because the key changes when keys are revoked. */
  serviceKey: () => string;
  /** Picks the headers that describe the caller. */
  headersOf: (request: Request) => Headers;
};

export function createAccounts({ request, serviceKey, headersOf }: Options): Accounts {
  const authorization = () => `Bearer ${serviceKey()}`;
  const ask = async (method: string, path: string): Promise<Response> =>
    request(`/admin/users/${path}`, {
      method,
      headers: { authorization: authorization(), 'content-type': 'application/json' },
    });

  return {
    async invite({ email, name, language, redirectTo }, { request: asked, address }) {
      const headers = headersOf(asked);
      headers.set('authorization', authorization());
      const body = JSON.stringify({ email, data: { name, language } });
      const answer = await request(
        `/invite?${new URLSearchParams({ redirect_to: redirectTo })}`,
        { method: 'POST', headers, body },
        { incoming: { socket: { remoteAddress: address } } },
      );
      const content = await answer.json();
      if (answer.ok) return content.id;
      if (content.code === 'email_exists' || content.error_code === 'email_exists')
        return undefined;
      throw failedAnswer('invite', answer);
    },
    async listSessions(userId) {
      const answer = await ask('GET', `${userId}/sessions`);
      if (!answer.ok) throw failedAnswer('sessions', answer);
      return (await answer.json()).sessions;
    },
    async endSessions(userId, sessionId) {
      const answer = await ask('DELETE', `${userId}/sessions${sessionId ? `/${sessionId}` : ''}`);
      // 404: the session has ended by itself meanwhile.
      if (!answer.ok && answer.status !== 404) throw failedAnswer('sessions', answer);
    },
    async removeFactors(userId) {
      const answer = await ask('GET', `${userId}/factors`);
      if (!answer.ok) throw failedAnswer('factors', answer);
      for (const { id } of (await answer.json()) as { id: string }[]) {
        const removed = await ask('DELETE', `${userId}/factors/${id}`);
        if (!removed.ok && removed.status !== 404) throw failedAnswer('factors', removed);
      }
    },
    async remove(userId) {
      const answer = await ask('DELETE', userId);
      if (answer.status === 422) return false;
      if (!answer.ok && answer.status !== 404) throw failedAnswer('users', answer);
      return true;
    },
  };
}

const failedAnswer = (what: string, { status }: Response) =>
  new Error(`the auth service answered ${status} about ${what}`);
