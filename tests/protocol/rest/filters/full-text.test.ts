import { describe, expect, it } from 'vitest';
import { prepareFilters } from './prepare-filters.ts';

const { ids, users } = prepareFilters();

describe('full-text search', () => {
  it('searches a tsvector column in every dialect', async () => {
    expect(await ids(users().textSearch('about_vector', 'fox & quick'))).toEqual([1, 4]);
    expect(await ids(users().textSearch('about_vector', 'lazy dog', { type: 'plain' }))).toEqual([
      1,
    ]);
    expect(
      await ids(users().textSearch('about_vector', 'quick brown', { type: 'phrase' })),
    ).toEqual([1]);
    expect(
      await ids(
        users().textSearch('about_vector', 'dogs -fox', { type: 'websearch', config: 'english' }),
      ),
    ).toEqual([2]);
  });

  it('converts text with the requested configuration', async () => {
    expect(await ids(users().textSearch('about', 'foxes', { config: 'english' }))).toEqual([1, 4]);
    expect(await ids(users().textSearch('about', 'foxes', { config: 'simple' }))).toEqual([4]);
    expect(await ids(users().not('about', 'fts(english)', 'fox'))).toEqual([2]);
  });

  it('rejects a query that nests too deeply', async () => {
    for (const search of [
      users().textSearch('about_vector', '-'.repeat(40), { type: 'websearch' }),
      users().textSearch('about_vector', `${'!'.repeat(40)}fox`),
    ]) {
      const { status, error } = await search;
      expect([status, error?.message]).toEqual([400, 'tsquery stack too small']);
    }
  });

  it('reports an invalid query and an unknown configuration', async () => {
    const bad = await users().textSearch('about_vector', 'a b');
    expect(bad.status).toBe(400);
    expect(bad.error?.code).toBe('42601');
    const unknown = await users().textSearch('about', 'a', { config: 'klingon' });
    expect(unknown.status).toBe(400);
    expect(unknown.error?.code).toBe('42704');
  });
});
