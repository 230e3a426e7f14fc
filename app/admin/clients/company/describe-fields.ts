import type { z } from 'zod';

/** Returns the first error of each field that failed, as the message of that field. */
export function describeFields<Field extends string>(
  error: z.ZodError,
  messages: Partial<Record<Field, string>>,
  fallback: string,
): Partial<Record<Field, string>> {
  const fields = error.issues.map(({ path }) => String(path[0]) as Field);
  return Object.fromEntries(fields.map((field) => [field, messages[field] ?? fallback])) as Partial<
    Record<Field, string>
  >;
}
