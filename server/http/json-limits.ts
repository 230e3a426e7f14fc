const [quote, backslash, colon, comma, ...brackets] = [...'"\\:,[{]}'].map((sign) =>
  sign.charCodeAt(0),
);
const [openList, openObject, closeList, closeObject] = brackets;

export type JsonLimits = {
  /** Levels of lists and objects. */
  depth: number;
  /** Keys of any one object. */
  keys: number;
  /** Keys, items and brackets altogether. */
  values: number;
};

/** The limits of small requests: forms, sign-in and events. */
export const smallJson: JsonLimits = { depth: 500, keys: 1_000, values: 5_000 };

/**
 * Returns the first limit that a JSON text exceeds. It scans the bytes before parsing: objects with
 * many distinct keys take seconds to create, and deeply nested values overflow the stack.
 */
export function findExceededLimit(
  json: Uint8Array,
  limits: JsonLimits,
): keyof JsonLimits | undefined {
  // Each level, key and value takes a byte at least.
  if (json.length <= Math.min(limits.depth, limits.keys, limits.values)) return undefined;
  const keys = new Uint32Array(limits.depth + 2);
  let depth = 0;
  let values = 0;
  for (let index = 0; index < json.length; index++) {
    switch (json[index]) {
      case quote:
        index = endOfString(json, index);
        break;
      case openList:
      case openObject:
        depth += 1;
        values += 1;
        keys[depth] = 0;
        if (depth > limits.depth) return 'depth';
        break;
      case closeList:
      case closeObject:
        if (depth > 0) depth -= 1;
        break;
      case colon: {
        const keysAtDepth = (keys[depth] ?? 0) + 1;
        keys[depth] = keysAtDepth;
        if (keysAtDepth > limits.keys) return 'keys';
        break;
      }
      case comma:
        values += 1;
        break;
    }
    if (values > limits.values) return 'values';
  }
  return undefined;
}

function endOfString(json: Uint8Array, start: number): number {
  for (let index = start + 1; index < json.length; index++) {
    if (json[index] === backslash) index++;
    else if (json[index] === quote) return index;
  }
  return json.length;
}
