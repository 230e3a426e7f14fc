import type { FieldError } from '../../../domain/form-error.ts';

const mostBytes = 10 * 1024 * 1024;

type Field = {
  name: string;
  type: string;
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch' | 'tooLong' | 'badInput'>;
  files?: FileList | null;
};

/** What the browser itself can tell is wrong, by field; the server checks everything again. */
export function findFaults(fields: Iterable<unknown>): Record<string, FieldError> {
  const faults: Record<string, FieldError> = {};
  for (const field of fields) {
    if (!isField(field) || !field.name) continue;
    const fault = faultOf(field);
    if (fault) faults[field.name] ??= fault;
  }
  return faults;
}

function faultOf({ name, type, validity, files }: Field): FieldError | undefined {
  if ((files?.[0]?.size ?? 0) > mostBytes) return 'file_too_large';
  if (validity.valid) return undefined;
  if (validity.valueMissing) return name === 'consent' ? 'consent_required' : 'required';
  if (validity.tooLong) return 'too_long';
  if (type === 'email') return 'email_invalid';
  if (type === 'url') return 'url_invalid';
  if (type === 'date') return 'date_invalid';
  return type === 'number' ? 'number_invalid' : 'invalid';
}

function isField(value: unknown): value is Field {
  return typeof value === 'object' && value !== null && 'validity' in value && 'name' in value;
}
