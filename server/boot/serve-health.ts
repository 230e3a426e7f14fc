import { Hono } from 'hono';
import type { Environment } from '../http/environment.ts';
import { health } from '../http/health.ts';
import { listen } from '../http/listen.ts';
import { Metrics, metricsRoute } from '../http/metrics.ts';
import type { Database } from '../postgres/database.ts';
import { createGauges } from './gauges.ts';

type Options = {
  database: Database;
  /** True when the start is complete. */
  isComplete: () => boolean;
  dataDir: string;
  token: string | undefined;
  address: Omit<Parameters<typeof listen>[0], 'app' | 'middleware'>;
};

/** A process that only runs the worker still responds to health checks and requests for metrics. */
export async function serveHealth({ database, isComplete, dataDir, token, address }: Options) {
  const isReady = async () => isComplete() && (await database.query('select')).rowCount === 1;
  const gauges = createGauges({ database, dataDir });
  const app = new Hono<Environment>()
    .route('/', health({ isReady }))
    .route('/', metricsRoute({ metrics: new Metrics(), gauges, token }));
  const { port, close } = await listen({ app, middleware: [], ...address });
  return { url: `http://localhost:${port}`, stop: close };
}
