import { describe, expect, it } from 'vitest';
import { ReadHistory } from './read-history.ts';

describe('ReadHistory', () => {
  it('tries a text once it was fast alone, and trusts it when it was so for long', () => {
    const history = new ReadHistory();
    expect(history.placeOf('a')).toBe('alone');
    history.ranAlone('a', 200);
    expect(history.placeOf('a')).toBe('alone');
    history.ranAlone('a', 2);
    expect(history.placeOf('a')).toBe('trial');
    expect(history.placeOf('b')).toBe('alone');
    for (let n = 0; n < 100; n++) history.ranFast('a');
    expect(history.placeOf('a')).toBe('shared');
    history.ranAlone('a', 200);
    expect(history.placeOf('a')).toBe('alone');
  });

  it('keeps what was cut apart for a while, also when it is fast in between', () => {
    let now = 1;
    const history = new ReadHistory(() => now);
    history.ranAlone('a', 2);
    history.wasCut('a');
    history.ranAfterCut('a', 500);
    history.ranAlone('a', 2);
    expect(history.placeOf('a')).toBe('alone');
    now += 31_000;
    expect(history.placeOf('a')).toBe('trial');
  });

  it('does not hold a busy machine against a text that is fast alone', () => {
    const history = new ReadHistory();
    history.ranAlone('a', 2);
    history.wasCut('a');
    expect(history.placeOf('a')).toBe('alone');
    history.ranAfterCut('a', 3);
    expect(history.placeOf('a')).toBe('trial');
  });

  it('asks for a longer record while many texts turn out slow', () => {
    let now = 1;
    const history = new ReadHistory(() => now);
    for (let n = 0; n < 100; n++) history.ranFast('old');
    history.ranAlone('new', 2);
    for (const text of ['a', 'b', 'c', 'd', 'e']) {
      history.ranAlone(text, 2);
      history.wasCut(text);
    }
    expect(history.placeOf('new')).toBe('alone');
    expect(history.placeOf('old')).toBe('shared');
    now += 6_000;
    expect(history.placeOf('new')).toBe('trial');
  });
});
