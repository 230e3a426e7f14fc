import { createContext, use } from 'react';
import type { FieldError, TypedValues } from '../../../domain/forms/form-error.ts';
import type { FormsMessages } from './messages.en.ts';

type FormContextValue = {
  texts: FormsMessages;
  faults: Record<string, FieldError>;
  typed: TypedValues | undefined;
};

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useFormTexts(): FormsMessages {
  return useForm().texts;
}

/** What is wrong with a field, in words. */
export function useFault(name: string): string | undefined {
  const { texts, faults } = useForm();
  const fault = faults[name];
  return fault && texts.fieldErrors[fault];
}

/** What stood in the field when the form was sent without scripts; undefined where it was not. */
export function useTyped(name: string): string[] | undefined {
  const { typed } = useForm();
  return typed && (typed[name] ?? []);
}

function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('A field is used outside of a form');
  return form;
}
