import { z } from 'zod';
import { defaultMaxRows } from '../../../domain/limits.ts';
import { describe, flag, integer, names, namesAllowed, yesOrNo } from './kinds.ts';

const functionName = z.string().regex(/^[a-z_][\w$]*(\.[a-z_][\w$]*)?$/i);

export const apiSettings = {
  REST_SCHEMAS: describe(names.refine((list) => list.includes('public')).default(['public']), {
    description: 'Database schemas the data API exposes; the first is the default',
    allowed: `${namesAllowed}, \`public\` among them`,
  }),
  REST_EXTRA_SEARCH_PATH: describe(names.default(['public', 'extensions']), {
    description: 'Additional schemas searched for functions and types',
    allowed: namesAllowed,
  }),
  REST_MAX_ROWS: describe(integer(1, 1_000_000).default(defaultMaxRows), {
    description: `Maximum number of rows per read of the data API; the back office reads up to ${defaultMaxRows} at a time`,
    allowed: 'a whole number from 1 to 1000000',
  }),
  REST_TX_OVERRIDE: describe(flag.default(false), {
    description: 'Whether a request may ask for its changes to be rolled back',
    allowed: yesOrNo,
  }),
  REST_PLAN: describe(flag.default(false), {
    description: 'Whether a request may ask for its query plan',
    allowed: yesOrNo,
  }),
  WEBHOOK_PRIVATE_NETWORKS: describe(flag.default(false), {
    description:
      'Whether webhooks and chat notifications may call addresses in private networks and URLs without TLS; staff can then make the server send requests there',
    allowed: yesOrNo,
  }),
  REST_PRE_REQUEST: describe(functionName.optional(), {
    description:
      'Function without arguments that is called before each request of the data API, as its role; it may reject the request',
    allowed: 'the name of a function, with or without its schema',
  }),
  REST_OPENAPI: describe(flag.default(false), {
    description:
      'Whether everybody may read the description of the data API at its root; with `false` only the service key and API tokens may',
    allowed: yesOrNo,
  }),
  REALTIME_PUBLIC_CHANNELS: describe(flag.default(false), {
    description:
      'Whether anyone may use broadcast and presence on public channels; table changes are sent either way',
    allowed: yesOrNo,
  }),
};
