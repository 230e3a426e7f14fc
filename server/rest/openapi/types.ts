/** A type of JSON schema; undefined for JSON itself, which may be anything. */
type JsonType = 'string' | 'boolean' | 'integer' | 'number' | 'array' | undefined;

const types: Record<string, JsonType> = {
  boolean: 'boolean',
  smallint: 'integer',
  integer: 'integer',
  bigint: 'integer',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  json: undefined,
  jsonb: undefined,
};

function jsonTypeOf(type: string): JsonType {
  if (Object.hasOwn(types, type)) return types[type];
  return type.endsWith('[]') ? 'array' : 'string';
}

/** Describes a value of a PostgreSQL type. */
export function describeType(type: string): Record<string, unknown> {
  const jsonType = jsonTypeOf(type);
  return {
    format: type,
    ...(jsonType && { type: jsonType }),
    ...(jsonType === 'array' && { items: describeItem(type.slice(0, -2)) }),
  };
}

function describeItem(type: string): Record<string, unknown> {
  const jsonType = jsonTypeOf(type);
  return jsonType ? { type: jsonType } : {};
}

/** A list is written as text in a query string. */
export function describeParameter(type: string): Record<string, unknown> {
  const jsonType = jsonTypeOf(type) ?? 'string';
  return { format: type, type: jsonType === 'array' ? 'string' : jsonType };
}

/** The value of a constant default; other defaults of text are shown as SQL, as PostgREST does. */
export function describeDefault(sql: string | null, type: string): Record<string, unknown> {
  if (sql === null) return {};
  const [, quoted] = /^'(.*)'::[^']*$/s.exec(sql) ?? [];
  if (jsonTypeOf(type) === 'string') return { default: quoted?.replaceAll("''", "'") ?? sql };
  try {
    return { default: JSON.parse(quoted ?? sql) };
  } catch {
    return {};
  }
}
