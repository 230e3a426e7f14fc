import { describe, expect, it } from 'vitest';
import { ReadHistory } from './read-history.ts';

describe('ReadHistory', () => {
  it('tries a statement after one fast exclusive run, and trusts it after many', () => {
    const history = new ReadHistory();
    expect(history.modeOf('a')).toBe('exclusive');
    history.ranExclusively('a', 200);
    expect(history.modeOf('a')).toBe('exclusive');
    history.ranExclusively('a', 2);
    expect(history.modeOf('a')).toBe('trial');
    expect(history.modeOf('b')).toBe('exclusive');
    for (let n = 0; n < 100; n++) history.ranFast('a');
    expect(history.modeOf('a')).toBe('shared');
    history.ranExclusively('a', 200);
    expect(history.modeOf('a')).toBe('exclusive');
  });

  it('runs a statement exclusively for a while after a timeout, also if it is fast in between', () => {
    let now = 1;
    const history = new ReadHistory(() => now);
    history.ranExclusively('a', 2);
    history.timedOut('a');
    history.ranAfterTimeout('a', 500);
    history.ranExclusively('a', 2);
    expect(history.modeOf('a')).toBe('exclusive');
    now += 31_000;
    expect(history.modeOf('a')).toBe('trial');
  });

  it('forgives a timeout caused by a busy machine if the exclusive run is fast', () => {
    const history = new ReadHistory();
    history.ranExclusively('a', 2);
    history.timedOut('a');
    expect(history.modeOf('a')).toBe('exclusive');
    history.ranAfterTimeout('a', 3);
    expect(history.modeOf('a')).toBe('trial');
  });

  it('requires more fast runs while many statements turn out slow', () => {
    let now = 1;
    const history = new ReadHistory(() => now);
    for (let n = 0; n < 100; n++) history.ranFast('old');
    history.ranExclusively('new', 2);
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      history.ranExclusively(text, 2);
      history.timedOut(text);
    }
    expect(history.modeOf('new')).toBe('exclusive');
    expect(history.modeOf('old')).toBe('shared');
    now += 6_000;
    expect(history.modeOf('new')).toBe('trial');
  });
});
