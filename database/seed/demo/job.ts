import type { Language } from '../../../domain/language.ts';
import type { Bilingual } from '../content/rows.ts';
import type { Field } from '../people/professions.ts';

export type Question = {
  id: string;
  position: number;
  kind:
    | 'short_text'
    | 'long_text'
    | 'yes_no'
    | 'single_choice'
    | 'multiple_choice'
    | 'number'
    | 'url';
  prompt: Bilingual;
  options: { value: string }[];
  required: boolean;
};

export type Colleague = {
  id: string;
  name: string;
  email: string;
  role: string;
  language: Language;
};

/** A job with the data that the demo stories need. */
export type Job = {
  id: string;
  slug: string;
  field: Field;
  title: Bilingual;
  client: string;
  opensAt: Date;
  /** The last moment of an application. */
  closedAt: Date | null;
  /** One that stays when the demo is removed. */
  isFixed: boolean;
  owner: Colleague;
  questions: Question[];
  hires: number;
};
