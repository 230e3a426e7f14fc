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

/** A job that people could apply to, as the stories of the demo need it. */
export type Job = {
  id: string;
  slug: string;
  field: Field;
  title: Bilingual;
  client: string;
  opensAt: Date;
  /** No application came after this. */
  closedAt: Date | null;
  owner: Colleague;
  questions: Question[];
  hires: number;
};
