import { createContext, use } from 'react';
import type { FieldConstraints, FormConstraints } from '../../../domain/field-constraints.ts';
import type { FieldError, TypedValues } from '../../../domain/forms/form-error.ts';
import { describeFieldError } from './errors/describe-field-error.ts';
import type { FormsMessages } from './messages.en.ts';

type FormContextValue = {
  messages: FormsMessages;
  constraints: FormConstraints;
  fieldErrors: Record<string, FieldError>;
  typed: TypedValues | undefined;
  /** Percent of the upload; undefined while nothing is sent. */
  progress?: number;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormMessages(): FormsMessages {
  return useForm().messages;
}

/** The error message of a field. */
export function useFieldError(name: string): string | undefined {
  const { messages, fieldErrors } = useForm();
  const error = fieldErrors[name];
  return error && describeFieldError(messages, name, error);
}

/** The HTML attributes that were derived from the schema of the form. */
export function useConstraints(name: string): FieldConstraints {
  return useForm().constraints[name] ?? {};
}

/** The submitted values of a field when the form is shown again; undefined at first. */
export function useTyped(name: string): string[] | undefined {
  const { typed } = useForm();
  return typed && (typed[name] ?? []);
}

/** True if a form that was rejected without JavaScript is shown again. */
export function useIsShownAgain(): boolean {
  return useForm().typed !== undefined;
}

export function useUploadProgress(): number | undefined {
  return useForm().progress;
}

function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field is used outside of a form');
  return form;
}
