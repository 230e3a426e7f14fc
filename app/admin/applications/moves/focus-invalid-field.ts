type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Focuses the first field that is not valid, and returns the names of all invalid fields. It is for forms with `noValidate`, which
 * show messages of their own instead of the messages of the browser.
 */
export function focusInvalidField(form: HTMLFormElement): string[] {
  const fields = Array.from(form.querySelectorAll<Field>('input, select, textarea'));
  const invalid = fields.filter((field) => !field.validity.valid || isTooShort(field));
  invalid[0]?.focus();
  return invalid.map(({ name }) => name);
}

/** The browser counts spaces, and leaves out a text that was there before the user typed. */
function isTooShort(field: Field): boolean {
  const { length } = field.value.trim();
  const min = 'minLength' in field ? field.minLength : 0;
  return field.required && (length === 0 || length < min);
}
