import { pino } from 'pino';
import { expect, it } from 'vitest';
import { AuthError, toAuthError } from './errors.ts';

it('logs in one line why an external service is unreachable', () => {
  const lines: string[] = [];
  const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(line) });
  const cause = new TypeError('fetch failed', {
    cause: new Error('connect ECONNREFUSED 10.0.0.1'),
  });
  const unreachable = new AuthError(
    503,
    'unexpected_failure',
    'The identity provider cannot be reached',
    {
      cause,
    },
  );
  expect(toAuthError(unreachable, logger)).toBe(unreachable);
  expect(lines.join('')).toBe(
    '{"level":40,"reason":"connect ECONNREFUSED 10.0.0.1","msg":"The identity provider cannot be reached"}\n',
  );
  toAuthError(new AuthError(422, 'mfa_verification_failed', 'Wrong', { cause }), logger);
  expect(lines).toHaveLength(1);
});
