import fc from 'fast-check';
import type { Actor, Call, Header } from '../call.ts';
import * as hostile from '../hostile.ts';
import { type Group, playCalls } from '../play.ts';
import type { Target } from '../target.ts';

// Sends queries to the data API that follow its grammar, over the real tables, and then corrupts them character by character.

const operators = fc.constantFrom(
  ...['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch', 'in', 'is'],
  ...['isdistinct', 'fts', 'plfts', 'phfts', 'wfts', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxl', 'adj'],
  ...['not.eq', 'not.in', 'eq(any)', 'like(all)', 'fts(swedish)', 'wfts(nowhere)', 'nosuch'],
);

const values = fc.oneof(
  hostile.inUrl,
  fc.constantFrom(
    'null',
    'true',
    '1',
    '(1,2)',
    '("a,b",")")',
    '{a,b}',
    '[1,2)',
    '2026-11-15',
    '*a*',
  ),
);

const glue = fc.constantFrom(
  ...'().,:;*!->>"{}[]&=?#%+\\'.split(''),
  'select=',
  'not.',
  'and(',
  '...',
);

function grammar({ tables }: Target) {
  const table = fc.constantFrom(...tables);
  const column = table.chain(({ columns }) => fc.constantFrom(...columns));
  const name = fc.oneof({ weight: 4, arbitrary: column }, hostile.inUrl);
  const item = fc.oneof(
    { weight: 4, arbitrary: name },
    name.map((column) => `${column}::text`),
    name.map((column) => `alias:${column}`),
    name.map((column) => `${column}->>key`),
    name.map((column) => `${column}->0->${'a->'.repeat(30)}b`),
    name.map((column) => `${column}.count()`),
    fc.constantFrom('count()', '*', 'id.sum()::int'),
  );
  const { embed } = fc.letrec<{ embed: string; list: string }>((tie) => ({
    embed: fc
      .tuple(
        fc.constantFrom('', '...', 'alias:'),
        table,
        fc.constantFrom('', '!inner', '!left', '!nosuch'),
        tie('list'),
      )
      .map(([before, { name: related }, hint, inner]) => `${before}${related}${hint}(${inner})`),
    list: fc
      .array(fc.oneof({ maxDepth: 3 }, item, tie('embed')), { minLength: 1, maxLength: 3 })
      .map((items) => items.join(',')),
  }));
  const select = fc.array(fc.oneof({ weight: 3, arbitrary: item }, embed), { maxLength: 4 });
  const condition = fc.tuple(name, operators, values).map((parts) => parts.join('.'));
  const { logic } = fc.letrec<{ logic: string }>((tie) => ({
    logic: fc
      .tuple(
        fc.constantFrom('and', 'or', 'not.and', 'not.or'),
        fc.array(fc.oneof({ maxDepth: 4 }, condition, tie('logic')), {
          minLength: 1,
          maxLength: 3,
        }),
      )
      .map(([word, parts]) => `${word}(${parts.join(',')})`),
  }));
  const parameter = fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(name, operators, values)
        .map(([one, word, value]) => `${one}=${word}.${value}`),
    },
    { weight: 3, arbitrary: select.map((items) => `select=${items.join(',')}`) },
    { weight: 2, arbitrary: logic.map((text) => text.replace('(', '=(')) },
    fc
      .tuple(name, fc.constantFrom('', '.asc', '.desc.nullslast', '.up', '(id)'))
      .map((parts) => `order=${parts.join('')}`),
    values.map((text) => `limit=${text}`),
    fc.constantFrom('limit=5', 'offset=1', 'limit=0', 'offset=99999999999', 'limit=-1'),
    name.map((text) => `columns=${text}`),
    name.map((text) => `on_conflict=${text}`),
    fc.tuple(table, name, values).map(([one, field, value]) => `${one.name}.${field}=eq.${value}`),
    fc.tuple(hostile.inUrl, hostile.inUrl).map((pair) => pair.join('=')),
  );
  const query = fc.array(parameter, { maxLength: 4 }).map((parts) => parts.join('&'));
  return { table, column, query: spoiltText(query) };
}

/** Characters of the grammar in wrong positions. */
function spoiltText(query: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const slip = fc.tuple(fc.nat(200), glue, fc.boolean());
  return fc.tuple(query, fc.array(slip, { maxLength: 2 })).map(([text, slips]) =>
    slips.reduce((whole, [position, letter, replaces]) => {
      const at = whole.length > 0 ? position % whole.length : 0;
      return whole.slice(0, at) + letter + whole.slice(at + (replaces ? 1 : 0));
    }, text),
  );
}

const headers: fc.Arbitrary<Header[]> = fc.array(
  fc.oneof(
    fc
      .subarray([
        'return=representation',
        'return=minimal',
        'count=exact',
        'count=estimated',
        'resolution=merge-duplicates',
        'missing=default',
        'handling=strict',
        'timezone=Mars/Base',
        'max-affected=1',
        'tx=commit',
        'params=single-object',
      ])
      .map((parts): Header => ['prefer', parts.join(', ')]),
    fc
      .constantFrom(
        '0-4',
        '5-',
        '-5',
        '4-0',
        'bytes=0-1',
        '99999999999999999999-',
        '0-0,2-3',
        'a-b',
      )
      .map((text): Header => ['range', text]),
    fc
      .constantFrom(
        'text/csv',
        'application/vnd.pgrst.object+json',
        'application/vnd.pgrst.plan',
        'application/geo+json',
        'text/xml',
        '*/*;q=0',
        'application/octet-stream',
        'application/vnd.pgrst.object+json;nulls=stripped',
      )
      .map((text): Header => ['accept', text]),
    fc
      .tuple(
        fc.constantFrom(
          'prefer',
          'range',
          'range-unit',
          'accept',
          'accept-profile',
          'content-profile',
          'x-client-info',
          'user-agent',
        ),
        hostile.inHeader,
      )
      .map((pair): Header => pair),
  ),
  { maxLength: 3 },
);

const readers: Actor[] = ['anon', 'ada', 'bo', 'pending', 'editor', 'recruiter', 'admin'];

function reads(target: Target): fc.Arbitrary<Call> {
  const { table, query } = grammar(target);
  const relation = fc.oneof({ weight: 9, arbitrary: table.map(({ name }) => name) }, hostile.inUrl);
  return fc.record({
    as: fc.constantFrom(...readers),
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'TRACE'),
    path: fc.tuple(relation, query).map(([name, text]) => `/rest/v1/${name}?${tidy(text)}`),
    headers,
    twice: fc.boolean(),
  });
}

/** Lines of CSV with quotes in wrong places, and more of them than are allowed. */
function csv(columns: string[]): fc.Arbitrary<string> {
  const fields = fc.array(fc.constantFrom('a', '"', '""', '"a"', 'NULL', '\r', '"a""', ' ', 'å'), {
    maxLength: 4,
  });
  return fc
    .tuple(fields, fc.constantFrom(1, 1_000, 30_000), fc.constantFrom('\n', '\r\n', ','))
    .map(([values, count, end]) => {
      const names = columns.slice(0, Math.max(1, values.length)).join(',');
      return `${names}\n${`${values.join(',')}${end}`.repeat(count)}`;
    });
}

function writes(target: Target): fc.Arbitrary<Call> {
  const { query } = grammar(target);
  return fc.constantFrom(...target.tables).chain(({ name, columns }) => {
    const row = fc.dictionary(fc.constantFrom(...columns), hostile.value, { maxKeys: 4 });
    const body = fc.oneof(
      { weight: 12, arbitrary: hostile.jsonBody(fc.oneof(row, fc.array(row, { maxLength: 3 }))) },
      hostile.excessiveForm,
      csv(columns),
    );
    const type = fc.constantFrom(
      'application/json',
      'application/json',
      'text/csv',
      'application/x-www-form-urlencoded',
      'application/xml',
      'application/octet-stream',
    );
    return fc
      .tuple(
        fc.constantFrom(...readers),
        fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE'),
        query,
        headers,
        type,
        body,
        fc.boolean(),
      )
      .map(([as, method, text, headers, contentType, bytes, twice]) => ({
        as,
        method,
        path: `/rest/v1/${name}?${tidy(text)}`,
        // Staff may change nearly everything, so their changes are rolled back.
        headers: [
          ['content-type', contentType],
          ['prefer', 'tx=rollback'],
          ...headers.filter(([header, text]) => header !== 'prefer' || !text.includes('tx=')),
        ],
        body: bytes,
        twice,
      }));
  });
}

function calls(target: Target): fc.Arbitrary<Call> {
  const { query } = grammar(target);
  return fc.constantFrom(...target.routines).chain(({ name, arguments: names }) => {
    const parameterName = names.length > 0 ? fc.constantFrom(...names) : fc.constant('none');
    const body = hostile.jsonBody(fc.dictionary(parameterName, hostile.value, { maxKeys: 4 }));
    const asked = fc.array(
      fc.tuple(parameterName, values).map((pair) => pair.join('=')),
      { maxLength: 3 },
    );
    return fc
      .tuple(
        fc.constantFrom(...readers),
        fc.constantFrom('POST', 'POST', 'GET', 'HEAD', 'PUT'),
        query,
        asked,
        headers,
        body,
        fc.boolean(),
      )
      .map(([as, method, text, parts, headers, bytes, twice]) => ({
        as,
        method,
        path: `/rest/v1/rpc/${name}?${tidy([text, ...parts].filter(Boolean).join('&'))}`,
        headers: [
          ['content-type', 'application/json'],
          ['prefer', 'tx=rollback'],
          ...headers.filter(([header, text]) => header !== 'prefer' || !text.includes('tx=')),
        ],
        ...(method === 'POST' && { body: bytes }),
        twice,
      }));
  });
}

/** Characters that are valid in a request line. */
const tidy = (text: string) => text.replace(/[^!-~]|#/g, (letter) => hostile.escaped(letter));

export const rest: Group[] = [
  { name: 'data: reads', share: 150, run: playCalls(reads) },
  { name: 'data: writes', share: 100, run: playCalls(writes) },
  { name: 'data: calls', share: 80, run: playCalls(calls) },
];
