import { describe, expect, it } from 'vitest';
import { checkGuard } from './parse.ts';

describe('the guard of a form', () => {
  const now = 1_000_000_000;
  const sent = (startedAt: number) => () => checkGuard({ started_at: startedAt }, now);

  it('takes a form that took its time, and one that was shown in the future', () => {
    expect(sent(now - 60_000)).not.toThrow();
    // The visitor's clock is ahead, or ours was set back.
    expect(sent(now + 3_600_000)).not.toThrow();
  });

  it('refuses what no person types', () => {
    expect(sent(now - 500)).toThrow(/very fast/);
    expect(() => checkGuard({}, now)).toThrow(/program/);
    expect(() => checkGuard({ started_at: 1, homepage: 'x' }, now)).toThrow(/program/);
  });
});
