import { createContext, use } from 'react';
import type { FieldError, FormError, TypedValues } from '../../../domain/forms/form-error.ts';

/** What was wrong with a form that was sent without scripts, and what stood in it. */
export type Refusal = {
  error: FormError;
  fields: Record<string, FieldError>;
  typed: TypedValues;
};

export const RefusalContext = createContext<Refusal | undefined>(undefined);

/** Where the form was about this part of the page, and about that one of several. */
export function useRefusal(part: string | undefined, id?: string): Refusal | undefined {
  const refusal = use(RefusalContext);
  const isOwn = part !== undefined && refusal?.typed.part?.[0] === part;
  return isOwn && (id === undefined || refusal.typed.id?.[0] === id) ? refusal : undefined;
}
