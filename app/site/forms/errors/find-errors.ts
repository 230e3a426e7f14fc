import type { FieldError } from '../../../../domain/forms/form-error.ts';
import { maxFileBytes } from '../../../../domain/limits.ts';

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
  files?: ArrayLike<Pick<File, 'name' | 'size'>> | null;
  /** The file name extensions that a file field takes, as in HTML. */
  accept?: string;
  /**
   * `or` names a field that may be filled in instead of this one. `maxLength` is the limit of a field whose text the
   * browser does not cut.
   */
  dataset?: { or?: string; maxLength?: string };
};

/** Finds the errors that the browser can see, by field; the server checks everything again. */
export function findErrors(fields: Iterable<unknown>): Record<string, FieldError> {
  const fieldErrors: Record<string, FieldError> = {};
  const namedFields = Array.from(fields).filter(isField);
  for (const field of namedFields) {
    const error = errorOf(field) ?? alternativeError(field, namedFields);
    if (error) fieldErrors[field.name] ??= error;
  }
  return fieldErrors;
}

/**
 * Returns the errors after a field has changed: a field that was wrong once is checked with every change, and a file
 * when it is chosen. `wrongBefore` has the names of fields that were corrected since the form was sent. Other errors
 * wait until the form is sent, so that nobody is corrected while typing.
 */
export function recheckErrors(
  shown: Record<string, FieldError>,
  changed: { name: string; type: string },
  fields: Iterable<unknown>,
  wrongBefore: ReadonlySet<string> = new Set(),
): Record<string, FieldError> {
  const isFile = changed.type === 'file';
  const isWatched = isFile || wrongBefore.has(changed.name);
  if (!isWatched && Object.keys(shown).length === 0) return shown;
  const currentErrors = findErrors(fields);
  const newlyShown = { ...shown };
  for (const name of new Set([changed.name, ...Object.keys(shown)])) {
    const isChanged = name === changed.name;
    const isChecked = isChanged ? isWatched || name in shown : shown[name] === 'cv_or_linkedin';
    if (!isChecked) continue;
    delete newlyShown[name];
    // Removing a file is no error before the form is sent.
    const isEarly =
      isFile && currentErrors[name] === 'cv_or_linkedin' && shown[name] !== currentErrors[name];
    if (currentErrors[name] && !isEarly) newlyShown[name] = currentErrors[name];
  }
  return newlyShown;
}

/** The server names the entry of a list, as in `skills.3`; the form has one field for all of them. */
export function byField(fieldErrors: Record<string, FieldError> = {}): Record<string, FieldError> {
  return Object.fromEntries(
    Object.entries(fieldErrors).map(([path, error]) => [path.replace(/\.\d+$/, ''), error]),
  );
}

function errorOf(field: Field): FieldError | undefined {
  const { name, type, validity } = field;
  const fileError = errorOfFile(field);
  if (fileError) return fileError;
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

/** A name without an extension is left to the server, which looks at the content. */
function errorOfFile({ files, accept }: Field): FieldError | undefined {
  const [file] = Array.from(files ?? []);
  if (!file) return undefined;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(file.name)?.[0].toLowerCase();
  if (accept && extension && !accept.split(',').includes(extension)) return 'file_type';
  if (file.size > maxFileBytes) return 'file_too_large';
  return file.size === 0 ? 'file_empty' : undefined;
}

function isTooLong({ value, dataset }: Field): boolean {
  return dataset?.maxLength !== undefined && lengthOf(value ?? '') > Number(dataset.maxLength);
}

/** Returns the length as the server measures it: trimmed, and with the line breaks of a submitted form. */
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
