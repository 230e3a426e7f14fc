import { expect, it } from 'vitest';
import { findMissingNames } from '../../../server/boot/database/find-missing-names.ts';
import { prepareFunctionsServer } from '../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer();

const find = (REST_PRE_REQUEST?: string, ...otherSchemas: string[]) =>
  findMissingNames(server.database.query, {
    REST_SCHEMAS: ['public', ...otherSchemas],
    REST_EXTRA_SEARCH_PATH: ['extensions'],
    REST_PRE_REQUEST,
  });

it('names a schema and a function of the data API that the database lacks', async () => {
  await rows('create schema elsewhere');
  await rows('create function public.check_caller() returns void language sql as $$ $$');
  await rows('create function public.with_input(text) returns void language sql as $$ $$');
  for (const name of [undefined, 'check_caller', 'public.check_caller']) {
    expect(await find(name, 'elsewhere')).toEqual([]);
  }
  expect(await find('elsewhere.check_caller')).toEqual([
    'REST_PRE_REQUEST names elsewhere.check_caller, which this database does not have: every request of the data API fails until it is created.',
  ]);
  expect(await find('with_input', 'nowhere')).toEqual([
    expect.stringMatching(/^REST_SCHEMAS names nowhere, /),
    expect.stringMatching(/^REST_PRE_REQUEST names with_input, /),
  ]);
});
