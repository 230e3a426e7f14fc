type Field = Pick<HTMLInputElement, 'type' | 'value' | 'checked'>;

/** Whether a field has a value; a box or a button has one when it is chosen. */
export function isFilledIn({ type, value, checked }: Field): boolean {
  return type === 'checkbox' || type === 'radio' ? checked : value.trim() !== '';
}
