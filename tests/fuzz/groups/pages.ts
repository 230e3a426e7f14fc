import fc from 'fast-check';
import type { Call, Header } from '../call.ts';
import * as hostile from '../hostile.ts';
import { type Group, playCalls } from '../play.ts';
import type { Target } from '../target.ts';

// Requests every URL of the product with hostile parameters, queries and headers. Ada's own page is read in between: its
// content must reach nobody else, even if it is cached.

const words = fc.constantFrom(
  ...[
    'lang',
    'q',
    'field',
    'location',
    'remote',
    'seniority',
    'page',
    'tag',
    'form',
    'error',
    'fields',
  ],
  ...[
    'version',
    'hires',
    'salary',
    'currency',
    'utm_source',
    '_routes',
    'p',
    'source',
    'outcome',
    'plan',
  ],
);
const values = fc.oneof(
  fc.constantFrom('sv', 'en', '1', '-1', '1e308', '99999999999999999999', 'tech', 'SEK', 'invalid'),
  hostile.inUrl,
);

const headers: fc.Arbitrary<Header[]> = fc.array(
  fc.oneof(
    fc.constantFrom<Header>(
      ['accept-encoding', 'gzip, br;q=0.1, zstd'],
      ['accept-language', 'sv-SE,sv;q=0.9'],
      ['cookie', 'userLanguageChoice=sv'],
      ['if-none-match', '*'],
    ),
    fc
      .tuple(
        fc.constantFrom(
          'accept-encoding',
          'accept-language',
          'cookie',
          'if-none-match',
          'accept',
          'origin',
          'referer',
          'range',
          'x-request-id',
          'x-forwarded-proto',
        ),
        hostile.inHeader,
      )
      .map((pair): Header => pair),
    hostile.inHeader.map((text): Header => ['cookie', `userLanguageChoice=${text}`]),
  ),
  { maxLength: 3 },
);

function pageCalls({ routes, slugs, adasLink }: Target): fc.Arbitrary<Call> {
  const own: fc.Arbitrary<Call> = fc.constantFrom('/me/', '/status/').map((path) => ({
    as: 'link',
    method: 'GET',
    path: path + adasLink,
  }));
  const parameter = fc.oneof(fc.constantFrom(...slugs), hostile.inUrl);
  const knownPath = fc
    .tuple(
      fc.constantFrom(...routes),
      parameter,
      parameter,
      fc.constantFrom('', '', '', '.data', '/', '//', '%2F', '/.', ';a=b'),
    )
    .map(([route, first, second, tail]) => {
      const path = route.replace(/:\w+/, first).replace(/:\w+|\*/, second);
      return `/${path}${tail}`;
    });
  const odd = fc.constantFrom(
    ...[
      '/_root.data',
      '/__manifest?p=/&version=x',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    ],
    ...[
      '//evil.example/%2e%2e',
      '/..;/package.json',
      '/assets/',
      '/favicon.svg/..',
      '/.env',
      '/%00',
      '/%ff',
      '/%',
      '/healthz',
      '/readyz',
      '/metrics',
    ],
  );
  const query = fc.array(
    fc.tuple(words, values).map((pair) => pair.join('=')),
    { maxLength: 3 },
  );
  const others = fc
    .tuple(
      fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'PROPFIND'),
      fc.oneof({ weight: 6, arbitrary: knownPath }, odd),
      query,
      headers,
      fc.boolean(),
    )
    .map(
      ([method, path, parts, headers, twice]): Call => ({
        as: 'anon',
        method,
        path: parts.length > 0 && !path.includes('?') ? `${path}?${parts.join('&')}` : path,
        headers,
        ...(method === 'POST' && { body: 'a=b' }),
        twice,
      }),
    );
  return fc.oneof({ weight: 9, arbitrary: others }, own);
}

export const pages: Group[] = [{ name: 'pages', share: 150, run: playCalls(pageCalls) }];
