import type { Language, LocalizedText } from '../../../domain/language.ts';
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
  prompt: LocalizedText;
  options: { value: string }[];
  required: boolean;
};

export type Colleague = { id: string; name: string; role: string; language: Language };

/** A job that people could apply to, as the stories of the demo need it. */
export type Job = {
  id: string;
  field: Field;
  title: LocalizedText;
  client: string;
  opensAt: Date;
  /** No application came after this. */
  closedAt: Date | null;
  owner: Colleague;
  questions: Question[];
  hires: number;
};
