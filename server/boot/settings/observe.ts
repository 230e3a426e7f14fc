import { z } from 'zod';
import { describe } from './kinds.ts';

export const observeSettings = {
  METRICS_TOKEN: describe(z.string().min(16).max(200).optional(), {
    description:
      'Bearer token for `/metrics` (Prometheus); if not set, the endpoint does not exist',
    allowed: '16 to 200 characters',
    secret: true,
  }),
  LOG_LEVEL: describe(z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'), {
    description: 'Log level',
    allowed: '`silent`, `error`, `warn`, `info` or `debug`',
  }),
};
