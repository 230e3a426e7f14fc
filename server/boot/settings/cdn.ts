import { z } from 'zod';
import { describe, integer } from './kinds.ts';

const headersSchema = z.record(z.string().regex(/^[\w-]+$/), z.string());

function parseHeaders(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export const cdnSettings = {
  CDN_MAX_AGE: describe(integer(0, 86_400).default(0), {
    description:
      'Seconds for which a CDN or caching proxy in front may hold a public page; see docs/scaling.md',
    allowed: 'a whole number from 0 (never) to 86400',
  }),
  CDN_CONTROL: describe(
    z.enum(['Surrogate-Control', 'CDN-Cache-Control']).default('Surrogate-Control'),
    {
      description:
        'The header that tells the CDN so. Only a CDN that has the language in its cache key may get the second',
      allowed: '`Surrogate-Control` (Varnish, Fastly) or `CDN-Cache-Control` (Cloudflare, Bunny)',
    },
  ),
  CDN_PURGE_URL: describe(
    z
      .string()
      .transform((value) => value.split(/\s+/).filter(Boolean))
      .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1))
      .optional(),
    {
      description:
        'Called when pages have changed; with `{tag}`, which stands for one tag, once for each tag',
      allowed: 'URLs separated by spaces, one for each cache',
      secret: true,
    },
  ),
  CDN_PURGE_METHOD: describe(
    z
      .string()
      .regex(/^[A-Z]{3,10}$/)
      .default('POST'),
    {
      description: 'Method of that call',
      allowed: 'such as `POST` or `PURGE`',
    },
  ),
  CDN_PURGE_HEADERS: describe(z.string().transform(parseHeaders).pipe(headersSchema).optional(), {
    description:
      'Headers of that call; `{tags}` stands for the tags separated by spaces, `{tags,}` by commas',
    allowed: 'JSON such as `{"Fastly-Key":"…","Surrogate-Key":"{tags}"}`',
    secret: true,
  }),
  CDN_PURGE_BODY: describe(z.string().max(2000).optional(), {
    description: 'Body of that call, in JSON; `{tags[]}` stands for the tags as a JSON array',
    allowed: 'such as `{"tags":{tags[]}}`',
  }),
};
