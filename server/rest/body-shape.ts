import type { Prepared, Statement } from './answer.ts';
import { isObject } from './body.ts';
import { bodySlot } from './sql/writer.ts';

// Writes and calls whose one JSON object has the same keys have one plan and one statement, whatever
// the values.

const longestKey = 2_000;

/** What the preparation of a request with this body depends on; nothing for a body that is not one object. */
export function bodyShape(text: string, contentType: string): string | undefined {
  if (contentType !== 'application/json' && contentType !== '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const keys = isObject(value) ? JSON.stringify(Object.keys(value)) : undefined;
    return keys && keys.length <= longestKey ? `${contentType}\n${keys}` : undefined;
  } catch {
    return undefined;
  }
}

/** How the statement takes the body: as it is, or as a list of one. */
export type Wrap = (text: string) => string;

const asItIs: Wrap = (text) => text;
const asList: Wrap = (text) => `[${text}]`;

/** Nothing when the statement depends on the body in another way. */
export function findWrap({ statement, estimate }: Prepared, text: string): Wrap | undefined {
  const place = placeOf(statement);
  if (place === undefined || estimate) return undefined;
  return [asItIs, asList].find((wrap) => wrap(text) === statement.values[place]);
}

export function withBody(prepared: Prepared, wrap: Wrap, text: string): Prepared {
  const { statement } = prepared;
  const values = statement.values.slice();
  const place = placeOf(statement);
  if (place !== undefined) values[place] = wrap(text);
  return { ...prepared, statement: { ...statement, values } };
}

function placeOf({ slots }: Statement): number | undefined {
  return slots.find(([, slot]) => slot === bodySlot)?.[0];
}
