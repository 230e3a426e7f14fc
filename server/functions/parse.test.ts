import { describe, expect, it } from 'vitest';
import { checkGuard } from './parse.ts';

describe('checkGuard', () => {
  const now = 1_000_000_000;
  const sent = (startedAt: number) => () => checkGuard({ started_at: startedAt }, now);

  it('accepts a form that took long enough, and one with a start time in the future', () => {
    expect(sent(now - 60_000)).not.toThrow();
    // The visitor's clock is ahead, or the server's was set back.
    expect(sent(now + 3_600_000)).not.toThrow();
  });

  it('rejects forms that look automated', () => {
    expect(sent(now - 500)).toThrow(/very fast/);
    expect(() => checkGuard({}, now)).toThrow(/program/);
    expect(() => checkGuard({ started_at: 1, homepage: 'x' }, now)).toThrow(/program/);
  });
});
