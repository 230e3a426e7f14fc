import type { z } from 'zod';
import { type FieldError, fieldErrors } from '../../domain/forms/form-error.ts';
import { type FormGuard, formGuard, minFillTimeMs } from '../../domain/forms/form-guard.ts';
import { FunctionError } from './errors.ts';

/** Adds `otherErrors`, which the schema cannot find, so that all errors are reported together. */
export function parseFields<T extends z.ZodType>(
  schema: T,
  input: unknown,
  otherErrors: Record<string, FieldError> = {},
): z.output<T> {
  const parsed = schema.safeParse(input);
  if (parsed.success && Object.keys(otherErrors).length === 0) return parsed.data;
  const fields = { ...otherErrors };
  for (const { path, message } of parsed.error?.issues ?? []) {
    fields[path.join('.') || 'form'] ??= isKey(message) ? message : 'invalid';
  }
  throw new FunctionError('invalid', { fields });
}

function isKey(message: string): message is FieldError {
  return (fieldErrors as readonly string[]).includes(message);
}

/** Rejects forms that look automated: a filled hidden field, or sent too fast. The error says what a person can do. */
export function checkGuard(fields: Record<string, unknown>, now = Date.now()): FormGuard {
  const parsed = formGuard.safeParse(fields);
  if (!parsed.success) throw new FunctionError('unreadable');
  const { homepage, started_at: startedAt } = parsed.data;
  if (homepage || !startedAt) throw new FunctionError('looks_automated');
  // Clocks differ and jump: a start time in the future is no evidence of a program.
  const elapsedMs = now - startedAt;
  if (elapsedMs >= 0 && elapsedMs < minFillTimeMs) throw new FunctionError('too_fast');
  return parsed.data;
}
