import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../tests/fixtures/database.ts';
import { assertDatabaseUsable } from './assert-database-usable.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createEmptyDatabase();
});

afterAll(() => database.drop());

it('explains how a password is encoded if it was rejected or its end taken for the host', async () => {
  const rejected = Object.assign(new URL(database.url), { password: 'half' });
  const misread = 'postgresql://me:p@ss.invalid/word@host/d';
  for (const url of [rejected.href, misread]) {
    await expect(assertDatabaseUsable(url)).rejects.toThrow('@ % of a password written');
  }
});
