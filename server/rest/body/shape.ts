import type { PreparedRequest, Statement } from '../prepare/prepared-request.ts';
import { bodySlot } from '../sql/writer.ts';
import type { Body } from './body.ts';

// Writes and calls with one JSON object share one plan and one statement if the object has the same
// keys.

const maxKeyLength = 2_000;

/** A body that is one small JSON object. */
type Shaped = { key: string; json: string };

/** Returns the part of the body on which the preparation depends; undefined if the body is not one object. */
export function shapeOf({ content, contentType }: Body): Shaped | undefined {
  if (content.type !== 'object' || typeof content.json !== 'string') return undefined;
  const keys = JSON.stringify(content.keys);
  if (keys.length > maxKeyLength) return undefined;
  return { key: `${contentType}\n${keys}`, json: content.json };
}

/** Renders the body for the statement: unchanged, or as a list of one. */
export type Wrap = (json: string) => string;

const asItIs: Wrap = (json) => json;
const asListOfOne: Wrap = (json) => `[${json}]`;

/** Returns undefined if the statement depends on the body in another way. */
export function findWrap({ statement, estimate }: PreparedRequest, json: string): Wrap | undefined {
  const parameter = bodyParameterOf(statement);
  if (parameter === undefined || estimate) return undefined;
  return [asItIs, asListOfOne].find((wrap) => wrap(json) === statement.values[parameter]);
}

export function withBody(prepared: PreparedRequest, wrap: Wrap, json: string): PreparedRequest {
  const { statement } = prepared;
  const values = statement.values.slice();
  const parameter = bodyParameterOf(statement);
  if (parameter !== undefined) values[parameter] = wrap(json);
  return { ...prepared, statement: { ...statement, values } };
}

function bodyParameterOf({ slots }: Statement): number | undefined {
  return slots.find(([, slot]) => slot === bodySlot)?.[0];
}
