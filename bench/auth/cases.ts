import { setTimeout as sleep } from 'node:timers/promises';
import { createTurn, type Load, sendUntil } from '../support/load.ts';

// Requests sent to every server alike.

export type Case = { name: string; measure: () => Promise<number> };

export const accounts = 16;
const connections = 16;
const readers = 4;
const password = 'fyra glada alpackor i en hage';

export const accountOf = (number: number, among = accounts) => ({
  email: `person${number % among}@people.example`,
  password,
});

type Session = { access_token: string; refresh_token: string; user: { email: string } };

/** Each case runs for about a second and returns responses per second; the first run is a warm-up. */
export async function createAuthCases(url: string): Promise<Case[]> {
  const urls = [url];
  // Enough client addresses to stay below every limit.
  const headersOf = (number: number) => ({
    'content-type': 'application/json',
    'x-forwarded-for': `192.0.2.${number % 256}`,
  });
  const post = (grant: string, number: number, body: object) => ({
    method: 'POST',
    path: `/auth/v1/token?grant_type=${grant}`,
    headers: headersOf(number),
    body: JSON.stringify(body),
  });

  const signIns: Load = {
    urls,
    connections,
    call: (number) => post('password', number, accountOf(number)),
  };
  const sessions: Session[] = [];
  await sendUntil(
    { ...signIns, onBody: (body) => sessions.push(parseSession(body)) },
    (sent) => sent >= connections,
  );
  // Each token works once; the response contains the next one.
  const tokens = sessions.map(({ refresh_token }) => refresh_token);
  const refreshes: Load = {
    urls,
    connections,
    call: (number) => post('refresh_token', number, { refresh_token: tokens.shift() }),
    onBody: (body) => tokens.push(parseSession(body).refresh_token),
  };
  const reads: Load = {
    urls,
    connections,
    call: (number) => ({
      method: 'GET',
      path: '/auth/v1/user',
      headers: {
        ...headersOf(number),
        authorization: `Bearer ${sessions[number % sessions.length]?.access_token}`,
      },
    }),
    onBody: requireEmail,
  };

  const signIn = createTurn(signIns);
  const rateOf = (turn: ReturnType<typeof createTurn>) => async () => (await turn()).perSecond;
  return [
    { name: 'sign-in with a password', measure: rateOf(signIn) },
    { name: 'refresh', measure: rateOf(createTurn(refreshes)) },
    { name: 'user', measure: rateOf(createTurn(reads)) },
    {
      name: `user, while ${connections} others sign in`,
      measure: async () => {
        let over = false;
        const others = signIn().finally(() => {
          over = true;
        });
        await sleep(20);
        const [{ perSecond }] = await Promise.all([
          sendUntil({ ...reads, connections: readers }, () => over),
          others,
        ]);
        return perSecond;
      },
    },
  ];
}

function parseSession(body: string): Session {
  const session = JSON.parse(body) as Session;
  requireEmail(JSON.stringify(session.user));
  if (!session.access_token || !session.refresh_token) throw new Error(`no session: ${body}`);
  return session;
}

function requireEmail(body: string): void {
  if (!/"email":"person\d+@people\.example"/.test(body)) throw new Error(`not the user: ${body}`);
}
