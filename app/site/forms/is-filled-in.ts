type Field = Pick<HTMLInputElement, 'type' | 'value' | 'checked'>;

/** Returns true if a field has a value; a checkbox or radio button has one when it is checked. */
export function isFilledIn({ type, value, checked }: Field): boolean {
  return type === 'checkbox' || type === 'radio' ? checked : value.trim() !== '';
}
