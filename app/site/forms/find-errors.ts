import type { FieldError } from '../../../domain/forms/form-error.ts';
import { maxFileBytes } from '../../../domain/limits.ts';

type Field = {
  name: string;
  type: string;
  validity: Pick<ValidityState, 'valid' | 'valueMissing' | 'typeMismatch' | 'tooLong' | 'badInput'>;
  value?: string;
  files?: FileList | null;
  /** `or` names a field that may be filled in instead of this one. */
  dataset?: { or?: string };
};

/** Finds the errors that the browser can see, by field; the server checks everything again. */
export function findErrors(fields: Iterable<unknown>): Record<string, FieldError> {
  const fieldErrors: Record<string, FieldError> = {};
  const named = Array.from(fields).filter(isField);
  for (const field of named) {
    const error = errorOf(field) ?? alternativeError(field, named);
    if (error) fieldErrors[field.name] ??= error;
  }
  return fieldErrors;
}

function errorOf({ name, type, validity, files }: Field): FieldError | undefined {
  if ((files?.[0]?.size ?? 0) > maxFileBytes) return 'file_too_large';
  if (validity.valid) return undefined;
  if (validity.valueMissing) return name === 'consent' ? 'consent_required' : 'required';
  if (validity.tooLong) return 'too_long';
  if (type === 'email') return 'email_invalid';
  if (type === 'url') return 'url_invalid';
  if (type === 'date') return 'date_invalid';
  return type === 'number' ? 'number_invalid' : 'invalid';
}

function alternativeError({ files, dataset }: Field, others: Field[]): FieldError | undefined {
  if (!dataset?.or || files?.length) return undefined;
  const other = others.find(({ name }) => name === dataset.or);
  return other?.value?.trim() ? undefined : 'cv_or_linkedin';
}

function isField(value: unknown): value is Field {
  if (typeof value !== 'object' || value === null) return false;
  return 'validity' in value && 'name' in value && value.name !== '';
}
