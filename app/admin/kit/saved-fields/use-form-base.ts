import { useState } from 'react';
import { sameValue } from '../autosave/same-value.ts';

/**
 * The values from which a form that is always open is edited. A change of a colleague replaces them only while nothing
 * is typed: typed text stays, and saving compares it with these values.
 */
export function useFormBase<Values extends object>(stored: Values) {
  const [base, setBase] = useState(stored);
  const [isDirty, setDirty] = useState(false);
  if (!isDirty && !sameValue(base, stored)) setBase(stored);
  return {
    base,
    /** The key of the form: it resets the fields. */
    formKey: JSON.stringify(base),
    onChange: () => setDirty(true),
    reset: () => setDirty(false),
  };
}
