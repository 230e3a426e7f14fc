/** A parsed form whose empty fields are null instead of undefined. */
type WithNulls<T> = {
  [Key in keyof T]-?: undefined extends T[Key] ? Exclude<T[Key], undefined> | null : T[Key];
};

/**
 * Turns the empty fields of a parsed form into null, so that an update clears their columns. JSON leaves out undefined
 * values, so the columns would keep their old text.
 */
export function withNulls<T extends object>(fields: T): WithNulls<T> {
  const entries = Object.entries(fields).map(([name, value]) => [name, value ?? null]);
  return Object.fromEntries(entries) as WithNulls<T>;
}
