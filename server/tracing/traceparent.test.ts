import { expect, it } from 'vitest';
import { parseTraceparent, renderTraceparent } from './traceparent.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const spanId = 'b7ad6b7169203331';

it('a header is read and written', () => {
  const header = `00-${traceId}-${spanId}-01`;
  const context = parseTraceparent(header);
  expect(context).toEqual({ traceId, spanId, isSampled: true });
  expect(context && renderTraceparent(context)).toBe(header);
  expect(parseTraceparent(`00-${traceId}-${spanId}-00`)?.isSampled).toBe(false);
  expect(parseTraceparent(`cc-${traceId}-${spanId}-03-later`)?.isSampled).toBe(true);
});

it.each([
  undefined,
  [`00-${traceId}-${spanId}-01`],
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01x`,
])('%j is no trace', (header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});
