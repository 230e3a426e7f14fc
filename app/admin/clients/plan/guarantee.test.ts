import { expect, test } from 'vitest';
import { describeGuarantee } from './guarantee.ts';

const today = '2026-11-19';
const describeFor = (end: string | null, ...left: (string | null)[]) =>
  describeGuarantee(
    { guarantee_ends_on: end, job: { hires: left.map((left_on) => ({ left_on })) } },
    today,
  );

test('a guarantee runs and ends', () => {
  expect(describeFor(null)).toBeUndefined();
  expect(describeFor('2026-11-19', null)).toEqual({ key: 'guarantee', day: '2026-11-19' });
  expect(describeFor('2026-11-18', null)).toEqual({ key: 'guaranteeOver', day: '2026-11-18' });
});

test('it is used by whoever leaves until its last day', () => {
  const used = { key: 'guaranteeUsed', day: '2026-11-01' };
  expect(describeFor('2026-11-01', '2026-11-01')).toEqual(used);
  expect(describeFor('2026-10-31', '2026-11-01')).toEqual({ ...used, key: 'leftAfter' });
});

test('it stays used when somebody else is hired', () => {
  expect(describeFor('2026-12-01', '2026-11-01', null)?.key).toBe('guaranteeReplaced');
});
