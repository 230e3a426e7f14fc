import { kibibyte, mebibyte } from '../../../domain/units.ts';
import { emptyArchive } from '../../fixtures/documents/documents.ts';
import { documents } from './loop-document-cases.ts';
import { exportCases } from './loop-export-cases.ts';
import { others, pictures } from './loop-other-cases.ts';
import {
  bankFields,
  type Case,
  csv,
  get,
  keys,
  listOf,
  maxHeaderLength,
  multipart,
  nearlyBoundary,
  nested,
  objects,
  ofForm,
  pairs,
  post,
  rollback,
  rows,
  text,
  urlencoded,
} from './loop-requests.ts';

// Lists the largest allowed request of each endpoint, in the shapes that are most expensive to parse, and larger ones that
// must be rejected unread.

const forms: Case[] = [
  {
    name: 'a form of 120 kB of fields',
    expected: 413,
    run: post('/functions/v1/contact', pairs(15_000, 119_000), { type: urlencoded }),
  },
  {
    name: 'a form of 4.8 MB of fields',
    expected: 413,
    run: post('/functions/v1/contact', pairs(500_000, 4_800_000), { type: urlencoded }),
  },
  {
    name: 'the largest form',
    expected: 422,
    run: post('/functions/v1/contact', pairs(200, 256 * kibibyte), { type: urlencoded }),
  },
  {
    name: 'the largest form as JSON',
    expected: 422,
    run: post(
      '/functions/v1/contact',
      `{"a":[{${keys(6_000, 900)}}],"b":"${'å'.repeat(120_000)}"}`,
    ),
  },
  {
    name: 'the largest CV, of text',
    expected: 422,
    run: post('/functions/v1/apply', multipart(190, text), { type: ofForm }),
  },
  {
    name: 'the largest CV, made to resemble the boundary',
    expected: 422,
    run: post('/functions/v1/apply', multipart(190, nearlyBoundary), { type: ofForm }),
  },
  {
    name: 'an archive of which only a search through every byte finds the end',
    expected: 422,
    run: post(
      '/functions/v1/join-candidate-bank',
      multipart(0, emptyArchive(2 * mebibyte), bankFields),
      { type: ofForm },
    ),
  },
  {
    name: 'a multipart form of too many fields',
    expected: 413,
    run: post('/functions/v1/apply', multipart(100_000, text), { type: ofForm }),
  },
  {
    name: 'the largest event',
    expected: 400,
    run: post('/functions/v1/track', `{${keys(4 * kibibyte - 2, 300)}}`),
  },
];

const data: Case[] = [
  {
    name: 'a call with 6 MB of keys',
    expected: 413,
    run: post('/rest/v1/rpc/get_next_calendly_url', `{${keys(6_000_000)}}`),
  },
  {
    name: 'a write without the right, with 6 MB of keys',
    expected: 401,
    run: post('/rest/v1/people', `{${keys(6_000_000)}}`),
  },
  {
    name: 'a write without the right, as 6 MB of CSV',
    expected: 401,
    run: post('/rest/v1/people', csv(6_000_000), { type: 'text/csv' }),
  },
  {
    name: 'the largest anonymous call, of objects',
    expected: 404,
    run: post('/rest/v1/rpc/get_next_calendly_url', objects(64 * kibibyte, 1_900)),
  },
  {
    name: 'the anonymous call of most names',
    expected: 404,
    run: post('/rest/v1/rpc/get_next_calendly_url', `{${keys(64 * kibibyte - 2, 1_999)}}`),
  },
  {
    name: 'the deepest anonymous call',
    expected: 404,
    run: post('/rest/v1/rpc/get_next_calendly_url', `{"a":${nested('[', '1', ']', 499)}}`),
  },
  {
    name: 'the largest anonymous call, as a form',
    expected: 404,
    run: post('/rest/v1/rpc/get_next_calendly_url', pairs(2_000, 64 * kibibyte), {
      type: urlencoded,
    }),
  },
  {
    name: 'an insert of 1 MB of a visitor with an account',
    expected: 413,
    run: post('/rest/v1/jobs', objects(mebibyte), { as: 'ada', headers: rollback }),
  },
  {
    name: 'the largest insert of a visitor with an account',
    expected: 400,
    run: post('/rest/v1/jobs', objects(64 * kibibyte), { as: 'ada', headers: rollback }),
  },
  {
    name: 'the largest insert of staff',
    expected: 400,
    run: post('/rest/v1/jobs', objects(mebibyte), { as: 'editor', headers: rollback }),
  },
  {
    name: 'the largest insert of CSV of staff',
    expected: 400,
    run: post('/rest/v1/jobs', csv(mebibyte), {
      as: 'editor',
      type: 'text/csv',
      headers: rollback,
    }),
  },
  {
    name: 'the largest update',
    expected: 400,
    run: post('/rest/v1/jobs?id=is.null', `{"slug":"${'å'.repeat(mebibyte / 2 - 10)}","x":1}`, {
      as: 'admin',
      method: 'PATCH',
      headers: rollback,
    }),
  },
  {
    name: 'the largest insert with the service key',
    expected: 201,
    run: post('/rest/v1/analytics_events', rows(10 * mebibyte), {
      as: 'service',
      headers: rollback,
    }),
  },
  {
    name: 'the largest insert of objects of many keys with the service key',
    expected: 400,
    run: post('/rest/v1/analytics_events', objects(10 * mebibyte), { as: 'service' }),
  },
  {
    name: 'the largest insert of CSV with the service key',
    expected: 201,
    run: post('/rest/v1/analytics_events', csv(10 * mebibyte), {
      as: 'service',
      type: 'text/csv',
      headers: rollback,
    }),
  },
  {
    name: 'the largest insert of a form',
    expected: 400,
    run: post('/rest/v1/analytics_events', pairs(2_000, 256 * kibibyte), {
      as: 'service',
      type: urlencoded,
    }),
  },
];

const queries: Case[] = [
  ['the deepest select', `/rest/v1/jobs?select=${nested('clients(jobs(', 'id', '))', 16)}`, 'any'],
  ['the longest select', `/rest/v1/jobs?select=${listOf('id')}`, 'any'],
  ['a select of unknown names', `/rest/v1/jobs?select=${listOf('zzz')}`, 400],
  ['the deepest or', `/rest/v1/jobs?select=id&or=${nested('(or', '(id.is.null)', ')', 64)}`, 'any'],
  ['the longest or', `/rest/v1/jobs?select=id&or=(${listOf('id.is.null')})`, 'any'],
  ['lists without an end', `/rest/v1/jobs?or=(${listOf('a.eq.{')}}x)`, 400],
  ['texts without an end', `/rest/v1/jobs?or=(${listOf('a.eq."b""c')})`, 400],
  ['the longest list', `/rest/v1/jobs?select=id&slug=in.(${listOf('a')})`, 'any'],
  ['the longest order', `/rest/v1/jobs?select=id&order=${listOf('id.desc.nullslast')}`, 'any'],
  ['the most filters', `/rest/v1/jobs?select=id&${listOf('id=is.null', '&')}`, 'any'],
  ['the longest name of a table', `/rest/v1/${'jobs'.repeat(maxHeaderLength / 4)}`, 404],
  [
    'the longest name of a column',
    `/rest/v1/jobs?select=${'-'.padStart(maxHeaderLength, 'a')}`,
    400,
  ],
  [
    'the longest path of JSON',
    `/rest/v1/jobs?select=title${'->a'.repeat(maxHeaderLength / 3)}`,
    'any',
  ],
  ['arguments without end', `/rest/v1/rpc/get_next_calendly_url?${listOf('a=1', '&')}`, 400],
  [
    'broken filters as arguments',
    `/rest/v1/rpc/get_next_calendly_url?${listOf('a=is.x', '&')}`,
    400,
  ],
  [
    'broken lists as arguments',
    `/rest/v1/rpc/get_next_calendly_url?${listOf('a=in.("x', '&')}`,
    400,
  ],
  ['the longest query of a page', `/?${listOf('a=1', '&')}`, 200],
  ['the longest path', `/${listOf('a', '/')}`, 404],
].map(([name, path, expected]) => ({
  name: String(name),
  expected: expected === 'any' ? expected : Number(expected),
  run: get(String(path)),
}));

const headers: Case[] = [
  ['accept', listOf('a/b;q=0.1'), 406],
  ['accept', `${listOf('"')}`, 406],
  ['prefer', listOf('count=none'), 200],
  ['cookie', listOf('a=b', '; '), 200],
  ['accept-language', listOf('sv;q=0.1'), 200],
  ['range', `${'0'.repeat(maxHeaderLength)}-`, 200],
  ['x-forwarded-for', listOf('1.2.3.4', ', '), 200],
].map(([name, value, expected]) => ({
  name: `the longest header ${name}`,
  expected: Number(expected),
  run: get('/rest/v1/jobs?select=id', [[String(name), String(value)]]),
}));

export const cases: Case[] = [
  ...forms,
  ...data,
  ...queries,
  ...headers,
  ...others,
  ...pictures,
  ...documents,
  ...exportCases,
];
