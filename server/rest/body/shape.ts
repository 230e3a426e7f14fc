import type { Prepared, Statement } from '../answer.ts';
import { bodySlot } from '../sql/writer.ts';
import type { Body } from './body.ts';

// Writes and calls whose one JSON object has the same keys have one plan and one statement, whatever
// the values.

const longestKey = 2_000;

/** A body that is one small JSON object. */
export type Shaped = { key: string; json: string };

/** What the preparation of a request with this body depends on; nothing for a body that is not one object. */
export function shapeOf({ content, contentType }: Body): Shaped | undefined {
  if (content.type !== 'object' || typeof content.json !== 'string') return undefined;
  const keys = JSON.stringify(content.keys);
  if (keys.length > longestKey) return undefined;
  return { key: `${contentType}\n${keys}`, json: content.json };
}

/** How the statement takes the body: as it is, or as a list of one. */
export type Wrap = (json: string) => string;

const asItIs: Wrap = (json) => json;
const asListOfOne: Wrap = (json) => `[${json}]`;

/** Nothing when the statement depends on the body in another way. */
export function findWrap({ statement, estimate }: Prepared, json: string): Wrap | undefined {
  const place = placeOf(statement);
  if (place === undefined || estimate) return undefined;
  return [asItIs, asListOfOne].find((wrap) => wrap(json) === statement.values[place]);
}

export function withBody(prepared: Prepared, wrap: Wrap, json: string): Prepared {
  const { statement } = prepared;
  const values = statement.values.slice();
  const place = placeOf(statement);
  if (place !== undefined) values[place] = wrap(json);
  return { ...prepared, statement: { ...statement, values } };
}

function placeOf({ slots }: Statement): number | undefined {
  return slots.find(([, slot]) => slot === bodySlot)?.[0];
}
