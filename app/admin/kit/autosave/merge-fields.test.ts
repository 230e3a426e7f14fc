import { expect, test } from 'vitest';
import { listChanges, mergeFields } from './merge-fields.ts';

const base = { title: 'Herder', place: 'Umeå', tags: ['a'] };

test('changes to different fields are both kept', () => {
  const merge = mergeFields(base, { ...base, place: 'Lund' }, { ...base, title: 'Shepherd' });
  expect(merge).toEqual({
    fields: { title: 'Shepherd', place: 'Lund', tags: ['a'] },
    taken: ['place'],
    conflicts: [],
  });
});

test('different changes to one field are a conflict, and mine is kept until it is resolved', () => {
  const merge = mergeFields(base, { ...base, title: 'Theirs' }, { ...base, title: 'Mine' });
  expect(merge.conflicts).toEqual([{ key: 'title', base: 'Herder', theirs: 'Theirs' }]);
  expect(merge.fields).toMatchObject({ title: 'Mine' });
});

test('equal changes are not a conflict', () => {
  const both = { ...base, tags: ['a', 'b'] };
  expect(mergeFields(base, both, { ...both })).toMatchObject({ conflicts: [], taken: [] });
});

test('a removed field is gone if the other side left it alone; otherwise it is a conflict', () => {
  const { title: _, ...without } = base;
  expect(mergeFields(base, without, base).fields).toEqual(without);
  expect(mergeFields(base, without, { ...base, title: 'New' }).conflicts).toEqual([
    { key: 'title', base: 'Herder', theirs: undefined },
  ]);
});

test('lists can be combined by a custom rule', () => {
  const combine = (_key: string, theirs: unknown, mine: unknown) => [
    ...new Set([...(mine as string[]), ...(theirs as string[])]),
  ];
  const merge = mergeFields(
    base,
    { ...base, tags: ['a', 'their'] },
    { ...base, tags: ['a', 'my'] },
    combine,
  );
  expect(merge).toMatchObject({ fields: { tags: ['a', 'my', 'their'] }, conflicts: [] });
});

test('the order of keys inside a value does not matter', () => {
  expect(
    listChanges({ doc: { type: 'doc', content: [1] } }, { doc: { content: [1], type: 'doc' } }),
  ).toEqual([]);
});
