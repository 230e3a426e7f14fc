import type { QuestionKind } from '../enums.ts';
import { type Language, languages } from '../language.ts';

export type OptionDraft = { value: string; label: { en: string; sv: string } };

export type QuestionDraft = {
  kind: QuestionKind;
  prompt: { en: string; sv: string };
  help: { en: string; sv: string };
  options: OptionDraft[];
  required: boolean;
};

export const maxQuestionLengths = { prompt: 300, help: 500, option: 200 };

export const maxOptions = 30;

export type QuestionError = 'required' | 'too_long' | 'options_missing' | 'option_empty';

export function hasOptions(kind: QuestionKind): boolean {
  return kind === 'single_choice' || kind === 'multiple_choice';
}

/** Returns the errors of a question by field: `prompt.en`, `help.sv`, `options`, `option:a1.en`. */
export function findQuestionErrors({
  kind,
  prompt,
  help,
  options,
}: QuestionDraft): Record<string, QuestionError> {
  const errors: Record<string, QuestionError> = {};
  const check = (key: string, text: Record<Language, string>, max: number) => {
    for (const language of languages) {
      if ([...text[language].trim()].length > max) errors[`${key}.${language}`] = 'too_long';
    }
  };
  if (isBlank(prompt)) errors['prompt.en'] = 'required';
  check('prompt', prompt, maxQuestionLengths.prompt);
  check('help', help, maxQuestionLengths.help);
  if (!hasOptions(kind)) return errors;
  if (options.length === 0) errors.options = 'options_missing';
  for (const { value, label } of options) {
    if (isBlank(label)) errors[`option:${value}.en`] = 'option_empty';
    check(`option:${value}`, label, maxQuestionLengths.option);
  }
  return errors;
}

const isBlank = ({ en, sv }: Record<Language, string>) => !en.trim() && !sv.trim();

/** True if a text of the question is missing in the language. */
export function lacksTexts(question: QuestionDraft | undefined, language: Language): boolean {
  if (!question) return false;
  const { kind, prompt, options } = question;
  return (
    !prompt[language].trim() ||
    (hasOptions(kind) && options.some(({ label }) => !label[language].trim()))
  );
}
