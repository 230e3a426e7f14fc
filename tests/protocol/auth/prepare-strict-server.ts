import { type AuthServer, startAuthServer } from '../../fixtures/auth/auth-server.ts';
import { prepare } from '../../fixtures/prepare.ts';

export const failuresPerAccount = 5;
export const failuresPerNetwork = 12;

/** A server with low limits on guessing, and requests to it from any address. */
export function prepareStrictServer(shared: AuthServer) {
  const strict = prepare(
    () =>
      startAuthServer(
        {
          limits: { failuresPerAccount, failures: failuresPerNetwork, mail: 4 },
          trustedProxies: 1,
        },
        shared,
      ),
    ({ stop }) => stop(),
  );

  const from = (address: string, path: string, body: object) =>
    strict.request(path, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: JSON.stringify(body),
    });
  const codeOf = async (response: Response) => (await response.json()).error_code;

  return { strict, from, codeOf };
}
