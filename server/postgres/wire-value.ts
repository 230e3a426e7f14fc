/** Renders a parameter as the wire protocol expects it: text or bytes. */
export function wireValue(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value;
  if (value instanceof Uint8Array) return Buffer.from(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayLiteral(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export function arrayLiteral(items: readonly unknown[]): string {
  return `{${items.map(element).join(',')}}`;
}

function element(item: unknown): string {
  if (item === null || item === undefined) return 'NULL';
  if (Array.isArray(item)) return arrayLiteral(item);
  const text = Buffer.isBuffer(item) ? `\\x${item.toString('hex')}` : String(wireValue(item));
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
