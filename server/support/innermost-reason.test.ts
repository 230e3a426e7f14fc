import { expect, it } from 'vitest';
import { innermostReason } from './innermost-reason.ts';

it('returns the code of the network error or the status of the response', () => {
  const refused = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
  expect(innermostReason(new TypeError('fetch failed', { cause: refused }))).toBe('ECONNREFUSED');
  const response = new Response(null, { status: 401 });
  expect(innermostReason(new Error('unexpected status', { cause: response }))).toBe(
    'unexpected status (401)',
  );
  expect(innermostReason(undefined)).toBe('unknown');
});
