import { Hono } from 'hono';

// For load balancers: /healthz reports that the process runs, /readyz that it can serve requests.

type Options = { isReady: () => Promise<boolean> };

export function health({ isReady }: Options): Hono {
  const respond = (ok: boolean) =>
    Response.json(
      { status: ok ? 'ok' : 'unavailable' },
      { status: ok ? 200 : 503, headers: { 'cache-control': 'no-store' } },
    );
  // Anybody can send these requests, and each check takes a connection that sessions and limits need.
  let asking: Promise<boolean> | undefined;
  const ask = () => {
    asking ??= isReady()
      .catch(() => false)
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return new Hono()
    .get('/healthz', () => respond(true))
    .get('/readyz', async () => respond(await ask()));
}
