import { Hono } from 'hono';
import { createRestHandler, type RestOptions } from './handler.ts';

/** The data API as an app to mount; `createRestHandler` is the same without a router before it. */
export function createRest(options: RestOptions): Hono {
  const handle = createRestHandler(options);
  const app = new Hono();
  app.all('*', (c) => handle(c.req.raw));
  return app;
}
