import fc from 'fast-check';
import { z } from 'zod';

// Generates values that a schema allows, or almost allows: a JSON schema cannot express all refinements.

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** Valid values for string formats and patterns, so that some requests succeed. */
export type KnownValues = {
  uuid: readonly string[];
  token: readonly string[];
  email: readonly string[];
};

export function fromSchema(schema: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> {
  // Most schemas describe the output of checks; the input is often "anything".
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return ofSchema(json, known);
}

function ofSchema(schema: JsonSchema, known: KnownValues): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return fc.jsonValue({ maxDepth: 1 });
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((schema) => ofSchema(schema, known)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(ofSchema(itemOf(schema), known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 9, 2 ** 31) });
    case 'number':
      return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function itemOf({ items }: z.core.JSONSchema.BaseSchema): JsonSchema {
  return items && !Array.isArray(items) ? items : true;
}

function objectOf(schema: z.core.JSONSchema.BaseSchema, known: KnownValues): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties && typeof additionalProperties === 'object') {
    const name = fc.string({ maxLength: 12 });
    return fc.dictionary(name, ofSchema(additionalProperties, known), { maxKeys: 3 });
  }
  const fields = Object.entries(properties ?? {}).map(
    ([name, schema]) => [name, ofSchema(schema, known)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function textOf(schema: z.core.JSONSchema.BaseSchema, known: KnownValues): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 40 } = schema;
  if (format === 'uuid') return fc.constantFrom(...known.uuid);
  if (format === 'email') return fc.constantFrom(...known.email);
  if (format === 'date') return fc.constantFrom('2026-11-15', '2031-01-01');
  if (format === 'date-time') return fc.constantFrom('2031-01-01T00:00:00Z');
  if (format === 'uri') return fc.constantFrom('https://portfolio.example/me');
  if (pattern?.includes('{43}') || pattern?.includes('{20,100}'))
    return fc.constantFrom(...known.token);
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= 300);
  const units = { unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 30) } as const;
  return fc.string(units);
}
