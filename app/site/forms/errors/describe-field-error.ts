import type { FieldError } from '../../../../domain/forms/form-error.ts';
import { fill } from '../../../i18n/fill.ts';
import type { FormsMessages } from '../messages.en.ts';

type ErrorMessages = Pick<FormsMessages, 'fieldErrors' | 'namedErrors' | 'fieldNames'>;

/** Returns the message of an error; it names the field, because a screen reader may read it far from its label. */
export function describeFieldError(
  { fieldErrors, namedErrors, fieldNames }: ErrorMessages,
  name: string,
  error: FieldError,
): string {
  const field = Object.hasOwn(fieldNames, name) ? fieldNames[name] : undefined;
  if (!field || !(error in namedErrors)) return fieldErrors[error];
  return fill(namedErrors[error as keyof typeof namedErrors], { field });
}
