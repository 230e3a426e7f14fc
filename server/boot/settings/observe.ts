import { z } from 'zod';
import { anyText, describe, text, webUrl } from './kinds.ts';

/** Pairs of a header and its value, which is written like a part of a URL. */
const headers = z
  .string()
  .regex(/^\s*[\w-]+\s*=[^,=]*(,\s*[\w-]+\s*=[^,=]*)*$/)
  .transform((list) =>
    Object.fromEntries(
      list.split(',').map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return [name.trim(), decode(value.trim())];
      }),
    ),
  );

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

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
  LOG_FORMAT: describe(z.enum(['text', 'json']).default('text'), {
    description:
      'How the lines of the start and its errors are printed; `json` prints them like the log, which always is JSON',
    allowed: '`text` or `json`',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: describe(webUrl.optional(), {
    description:
      'OpenTelemetry collector that traces are sent to, as JSON over HTTP to its path `/v1/traces`; if not set, nothing is traced',
    allowed: 'a URL such as `http://127.0.0.1:4318`',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: describe(headers.optional(), {
    description: 'Headers of the requests to the collector, such as its key',
    allowed:
      'pairs such as `name=value,other=value`, with `,` `=` `%` of a value written `%2C` `%3D` `%25`',
    secret: true,
  }),
  OTEL_SERVICE_NAME: describe(text.default('alpaca'), {
    description: 'Name of the product in traces',
    allowed: anyText,
  }),
  OTEL_TRACES_SAMPLER_ARG: describe(z.coerce.number().min(0).max(1).default(1), {
    description:
      'Share of requests and tasks that are traced; a request with a `traceparent` does as its sender',
    allowed: 'a number from 0 to 1, such as `0.1`',
  }),
};
