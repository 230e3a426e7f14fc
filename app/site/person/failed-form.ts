import { createContext, use } from 'react';
import type { FieldError, FormError, TypedValues } from '../../../domain/forms/form-error.ts';

/** The errors and values of a form that was submitted without JavaScript. */
type FailedForm = {
  error: FormError;
  fields: Record<string, FieldError>;
  typed: TypedValues;
};

export const FailedFormContext = createContext<FailedForm | undefined>(undefined);

/** Returns the failed form if it changed this part, and this record if an id is given. */
export function useFailedForm(part: string | undefined, id?: string): FailedForm | undefined {
  const failedForm = use(FailedFormContext);
  const isOwn = part !== undefined && failedForm?.typed.part?.[0] === part;
  return isOwn && (id === undefined || failedForm.typed.id?.[0] === id) ? failedForm : undefined;
}
