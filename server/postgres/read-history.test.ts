import { describe, expect, it } from 'vitest';
import { ReadHistory } from './read-history.ts';

describe('ReadHistory', () => {
  it('lets a text share once it was fast', () => {
    const history = new ReadHistory();
    expect(history.mayShare('a')).toBe(false);
    history.ranAlone('a', 200);
    expect(history.mayShare('a')).toBe(false);
    history.ranAlone('a', 2);
    expect(history.mayShare('a')).toBe(true);
    expect(history.mayShare('b')).toBe(false);
  });

  it('keeps what was cut apart for a while, also when it is fast in between', () => {
    let now = 1;
    const history = new ReadHistory(() => now);
    history.ranAlone('a', 2);
    history.wasCut('a');
    history.ranAfterCut('a', 500);
    history.ranAlone('a', 2);
    expect(history.mayShare('a')).toBe(false);
    now += 31_000;
    expect(history.mayShare('a')).toBe(true);
  });

  it('does not hold a busy machine against a text that is fast alone', () => {
    const history = new ReadHistory();
    history.ranAlone('a', 2);
    history.wasCut('a');
    expect(history.mayShare('a')).toBe(false);
    history.ranAfterCut('a', 3);
    expect(history.mayShare('a')).toBe(true);
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
    expect(history.mayShare('new')).toBe(false);
    expect(history.mayShare('old')).toBe(true);
    now += 6_000;
    expect(history.mayShare('new')).toBe(true);
  });
});
