/** The pattern of an `ilike` filter that finds a text; undefined for none. Wildcards in the text are left out. */
export function toSearchPattern(text: string): string | undefined {
  const plain = text.trim().replace(/[\\%_*]/g, '');
  return plain ? `%${plain}%` : undefined;
}
