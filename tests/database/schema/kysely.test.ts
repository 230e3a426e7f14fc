import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import type { Schema } from '../../../server/postgres/database.types.ts';
import type { NewRow, Row } from '../../../server/postgres/kysely-types.ts';
import { valueParsers } from '../../../server/postgres/value-parsers.ts';
import { cloneDatabase, type TestDatabase } from '../../fixtures/database.ts';

let database: TestDatabase;
let db: Kysely<Schema>;

beforeAll(async () => {
  database = await cloneDatabase();
  const pool = new pg.Pool({ connectionString: database.url, types: valueParsers, max: 1 });
  // The pool ends before its connection is closed, and dropping the database cuts it off.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

test('the driver returns values of the generated types', async () => {
  const user = await db
    .insertInto('auth.users')
    .values({ email: 'astrid@example.com', email_confirmed_at: '2025-01-31T12:00:00Z' })
    .returning(['id', 'confirmed_at', 'raw_app_meta_data', 'is_anonymous'])
    .executeTakeFirstOrThrow();
  expect(user).toEqual({
    id: expect.any(String),
    confirmed_at: new Date('2025-01-31T12:00:00Z'),
    raw_app_meta_data: {},
    is_anonymous: false,
  });

  const bucket = await db
    .insertInto('storage.buckets')
    .values({
      id: 'wool',
      name: 'wool',
      file_size_limit: 20_000_000,
      allowed_mime_types: ['image/*'],
    })
    .returning(['file_size_limit', 'allowed_mime_types'])
    .executeTakeFirstOrThrow();
  expect(bucket).toEqual({ file_size_limit: 20_000_000, allowed_mime_types: ['image/*'] });

  const { rows } = await db
    .getExecutor()
    .executeQuery(
      db
        .selectNoFrom((select) => [
          select.cast<string>(select.val('2025-03-30'), 'date').as('day'),
          select.cast<number>(select.val('1500.50'), 'numeric').as('price'),
        ])
        .compile(),
    );
  expect(rows).toEqual([{ day: '2025-03-30', price: 1500.5 }]);
});

test('computed columns cannot be written', () => {
  expectTypeOf<NewRow<'auth.users'>>().not.toHaveProperty('confirmed_at');
  expectTypeOf<NewRow<'auth.refresh_tokens'>>().not.toHaveProperty('id');
  expectTypeOf<Row<'auth.refresh_tokens'>['id']>().toEqualTypeOf<number>();
  expectTypeOf<Row<'auth.users'>['confirmed_at']>().toEqualTypeOf<Date | null>();
  expectTypeOf<NewRow<'auth.sessions'>>().toExtend<{ user_id: string }>();
});
