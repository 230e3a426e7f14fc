import { expect, it } from 'vitest';
import { messages } from '../messages.sv.ts';
import { describeMailTime } from './describe-action.ts';

const undo_until = '2027-03-01T12:05:00Z';
const describe = (options: Parameters<typeof describeMailTime>[0]['options'], kind = 'move') =>
  describeMailTime({ kind, options, undo_until }, { bulk: messages.bulk, language: 'sv' });

it('names the time that was chosen for the mails', () => {
  expect(describe({ mail: { send_after: '2027-03-02T08:00:00Z' } })).toMatch(
    /^Mejlen skickas 2 mars 2027 \d\d:00\.$/,
  );
});

it('says that mails without a later time wait until undo is over, and nothing without mails', () => {
  expect(describe({ mail: {} })).toBe('Mejlen går iväg efter det.');
  expect(describe({ mail: { send_after: '2027-03-01T12:01:00Z' } })).toBe(
    'Mejlen går iväg efter det.',
  );
  expect(describe({}, 'renew')).toBe('Mejlen går iväg efter det.');
  expect(describe({})).toBeUndefined();
});
