import type { FieldError } from '../../../domain/forms/form-error.ts';
import { maxFileBytes } from '../../../domain/limits.ts';

type Field = {
  name: string;
  type: string;
  validity: Pick<
    ValidityState,
    | 'valid'
    | 'valueMissing'
    | 'typeMismatch'
    | 'tooLong'
    | 'badInput'
    | 'rangeUnderflow'
    | 'rangeOverflow'
  >;
  value?: string;
  files?: FileList | null;
  /**
   * `or` names a field that may be filled in instead of this one. `maxLength` is the limit of a field whose text the
   * browser does not cut.
   */
  dataset?: { or?: string; maxLength?: string };
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

function errorOf(field: Field): FieldError | undefined {
  const { name, type, validity, files } = field;
  if ((files?.[0]?.size ?? 0) > maxFileBytes) return 'file_too_large';
  if (isTooLong(field)) return 'too_long';
  if (validity.valid) return undefined;
  if (validity.valueMissing) return name === 'consent' ? 'consent_required' : 'required';
  if (validity.tooLong) return 'too_long';
  if (type === 'email') return 'email_invalid';
  if (type === 'url') return 'url_invalid';
  if (type === 'date') return 'date_invalid';
  if (validity.rangeUnderflow) return 'number_too_low';
  if (validity.rangeOverflow) return 'number_too_high';
  return type === 'number' ? 'number_invalid' : 'invalid';
}

function isTooLong({ value, dataset }: Field): boolean {
  return dataset?.maxLength !== undefined && lengthOf(value ?? '') > Number(dataset.maxLength);
}

/** The length as the server measures it: trimmed, and with the line breaks of a submitted form. */
export function lengthOf(text: string): number {
  return text.trim().replace(/\r?\n/g, '\r\n').length;
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
