import type { Language } from '../../../../domain/language.ts';

export type PersonInput = {
  first_name: string;
  last_name: string;
  email: string;
  phone?: string;
  linkedin_url?: string;
  location?: string;
  headline?: string;
  source?: string;
  language: Language;
};

export type MatchedPerson = {
  id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  language: Language;
  /** Columns of the record that the form has changed. */
  changed?: string[];
};

export const matchedColumns = ['id', 'first_name', 'last_name', 'email', 'language'] as const;
