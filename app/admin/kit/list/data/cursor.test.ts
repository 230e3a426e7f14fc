import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCursor, renderCursor } from './cursor.ts';

test('a cursor survives the URL, whatever its value', () => {
  const cursors = fc.record({
    value: fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean(), fc.constant(null)),
    id: fc.uuid(),
    position: fc.option(fc.nat()),
  });
  fc.assert(
    fc.property(cursors, (cursor) => {
      const text = renderCursor(cursor);
      expect(text).toMatch(/^[\w-]+$/);
      expect(parseCursor(text)).toEqual(cursor);
    }),
  );
});

test('a URL that was edited by hand has no cursor', () => {
  for (const text of ['', 'x', '%%%', btoa('{}'), btoa('[1]'), btoa('[{},"id"]'), 'w6U']) {
    expect(parseCursor(text)).toBeUndefined();
  }
});
