import fc from 'fast-check';
import { expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();

/** A condition in both languages: the query string of the API, and SQL written by hand. */
interface Both {
  api: string;
  sql: string;
}

const number = fc.integer({ min: -2, max: 70 });
const word = fc.constantFrom(
  'ada',
  'bo',
  'cleo',
  'dan "d", (x)',
  '',
  'o',
  "it's",
  'a,b',
  'x)y',
  '\\',
);
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

const comparison = fc
  .tuple(
    fc.constantFrom('id', 'age'),
    fc.constantFrom(
      ['eq', '='],
      ['neq', '<>'],
      ['gt', '>'],
      ['gte', '>='],
      ['lt', '<'],
      ['lte', '<='],
    ),
    number,
  )
  .map(
    ([column, [op, sql], value]): Both => ({
      api: `${column}.${op}.${value}`,
      sql: `${column} ${sql} ${value}`,
    }),
  );

const text = fc
  .tuple(fc.constantFrom(['eq', '='], ['neq', '<>'], ['isdistinct', 'is distinct from']), word)
  .map(
    ([[op, sql], value]): Both => ({
      api: `username.${op}.${quote(value)}`,
      sql: `username ${sql} ${literal(value)}`,
    }),
  );

const list = fc.array(word, { maxLength: 4 }).map(
  (words): Both => ({
    api: `username.in.(${words.map(quote).join(',')})`,
    sql: words.length === 0 ? 'false' : `username in (${words.map(literal).join(', ')})`,
  }),
);

const test = fc
  .tuple(
    fc.constantFrom('age', 'is_active', 'mood', 'on_duty'),
    fc.constantFrom('null', 'not_null'),
  )
  .map(
    ([column, value]): Both => ({
      api: `${column}.is.${value}`,
      sql: `${column} is ${value === 'null' ? '' : 'not '}null`,
    }),
  );

const truth = fc
  .constantFrom('true', 'false', 'unknown')
  .map((value): Both => ({ api: `is_active.is.${value}`, sql: `is_active is ${value}` }));

const array = fc
  .tuple(
    fc.constantFrom(['cs', '@>'], ['cd', '<@'], ['ov', '&&']),
    fc.subarray(['math', 'code', 'music', 'x']),
  )
  .map(
    ([[op, sql], tags]): Both => ({
      api: `tags.${op}.{${tags.join(',')}}`,
      sql: `tags ${sql} '{${tags.join(',')}}'::text[]`,
    }),
  );

const pattern = fc
  .tuple(fc.constantFrom('like', 'ilike'), fc.constantFrom('a', 'B', 'o', 'da'))
  .map(
    ([op, part]): Both => ({ api: `username.${op}.*${part}*`, sql: `username ${op} '%${part}%'` }),
  );

const leaf = fc.oneof(comparison, text, list, test, truth, array, pattern);

const negate = (filter: Both): Both => {
  const dot = filter.api.indexOf('.');
  return {
    api: `${filter.api.slice(0, dot)}.not${filter.api.slice(dot)}`,
    sql: `not (${filter.sql})`,
  };
};

const { tree } = fc.letrec<{ tree: Both; branch: Both; leaf: Both }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4, depthSize: 'medium' }, tie('leaf'), tie('branch')),
  leaf: fc
    .tuple(leaf, fc.boolean())
    .map(([filter, negated]) => (negated ? negate(filter) : filter)),
  branch: fc
    .tuple(
      fc.constantFrom('and', 'or'),
      fc.boolean(),
      fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
    )
    .map(
      ([operator, negated, children]): Both => ({
        api: `${negated ? 'not.' : ''}${operator}(${children.map(({ api }) => api).join(',')})`,
        sql: `${negated ? 'not ' : ''}(${children.map(({ sql }) => `(${sql})`).join(` ${operator} `)})`,
      }),
    ),
}));

it('random filter trees return the same rows as plain SQL', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async ({ api, sql }) => {
      const response = await world.fetch(
        `/users?select=id&order=id&and=${encodeURIComponent(`(${api})`)}`,
      );
      const apiRows = await response.json();
      const { rows } = await world.database.query(
        `select id from public.users where ${sql} order by id`,
      );
      expect(apiRows, `${api} ⇔ ${sql}`).toEqual(rows);
    }),
    { numRuns: 500 },
  );
});

it('random embedded filters return the same rows as plain SQL', async () => {
  await fc.assert(
    fc.asyncProperty(tree, async ({ api, sql }) => {
      const query = `select=id,users!inner(id)&order=id&users.and=${encodeURIComponent(`(${api})`)}`;
      const apiRows = await (await world.fetch(`/messages?${query}`)).json();
      const { rows } = await world.database.query(
        `select m.id, json_build_object('id', u.id) as users from public.messages m
         join (select * from public.users where ${sql}) u on u.id = m.user_id order by m.id`,
      );
      expect(apiRows, `${api} ⇔ ${sql}`).toEqual(rows);
    }),
    { numRuns: 200 },
  );
});
